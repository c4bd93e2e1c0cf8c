import java.io.File;
import java.io.FileOutputStream;
import java.io.FileDescriptor;
import java.io.PrintStream;
import java.io.StringWriter;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** jobs.json (a list) -> one JSON line a call, each with the job's number. One JVM for a base problem. */
public class Run {
    static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    static PrintStream out;

    public static void main(String[] arguments) throws Exception {
        out = new PrintStream(new java.io.BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16), false, StandardCharsets.UTF_8);
        System.setOut(System.err);
        Object jobs = new Json(Files.readString(Path.of(arguments[0]))).value();
        int number = 0;
        for (Object job : (List<?>) jobs) run(number++, cast(job), Path.of(arguments[1]));
        out.flush();
        System.exit(0);
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> cast(Object value) {
        return (Map<String, Object>) value;
    }

    static void run(int number, Map<String, Object> job, Path scratch) throws Exception {
        Method method;
        try {
            method = load(job, Files.createDirectories(scratch.resolve("classes" + number)));
        } catch (Throwable error) {
            out.println("{\"job\":" + number + ",\"load\":" + Json.quote(String.valueOf(error)) + "}");
            out.flush();
            return;
        }
        long limit = Long.parseLong((String) job.get("cpuLimitMs")) * 1_000_000L;
        List<?> types = (List<?>) job.get("types");
        List<Object[]> calls = new ArrayList<>();
        for (Object call : (List<?>) job.get("calls")) {
            Object[] values = new Object[types.size()];
            for (int at = 0; at < values.length; at++) {
                values[at] = decode(((List<?>) call).get(at), cast(types.get(at)), false);
            }
            calls.add(values);
        }
        runAll(number, method, calls, cast(job.get("returns")), limit);
        out.flush();
    }

    static volatile int position;
    static volatile long startOfCall;

    /** One thread for all calls; where a call takes too long it is stopped, and another takes the rest. */
    @SuppressWarnings({"deprecation", "removal"})
    static void runAll(int number, Method method, List<Object[]> calls, Map<String, Object> returns, long limit)
            throws Exception {
        String[] answers = new String[calls.size()];
        position = 0;
        while (position < calls.size()) {
            startOfCall = 0;
            Thread thread = new Thread(() -> {
                while (position < answers.length) {
                    startOfCall = THREADS.getCurrentThreadCpuTime();
                    String answer = one(method, calls.get(position), returns);
                    answers[position] = answer;
                    position++;
                }
            });
            thread.start();
            while (true) {
                thread.join(200);
                if (!thread.isAlive()) break;
                int at = position;
                if (THREADS.getThreadCpuTime(thread.getId()) - startOfCall > limit && at == position && at < answers.length) {
                    thread.stop();
                    thread.join();
                    answers[at] = "\"over\":true,\"cpuMs\":" + limit / 1e6;
                    position = at + 1;
                    break;
                }
            }
        }
        for (String answer : answers) out.println("{\"job\":" + number + "," + answer + "}");
    }

