import java.util.List;

class Solution {
    public Object seal(String text) {
        Object answer = 0L;
        for (int depth = 0; depth < 10_000; depth++) answer = List.of(answer);
        return answer;
    }
}
