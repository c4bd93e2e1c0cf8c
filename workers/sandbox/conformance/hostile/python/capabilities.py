def attack():
    with open("/proc/self/status") as status:
        lines = dict(line.rstrip("\n").split(":\t", 1) for line in status if ":\t" in line)
    names = ["CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb", "NoNewPrivs", "Seccomp"]
    return [(name, int(lines[name], 16)) for name in names]
