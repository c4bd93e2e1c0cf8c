import { describe, expect, test } from "vitest";
import { allowedSyscalls } from "./allowed-syscalls";
import { seccompFilter } from "./seccomp-filter";

const filterX64 = seccompFilter("x64");
const archX64 = 0xc000003e;
const archX86 = 0x40000003;
const archArm64 = 0xc00000b7;

const allowed = "allow";
const killed = "kill process";

interface SystemCall {
  arch: number;
  number: number;
  arguments?: bigint[];
}

/** The kernel's `struct seccomp_data`: number, architecture, instruction pointer, six arguments. */
function seccompData(call: SystemCall): Buffer {
  const data = Buffer.alloc(64);
  data.writeUInt32LE(call.number, 0);
  data.writeUInt32LE(call.arch, 4);
  call.arguments?.forEach((value, index) => {
    data.writeBigUInt64LE(value, 16 + 8 * index);
  });
  return data;
}

function interpret(program: Buffer, data: Buffer): string {
  return describeAnswer(run(program, data).answer);
}

function countSteps(program: Buffer, data: Buffer): number {
  return run(program, data).steps;
}

/** Runs a classic BPF program as the kernel would; knows only what `linux/filter.h` defines. */
function run(program: Buffer, data: Buffer): { answer: number; steps: number } {
  let accumulator = 0;
  let steps = 0;
  for (let index = 0; index < program.length / 8; index += 1) {
    steps += 1;
    const code = program.readUInt16LE(index * 8);
    const operand = program.readUInt32LE(index * 8 + 4);
    const jump = (holds: boolean) => program.readUInt8(index * 8 + (holds ? 2 : 3));
    if (code === 0x20) accumulator = data.readUInt32LE(operand);
    else if (code === 0x15) index += jump(accumulator === operand);
    else if (code === 0x35) index += jump(accumulator >= operand);
    else if (code === 0x45) index += jump((accumulator & operand) !== 0);
    else if (code === 0x06) return { answer: operand, steps };
    else throw new Error(`instruction ${code.toString(16)} is not part of this program`);
  }
  throw new Error("the program ran off its end");
}

function describeAnswer(answer: number): string {
  const action = answer & 0xffff0000;
  if (action === 0x7fff0000) return allowed;
  if (action >>> 0 === 0x80000000) return killed;
  if (action === 0x00050000) return `error ${answer & 0xffff}`;
  throw new Error(`answer ${answer.toString(16)} is not known`);
}

const eperm = "error 1";
const eacces = "error 13";
const enosys = "error 38";

function onX64(number: number, ...values: bigint[]): string {
  return interpret(filterX64, seccompData({ arch: archX64, number, arguments: values }));
}

function onArm64(number: number, ...values: bigint[]): string {
  return interpret(
    seccompFilter("arm64"),
    seccompData({ arch: archArm64, number, arguments: values }),
  );
}

