import type { TaskVerb } from './verb.ts';

export const bot: TaskVerb = {
  kind: 'task',
  name: 'bot',
  summary: 'Let a level or another program play on a server',
  details: [
    'The bot plays all games of the account that created the access token. Engines are written as in “arena”: level:8, ugi:<command line> and csci561:<command line>. The bot runs until it is interrupted, and reconnects whenever the connection breaks.',
    'When the bot starts, it first plays the moves that are due. It restarts an engine that exits or sends an illegal move, and resigns the game after the third fault.',
  ],
  examples: [
    'bot --server https://halma.example --token-file token --engine level:8',
    "bot --server http://localhost:8080 --token-file token --engine 'ugi:./engine@500ms' --games 2 --rules halma-2,star-2",
  ],
  fields: [
    'server',
    'token',
    'engine',
    'games',
    'count',
    'accept',
    'tempo',
    'rules',
    'enter',
    'entryPassword',
    'resign',
    'overhead',
  ],
  optionDescriptions: {
    games: 'The maximum number of games at once; default 4',
    count: 'The number of games after which the bot stops; by default it plays until it is interrupted',
  },
  operands: [],
  // Loading the engine on demand keeps the other verbs fast.
  run: async (request, environment) => (await import('../bot/run-bot.ts')).runBot(request, environment),
};
