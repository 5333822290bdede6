import { BOARD_IDS } from '@halma/rules';
import { joinWithOr } from './field.ts';

/** The notations that `parse` reads. */
export const TEXT_KINDS = ['position', 'move', 'key', 'record'] as const;

/** The fields that contain moves, records and other notation. */
export const notationFields = {
  move: {
    kind: 'text',
    flag: 'move',
    placeholder: '<move>',
    description: 'A move, short (a1-e5) or full (a1>c3>e5)',
  },
  moves: {
    kind: 'text-list',
    flag: 'moves',
    placeholder: '<move>',
    description: 'A move; repeatable, in order',
  },
  counts: {
    kind: 'boolean',
    flag: 'counts',
    placeholder: '',
    description: 'Also print the number of legal moves before each move',
  },
  record: {
    kind: 'text',
    flag: 'record',
    placeholder: '<file>',
    description: 'A game record (HGN)',
    isFile: true,
  },
  number: {
    kind: 'number',
    flag: 'number',
    placeholder: '<number>',
    description: 'The number of one game in a file of several records, from 1; default all',
  },
  key: {
    kind: 'text',
    flag: 'key',
    placeholder: '<file>',
    description: 'A key in the notation of the leaflets',
    isFile: true,
  },
  kind: { kind: 'text', flag: 'kind', placeholder: '<kind>', description: joinWithOr(TEXT_KINDS) as string },
  text: { kind: 'text', flag: 'text', placeholder: '<text>', description: 'The text to read' },
  board: {
    kind: 'text',
    flag: 'board',
    placeholder: '<id>',
    description: `The board of a move: ${joinWithOr(BOARD_IDS)}` as string,
  },
  search: {
    kind: 'text',
    flag: 'search',
    placeholder: '<name>',
    description: 'List only games whose id or names contain this text',
  },
} as const;
