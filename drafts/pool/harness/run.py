"""job.json -> one JSON line a call. Values travel by declared type: ints as digits, floats back as bits."""
import inspect, json, signal, struct, sys, time

job = json.load(open(sys.argv[1]))
out = sys.stdout
sys.stdout = sys.stderr


class Over(BaseException):
    pass


def decode(value, kind):
    k = kind["kind"]
    if k == "int":
        return int(value)
    if k == "float":
        return float(value)
    if k in ("bool", "string"):
        return value
    if k == "list":
        return [decode(item, kind["item"]) for item in value]
    if k == "tuple":
        return tuple(decode(item, t) for item, t in zip(value, kind["items"], strict=True))
    if k == "map":
        return {decode(a, kind["key"]): decode(b, kind["value"]) for a, b in value}
    return None if value is None else decode(value, kind["item"])


def encode(value, kind):
    k = kind["kind"]
    wanted = {"int": int, "float": float, "bool": bool, "string": str, "list": list, "tuple": tuple, "map": dict}
    if k == "optional":
        return None if value is None else encode(value, kind["item"])
    if type(value) is not wanted[k]:
        raise TypeError(f"returned {type(value).__name__} where {k} belongs")
    if k == "int":
        return str(value)
    if k == "float":
        return "nan" if value != value else struct.pack(">d", value + 0.0).hex()
    if k in ("bool", "string"):
        return value
    if k == "list":
        return [encode(item, kind["item"]) for item in value]
    if k == "tuple":
        if len(value) != len(kind["items"]):
            raise TypeError("tuple of another length")
        return [encode(item, t) for item, t in zip(value, kind["items"])]
    return [[encode(a, kind["key"]), encode(b, kind["value"])] for a, b in value.items()]


def alarm(*_):
    raise Over()


def say(record):
    out.write(json.dumps(record) + "\n")
    out.flush()


sys.set_int_max_str_digits(0)
space = {"__name__": "solution"}
try:
    text = open(job["source"], encoding="utf-8").read()
    exec(compile(text, job["source"], "exec", dont_inherit=True), space)
    function = space[job["pythonName"]]
    names = list(inspect.signature(function).parameters)
    if names != job["pythonParams"]:
        raise TypeError(f"parameters are {names}")
except BaseException as error:
    say({"load": f"{type(error).__name__}: {error}"})
    sys.exit(0)
signal.signal(signal.SIGPROF, alarm)
for args in job["calls"]:
    values = [decode(value, kind) for value, kind in zip(args, job["types"])]
    record = {}
    signal.setitimer(signal.ITIMER_PROF, job["cpuLimitMs"] / 1000)
    start = time.process_time()
    try:
        result = function(*values)
        record["cpuMs"] = (time.process_time() - start) * 1000
        signal.setitimer(signal.ITIMER_PROF, 0)
        record["value"] = encode(result, job["returns"])
    except Over:
        record["over"] = True
    except BaseException as error:
        record["error"] = type(error).__name__
        record["detail"] = str(error)
    signal.setitimer(signal.ITIMER_PROF, 0)
    record.setdefault("cpuMs", (time.process_time() - start) * 1000)
    say(record)
