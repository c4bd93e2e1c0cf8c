import { DomainError } from "../../lib/core/errors";
import { allowedSyscalls } from "./allowed-syscalls";

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

/**
 * Classic BPF program for `bwrap --seccomp`: an allow-list of system calls; sockets of the UNIX
 * family only (others EACCES), no clone into new namespaces (EPERM), clone3 ENOSYS so that libraries
 * fall back to clone, a foreign architecture is killed, all else EPERM.
 * @throws DomainError environment on an architecture without a table.
 */
export function seccompFilter(architecture: string): Buffer {
  const target = architectures[architecture];
  if (!target) {
    throw new DomainError("environment", `no system call table for processor ${architecture}`);
  }
  const program: Instruction[] = [
    [loadWord, 0, 0, offsetArchitecture],
    [jumpIfEqual, 1, 0, target.auditArch],
    [answer, 0, 0, killProcess],
    [loadWord, 0, 0, offsetNumber],
    [jumpIfGreaterOrEqual, 0, 1, x32Bit],
    [answer, 0, 0, killProcess],
    [jumpIfEqual, 0, 4, target.socket],
    [loadWord, 0, 0, offsetFirstArgument],
    [jumpIfEqual, 0, 1, afUnix],
    [answer, 0, 0, allow],
    [answer, 0, 0, errno(eacces)],
    [jumpIfEqual, 0, 4, target.clone],
    [loadWord, 0, 0, offsetFirstArgument],
    [jumpIfSet, 1, 0, namespaceFlags],
    [answer, 0, 0, allow],
    [answer, 0, 0, errno(eperm)],
    [jumpIfEqual, 0, 1, target.clone3],
    [answer, 0, 0, errno(enosys)],
  ];
  for (const entry of allowedSyscalls) {
    const number = entry[target.column];
    if (number === null) continue;
    program.push([jumpIfEqual, 0, 1, number], [answer, 0, 0, allow]);
  }
  program.push([answer, 0, 0, errno(eperm)]);
  return encode(program);
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
