/** What the process ends with. Those above 128 name the signal that ended it. */
export const EXIT = {
  done: 0,
  refused: 1,
  wrong: 2,
  hungUp: 129,
  interrupted: 130,
  terminated: 143,
} as const;