    static Method load(Map<String, Object> job, Path target) throws Exception {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        Path file = target.resolve("Solution.java");
        Files.copy(Path.of((String) job.get("source")), file);
        StringWriter log = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            List<String> options = List.of("-parameters", "-d", target.toString(), "-nowarn", "--release", "17");
            var units = files.getJavaFileObjects(file);
            if (!compiler.getTask(log, files, null, options, null, units).call()) throw new Exception(log.toString());
        }
        URLClassLoader loader = new URLClassLoader(new URL[] {target.toUri().toURL()});
        Class<?> type = loader.loadClass("Solution");
        for (Method method : type.getDeclaredMethods()) {
            if (!method.getName().equals(job.get("camelName"))) continue;
            List<String> names = new ArrayList<>();
            List<String> types = new ArrayList<>();
            for (Parameter parameter : method.getParameters()) {
                names.add(parameter.getName());
                types.add(parameter.getParameterizedType().getTypeName());
            }
            if (!names.equals(job.get("camelParams"))) throw new Exception("parameters are " + names);
            if (!types.equals(job.get("javaTypes"))) {
                throw new Exception("parameter types are " + types + ", wanted " + job.get("javaTypes"));
            }
            String returns = method.getGenericReturnType().getTypeName();
            if (!returns.equals(job.get("javaReturns"))) {
                throw new Exception("returns " + returns + ", wanted " + job.get("javaReturns"));
            }
            if (!Modifier.isStatic(method.getModifiers())) throw new Exception("method is not static");
            method.setAccessible(true);
            return method;
        }
        throw new Exception("class Solution has no method " + job.get("camelName"));
    }

    static String one(Method method, Object[] values, Map<String, Object> returns) {
        long start = THREADS.getCurrentThreadCpuTime();
        long cpu = -1;
        String text;
        try {
            Object result = method.invoke(null, values);
            cpu = THREADS.getCurrentThreadCpuTime() - start;
            StringBuilder json = new StringBuilder("\"value\":");
            encode(result, returns, json);
            text = json.toString();
        } catch (InvocationTargetException thrown) {
            Throwable cause = thrown.getCause();
            if (cause instanceof ThreadDeath) throw (ThreadDeath) cause;
            text = "\"error\":" + Json.quote(cause.getClass().getSimpleName())
                    + ",\"detail\":" + Json.quote(String.valueOf(cause.getMessage()));
        } catch (ThreadDeath death) {
            throw death;
        } catch (Throwable other) {
            text = "\"error\":" + Json.quote(other.getClass().getSimpleName())
                    + ",\"detail\":" + Json.quote(String.valueOf(other.getMessage()));
        }
        if (cpu < 0) cpu = THREADS.getCurrentThreadCpuTime() - start;
        return text + ",\"cpuMs\":" + cpu / 1e6;
    }

    /** In a place declared as Object a whole number comes as an Integer where it fits, as the wire does. */
    static Object decode(Object json, Map<String, Object> type, boolean loose) {
        switch ((String) type.get("kind")) {
            case "int":
                long number = Long.parseLong((String) json);
                if (loose && number == (int) number) return (int) number;
                return number;
            case "float":
                return ((Number) json).doubleValue();
            case "list": {
                List<Object> items = new ArrayList<>();
                for (Object item : (List<?>) json) items.add(decode(item, cast(type.get("item")), loose));
                return items;
            }
            case "tuple": {
                List<?> types = (List<?>) type.get("items");
                boolean mixed = types.stream().distinct().count() > 1;
                List<Object> items = new ArrayList<>();
                for (int at = 0; at < types.size(); at++) {
                    items.add(decode(((List<?>) json).get(at), cast(types.get(at)), loose || mixed));
                }
                return items;
            }
            case "map": {
                Map<Object, Object> map = new java.util.HashMap<>();
                for (Object entry : (List<?>) json) {
                    List<?> pair = (List<?>) entry;
                    map.put(decode(pair.get(0), cast(type.get("key")), loose),
                            decode(pair.get(1), cast(type.get("value")), loose));
                }
                return map;
            }
            case "optional":
                return json == null ? null : decode(json, cast(type.get("item")), loose);
            default:
                return json;
        }
    }

    static void encode(Object value, Map<String, Object> type, StringBuilder json) {
        String kind = (String) type.get("kind");
        if (kind.equals("optional")) {
            if (value == null) json.append("null");
            else encode(value, cast(type.get("item")), json);
            return;
        }
        boolean fits = switch (kind) {
            case "int" -> value instanceof Long || value instanceof Integer;
            case "float" -> value instanceof Double;
            case "bool" -> value instanceof Boolean;
            case "string" -> value instanceof String;
            case "map" -> value instanceof Map;
            default -> value instanceof List;
        };
        if (!fits) {
            String found = value == null ? "null" : value.getClass().getSimpleName();
            throw new ClassCastException("returned " + found + " where " + kind + " belongs");
        }
        switch (kind) {
            case "int" -> json.append('"').append(value).append('"');
            case "float" -> {
                double number = (Double) value + 0.0;
                String bits = String.format("%016x", Double.doubleToLongBits(number));
                json.append('"').append(Double.isNaN(number) ? "nan" : bits).append('"');
            }
            case "bool" -> json.append(value);
            case "string" -> json.append(Json.quote((String) value));
            case "map" -> {
                String comma = "";
                json.append('[');
                for (Map.Entry<?, ?> entry : ((Map<?, ?>) value).entrySet()) {
                    json.append(comma).append('[');
                    encode(entry.getKey(), cast(type.get("key")), json);
                    json.append(',');
                    encode(entry.getValue(), cast(type.get("value")), json);
                    json.append(']');
                    comma = ",";
                }
                json.append(']');
            }
            default -> {
                List<?> items = (List<?>) value;
                List<?> types = kind.equals("tuple") ? (List<?>) type.get("items") : null;
                if (types != null && types.size() != items.size()) throw new ClassCastException("list of another length");
                String comma = "";
                json.append('[');
                int at = 0;
                for (Object item : items) {
                    json.append(comma);
                    encode(item, cast(types == null ? type.get("item") : types.get(at)), json);
                    comma = ",";
                    at++;
                }
                json.append(']');
            }
        }
    }

    static final class Json {
        private final String text;
        private int at;

        Json(String text) {
            this.text = text;
        }

        Object value() {
            blanks();
            char first = text.charAt(at);
            if (first == '{') {
                Map<String, Object> map = new LinkedHashMap<>();
                at++;
                blanks();
                while (text.charAt(at) != '}') {
                    String key = (String) value();
                    blanks();
                    at++;
                    map.put(key, value());
                    blanks();
                    if (text.charAt(at) == ',') at++;
                    blanks();
                }
                at++;
                return map;
            }
            if (first == '[') {
                List<Object> list = new ArrayList<>();
                at++;
                blanks();
                while (text.charAt(at) != ']') {
                    list.add(value());
                    blanks();
                    if (text.charAt(at) == ',') at++;
                    blanks();
                }
                at++;
                return list;
            }
            if (first == '"') return string();
            int start = at;
            while (at < text.length() && ",]} \n".indexOf(text.charAt(at)) < 0) at++;
            String word = text.substring(start, at);
            if (word.equals("null")) return null;
            if (word.equals("true") || word.equals("false")) return word.equals("true");
            return Double.parseDouble(word);
        }

        private void blanks() {
            while (at < text.length() && text.charAt(at) <= ' ') at++;
        }

        private String string() {
            StringBuilder made = new StringBuilder();
            at++;
            while (text.charAt(at) != '"') {
                char one = text.charAt(at++);
                if (one != '\\') {
                    made.append(one);
                    continue;
                }
                char escape = text.charAt(at++);
                switch (escape) {
                    case 'n' -> made.append('\n');
                    case 't' -> made.append('\t');
                    case 'r' -> made.append('\r');
                    case 'b' -> made.append('\b');
                    case 'f' -> made.append('\f');
                    case 'u' -> {
                        made.append((char) Integer.parseInt(text.substring(at, at + 4), 16));
                        at += 4;
                    }
                    default -> made.append(escape);
                }
            }
            at++;
            return made.toString();
        }

        static String quote(String text) {
            StringBuilder made = new StringBuilder("\"");
            for (int index = 0; index < text.length(); index++) {
                char one = text.charAt(index);
                if (one == '"' || one == '\\') made.append('\\').append(one);
                else if (one < ' ' || one > '~') made.append(String.format("\\u%04x", (int) one));
                else made.append(one);
            }
            return made.append('"').toString();
        }
    }
}
