const { spawnSync } = require("node:child_process");
const fs = require("node:fs");

/** A whole program of machine code for x86-64: one system call by number, then its answer as exit status. */
function program(number, argument) {
  const code = Buffer.from([
    ...[0xb8, 0, 0, 0, 0], // mov eax, number
    ...[0xbf, 0, 0, 0, 0], // mov edi, argument
    ...[0x31, 0xf6, 0x31, 0xd2, 0x4d, 0x31, 0xd2], // xor esi, esi; xor edx, edx; xor r10, r10
    ...[0x0f, 0x05], // syscall
    ...[0xf7, 0xd8, 0x89, 0xc7], // neg eax; mov edi, eax
    ...[0xb8, 0xe7, 0, 0, 0, 0x0f, 0x05], // mov eax, exit_group; syscall
  ]);
  code.writeUInt32LE(number, 1);
  code.writeUInt32LE(argument, 6);
  const head = Buffer.alloc(120);
  head.write("\x7fELF\x02\x01\x01", "latin1");
  head.writeUInt16LE(2, 16);
  head.writeUInt16LE(62, 18);
  head.writeUInt32LE(1, 20);
  head.writeBigUInt64LE(0x400078n, 24);
  head.writeBigUInt64LE(64n, 32);
  head.writeUInt16LE(64, 52);
  head.writeUInt16LE(56, 54);
  head.writeUInt16LE(1, 56);
  head.writeUInt32LE(1, 64);
  head.writeUInt32LE(5, 68);
  head.writeBigUInt64LE(0x400000n, 80);
  head.writeBigUInt64LE(0x400000n, 88);
  head.writeBigUInt64LE(BigInt(120 + code.length), 96);
  head.writeBigUInt64LE(BigInt(120 + code.length), 104);
  head.writeBigUInt64LE(4096n, 112);
  return Buffer.concat([head, code]);
}

/** bpf, ptrace, mount, clone into a new user namespace; then personality and shmget, only refused. */
const CALLS = [
  [321, 0],
  [101, 16],
  [165, 0],
  [56, 0x10000000],
  [135, 0x0400000],
  [29, 0],
];

function attack() {
  return CALLS.map(([number, argument], index) => {
    const path = `/tmp/call-${index}`;
    fs.writeFileSync(path, program(number, argument), { mode: 0o755 });
    const { status, signal } = spawnSync(path, { stdio: "ignore" });
    return signal ?? status;
  });
}
