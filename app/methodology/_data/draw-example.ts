/** The first draws of one label, for a reader to check with common tools. */
export const drawExample = {
  label: "cgb/v1/bootstrap/2026-W48/overall",
  key: "bb0defec6380ec28c0b260e2585d6fb37a3e9157d0eba88e80a8b035b93f7896",
  replicate: 0,
  words: [1031425506, 4238212456, 1478611426, 4138107439],
  bases: 400,
  draws: [306, 56, 226, 239],
} as const;
