package errorbar.compiler;

import java.util.function.UnaryOperator;

/** Compilations of our own before the first real one, which would else take ten times as long. */
final class WarmUp {
    private static final int ROUNDS = 6;
    private static final String SOURCE = String.join("\n",
            "import java.util.*;",
            "import java.util.function.*;",
            "import java.util.stream.*;",
            "class Solution {",
            "    record Pair(int left, int right) {}",
            "    enum Kind { ODD, EVEN }",
            "    interface Shape { double area(); }",
            "    static int total;",
            "    public static List<Integer> solve(List<Integer> numbers, String text) {",
            "        Map<String, List<Integer>> groups = new HashMap<>();",
            "        for (int number : numbers) {",
            "            groups.computeIfAbsent(number % 2 == 0 ? \"even\" : \"odd\", key -> new ArrayList<>()).add(number);",
            "        }",
            "        StringBuilder out = new StringBuilder();",
            "        for (char letter : text.toCharArray()) {",
            "            switch (letter) {",
            "                case 'a': out.append(1); break;",
            "                default: out.append(letter).append(\"-\" + letter);",
            "            }",
            "        }",
            "        try {",
            "            total += Integer.parseInt(out.toString());",
            "        } catch (NumberFormatException failed) {",
            "            total = (int) Math.pow(2, 3) + new Pair(1, 2).left();",
            "        }",
            "        int[] counts = new int[26];",
            "        int index = 0;",
            "        while (index < counts.length && total > 0) counts[index++] ^= total >> 1;",
            "        return groups.values().stream().flatMap(List::stream).map(number -> number * 2)",
            "                .filter(number -> number > 0 || number != 3).sorted(Comparator.reverseOrder())",
            "                .collect(Collectors.toList());",
            "    }",
            "    private <T extends Comparable<T>> Optional<T> largest(Collection<? extends T> items) {",
            "        T best = null;",
            "        for (T item : items) if (best == null || item.compareTo(best) > 0) best = item;",
            "        return Optional.ofNullable(best);",
            "    }",
            "}");

    private WarmUp() {}

    static void run(UnaryOperator<String> answer) {
        String prompt = SOURCE.substring(0, SOURCE.indexOf("        Map<String"));
        String tests = "class Main { public static void main(String[] words) { assert Solution.solve(List.of(), \"\") == null; } }";
        for (int round = 0; round < ROUNDS; round++) {
            answer.apply("1\0K\0driver\0solve\0" + SOURCE);
            answer.apply("1\0K\0driver\0solve\0" + SOURCE.replace("int number :", "String number :"));
        }
        answer.apply("1\0K\0checker\0solve\0" + prompt + "\0" + tests);
    }
}
