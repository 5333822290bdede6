import { DEFAULT_PRESET } from '@halma/rules';

/** The game of a request that does not name one. */
export const DEFAULT_GAME = 'halma-2';

/** The fields that describe a position. */
export const positionFields = {
  game: {
    kind: 'text',
    flag: 'game',
    placeholder: '<id>',
    description: `The game; default ${DEFAULT_GAME}` as string,
  },
  definition: {
    kind: 'text',
    flag: 'game-file',
    placeholder: '<file>',
    description: 'The definition of a custom game, as JSON, instead of --game',
    isFile: true,
  },
  preset: {
    kind: 'text',
    flag: 'preset',
    placeholder: '<id>',
    description: `A named set of options; default ${DEFAULT_PRESET}` as string,
  },
  options: {
    kind: 'text-map',
    flag: 'option',
    placeholder: '<name=value>',
    description: 'Set one rule option; repeatable',
  },
  first: {
    kind: 'text',
    flag: 'first',
    placeholder: '<seat>',
    description: 'The seat that moves first, such as C',
  },
  position: {
    kind: 'text',
    flag: 'position',
    placeholder: '<HFN>',
    description: 'The position in HFN; default the start of the game',
  },
} as const;
