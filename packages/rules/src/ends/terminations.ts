/** The ways in which a game can end, and `unfinished` for one that has not ended, as named in records. */
export const TERMINATIONS = [
  'win',
  'repetition',
  'cap',
  'all-passed',
  'no-move',
  'home-limit',
  'agreement',
  'claim',
  'resignation',
  'time',
  'abandoned',
  'unfinished',
] as const;
Object.freeze(TERMINATIONS);
