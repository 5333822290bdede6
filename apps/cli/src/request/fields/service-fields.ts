import { joinWithOr } from './field.ts';

/** The shells for which `completion` prints a script. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;

/** The fields that concern tournaments, bots on a server, and the shell. */
export const serviceFields = {
  tournament: {
    kind: 'text',
    flag: 'tournament',
    placeholder: '<file>',
    description: 'The tournament file',
    isFile: true,
  },
  server: {
    kind: 'text',
    flag: 'server',
    placeholder: '<url>',
    description: 'The address of a server, such as https://halma.example',
  },
  token: {
    kind: 'text',
    flag: 'token-file',
    placeholder: '<file>',
    description: 'The file that contains the access token of an account',
    isFile: true,
  },
  engine: {
    kind: 'text',
    flag: 'engine',
    placeholder: '<player>',
    description: 'The player that chooses the moves: level:8, ugi:<command line> or csci561:<command line>',
  },
  accept: {
    kind: 'text',
    flag: 'accept',
    placeholder: '<kinds>',
    description: 'The challenges to accept: rated, casual, or both separated by a comma; default both',
  },
  tempo: {
    kind: 'text',
    flag: 'tempo',
    placeholder: '<tempos>',
    description: 'The speeds to accept: quick, slow, days, separated by commas; default all',
  },
  rules: {
    kind: 'text',
    flag: 'rules',
    placeholder: '<games>',
    description: 'The ids of the games to play, separated by commas; default all',
  },
  enter: {
    kind: 'text',
    flag: 'enter',
    placeholder: '<tournament>',
    description: 'The id of a tournament to enter, as in its address',
  },
  entryPassword: {
    kind: 'text',
    flag: 'entry-password-file',
    placeholder: '<file>',
    description: 'The file that contains the password of the tournament to enter',
    isFile: true,
  },
  resign: {
    kind: 'text',
    flag: 'resign',
    placeholder: '<turns>@<score>',
    description:
      'Resign after this many turns in a row with this score or less, in moves, such as 3@-30; by default never',
  },
  overhead: {
    kind: 'number',
    flag: 'overhead',
    placeholder: '<ms>',
    description: 'The time that the connection needs for each move, in milliseconds; default 200',
  },
  shell: { kind: 'text', flag: 'shell', placeholder: '<shell>', description: joinWithOr(SHELLS) as string },
} as const;
