import { DomainError } from "../../lib/core/errors";
import { allowedSyscalls } from "./allowed-syscalls";
import { forbiddenSyscalls } from "./forbidden-syscalls";

/** What a filter needs to know of a processor architecture; numbers from the Linux uapi headers. */
interface Architecture {
  auditArch: number;
  socket: number;
  clone: number;
  clone3: number;
  column: 1 | 2;
}

const architectures: Record<string, Architecture> = {
  x64: { auditArch: 0xc000003e, socket: 41, clone: 56, clone3: 435, column: 1 },
  arm64: { auditArch: 0xc00000b7, socket: 198, clone: 220, clone3: 435, column: 2 },
};

const loadWord = 0x20;
const jumpIfEqual = 0x15;
const jumpIfSet = 0x45;
const jumpIfGreaterOrEqual = 0x35;
const answer = 0x06;

const allow = 0x7fff0000;
const killProcess = 0x80000000;
const errno = (code: number) => 0x00050000 | code;
const eperm = 1;
const eacces = 13;
const enosys = 38;

const offsetNumber = 0;
const offsetArchitecture = 4;
const offsetFirstArgument = 16;

const afUnix = 1;
/** CLONE_NEW{NS,CGROUP,UTS,IPC,USER,PID,NET,TIME}. */
const namespaceFlags = 0x7e020000 | 0x80;
/** Calls of the x32 interface carry this bit and would slip past the numbers below. */
const x32Bit = 0x40000000;

type Instruction = [code: number, jumpTrue: number, jumpFalse: number, operand: number];

/** What the filter does with every number from `from` up to the next interval's. */
interface Interval {
  from: number;
  body: Instruction[];
}

const refused: Instruction[] = [[answer, 0, 0, errno(eperm)]];
const permitted: Instruction[] = [[answer, 0, 0, allow]];
const deadly: Instruction[] = [[answer, 0, 0, killProcess]];

/**
 * Classic BPF program for `bwrap --seccomp`: an allow-list of system calls; sockets of the UNIX
 * family only (others EACCES), clone3 ENOSYS so that libraries fall back to clone; what no honest
 * program calls, a clone into new namespaces, a foreign architecture and foreign numbers kill the
 * process by SIGSYS; all else answers EPERM.
 * @throws DomainError environment on an architecture without a table.
 */
export function seccompFilter(architecture: string): Buffer {
  const target = architectures[architecture];
  if (!target) {
    throw new DomainError("environment", `no system call table for processor ${architecture}`);
  }
  return encode([
    [loadWord, 0, 0, offsetArchitecture],
    [jumpIfEqual, 1, 0, target.auditArch],
    [answer, 0, 0, killProcess],
    [loadWord, 0, 0, offsetNumber],
    ...searchTree(intervalsOf(target)),
  ]);
}

/** Neighbouring numbers with the same answer become one interval. */
function intervalsOf(target: Architecture): Interval[] {
  const bodies = new Map<number, Instruction[]>([
    [target.socket, onlyFamily(afUnix)],
    [target.clone, withoutFlags(namespaceFlags)],
    [target.clone3, [[answer, 0, 0, errno(enosys)]]],
  ]);
  for (const [table, body] of [
    [allowedSyscalls, permitted],
    [forbiddenSyscalls, deadly],
  ] as const) {
    for (const entry of table) {
      const number = entry[target.column];
      if (number !== null) bodies.set(number, body);
    }
  }
  const intervals: Interval[] = [];
  const last = Math.max(...bodies.keys());
  for (let number = 0; number <= last + 1; number += 1) {
    const body = bodies.get(number) ?? refused;
    if (intervals.at(-1)?.body !== body) intervals.push({ from: number, body });
  }
  return [...intervals, { from: x32Bit, body: deadly }];
}

/** A binary search: the kernel runs this for every system call, so its depth counts. */
function searchTree(intervals: Interval[]): Instruction[] {
  const [only] = intervals;
  if (only && intervals.length === 1) return only.body;
  const middle = intervals.length >> 1;
  const left = searchTree(intervals.slice(0, middle));
  const right = searchTree(intervals.slice(middle));
  if (left.length > 255) throw new RangeError("the filter's tree is too wide for its jumps");
  return [[jumpIfGreaterOrEqual, left.length, 0, intervals[middle]?.from ?? 0], ...left, ...right];
}

function onlyFamily(family: number): Instruction[] {
  return [
    [loadWord, 0, 0, offsetFirstArgument],
    [jumpIfEqual, 0, 1, family],
    [answer, 0, 0, allow],
    [answer, 0, 0, errno(eacces)],
  ];
}

function withoutFlags(flags: number): Instruction[] {
  return [
    [loadWord, 0, 0, offsetFirstArgument],
    [jumpIfSet, 1, 0, flags],
    [answer, 0, 0, allow],
    [answer, 0, 0, killProcess],
  ];
}

function encode(program: Instruction[]): Buffer {
  const bytes = Buffer.alloc(program.length * 8);
  program.forEach(([code, jumpTrue, jumpFalse, operand], index) => {
    bytes.writeUInt16LE(code, index * 8);
    bytes.writeUInt8(jumpTrue, index * 8 + 2);
    bytes.writeUInt8(jumpFalse, index * 8 + 3);
    bytes.writeUInt32LE(operand >>> 0, index * 8 + 4);
  });
  return bytes;
}
