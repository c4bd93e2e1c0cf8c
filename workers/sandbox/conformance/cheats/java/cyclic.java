import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<Object> seal(String text) {
        List<Object> list = new ArrayList<>();
        list.add(list);
        return list;
    }
}