describe("the system call filter on x86_64", () => {
  test.each([
    ["read", 0],
    ["write", 1],
    ["mmap", 9],
    ["rt_sigreturn", 15],
    ["execve", 59],
    ["exit_group", 231],
    ["openat", 257],
    ["memfd_create", 319],
  ])("allows %s, which every program needs", (_, number) => {
    expect(onX64(number)).toBe(allowed);
  });

  test.each([
    ["connect", 42],
    ["bind", 49],
    ["shmget", 29],
    ["mknod", 133],
    ["personality", 135],
    ["fanotify_init", 300],
    ["io_uring_setup", 425],
    ["pidfd_open", 434],
  ])("refuses %s, which an honest program may try", (_, number) => {
    expect(onX64(number)).toBe(eperm);
  });

  test.each([
    ["ptrace", 101],
    ["setuid", 105],
    ["setresgid", 119],
    ["pivot_root", 155],
    ["chroot", 161],
    ["mount", 165],
    ["umount2", 166],
    ["reboot", 169],
    ["iopl", 172],
    ["init_module", 175],
    ["kexec_load", 246],
    ["add_key", 248],
    ["keyctl", 250],
    ["unshare", 272],
    ["perf_event_open", 298],
    ["open_by_handle_at", 304],
    ["setns", 308],
    ["process_vm_readv", 310],
    ["process_vm_writev", 311],
    ["finit_module", 313],
    ["bpf", 321],
    ["userfaultfd", 323],
    ["open_tree", 428],
    ["move_mount", 429],
    ["fsopen", 430],
    ["fsmount", 432],
    ["pidfd_getfd", 438],
    ["mount_setattr", 442],
  ])("kills a process that calls %s, which no honest program does", (_, number) => {
    expect(onX64(number)).toBe(killed);
  });

  test("answers most calls after at most nine comparisons, for it is asked at every call", () => {
    for (const [, number] of allowedSyscalls) {
      const data = seccompData({ arch: archX64, number });
      expect(countSteps(filterX64, data)).toBeLessThanOrEqual(13);
    }
  });

  test("refuses every number that is in no table", () => {
    for (let number = 450; number < 2_000; number += 1) expect(onX64(number)).toBe(eperm);
  });

  test("allows sockets of the UNIX family and no other", () => {
    expect(onX64(41, 1n, 1n)).toBe(allowed);
    for (let family = 0n; family < 64n; family += 1n) {
      if (family !== 1n) expect(onX64(41, family, 1n)).toBe(eacces);
    }
  });

  test("judges a socket family by the 32 bits that the kernel reads", () => {
    expect(onX64(41, 0x1_0000_0002n)).toBe(eacces);
    expect(onX64(41, 0xffff_ffffn)).toBe(eacces);
  });

  test("allows clone for a fork and a thread", () => {
    const signalChild = 17n;
    const threadFlags = 0x3d0f00n;
    const vforkFlags = 0x4100n | signalChild;
    for (const flags of [signalChild, threadFlags, vforkFlags]) {
      expect(onX64(56, flags)).toBe(allowed);
    }
  });

  test.each([
    ["mount", 0x00020000n],
    ["cgroup", 0x02000000n],
    ["uts", 0x04000000n],
    ["ipc", 0x08000000n],
    ["user", 0x10000000n],
    ["pid", 0x20000000n],
    ["net", 0x40000000n],
    ["time", 0x80n],
  ])("kills a clone into a new %s namespace, alone and among other flags", (_, flag) => {
    expect(onX64(56, flag)).toBe(killed);
    expect(onX64(56, flag | 0x3d0f00n)).toBe(killed);
  });

  test("says that clone3 does not exist, so that libraries fall back to clone", () => {
    expect(onX64(435)).toBe(enosys);
  });

  test("kills a call by an x32 number, allowed or not by its other number", () => {
    for (const number of [0, 39, 41, 101, 512, 547]) {
      expect(onX64(0x40000000 + number)).toBe(killed);
    }
    expect(onX64(0xffffffff)).toBe(killed);
  });

  test("kills a call of a foreign architecture, whatever its number", () => {
    for (const arch of [archX86, archArm64, 0]) {
      for (const number of [0, 1, 11, 41, 56]) {
        expect(interpret(filterX64, seccompData({ arch, number }))).toBe(killed);
      }
    }
  });
});

describe("the system call filter on arm64", () => {
  test("allows read and openat, refuses connect, kills on ptrace and mount", () => {
    expect([63, 56, 203, 117, 40].map((number) => onArm64(number))).toEqual([
      allowed,
      allowed,
      eperm,
      killed,
      killed,
    ]);
  });

  test("looks at the arguments of socket and clone by this processor's numbers", () => {
    expect(onArm64(198, 1n)).toBe(allowed);
    expect(onArm64(198, 2n)).toBe(eacces);
    expect(onArm64(220, 17n)).toBe(allowed);
    expect(onArm64(220, 0x10000000n)).toBe(killed);
    expect(onArm64(435)).toBe(enosys);
  });

  test("kills a call of x86_64", () => {
    expect(interpret(seccompFilter("arm64"), seccompData({ arch: archX64, number: 0 }))).toBe(
      killed,
    );
  });
});

test("a processor without a table of system calls is an error of the environment", () => {
  expect(() => seccompFilter("riscv64")).toThrow(/no system call table for processor riscv64/);
});

test("every jump lands inside the program, on both processors", () => {
  for (const program of [seccompFilter("x64"), seccompFilter("arm64")]) {
    const count = program.length / 8;
    expect(count).toBeLessThanOrEqual(4_096);
    for (let index = 0; index < count; index += 1) {
      if (program.readUInt16LE(index * 8) === 0x06) continue;
      const furthest = Math.max(program.readUInt8(index * 8 + 2), program.readUInt8(index * 8 + 3));
      expect(index + 1 + furthest).toBeLessThan(count);
    }
  }
});
