const CALLS = {
  setuid: () => process.setuid(0),
  setgid: () => process.setgid(0),
  seteuid: () => process.seteuid(0),
  setegid: () => process.setegid(0),
  setgroups: () => process.setgroups([0]),
};

function attack(call) {
  CALLS[call]();
}
