/** The fields that set up a search, or a game against the computer. */
export const searchFields = {
  depth: {
    kind: 'number',
    flag: 'depth',
    placeholder: '<turns>',
    description: 'The depth in turns',
  },
  limits: {
    kind: 'number-map',
    flag: null,
    placeholder: '',
    description: 'An object with nodes, depth and seconds',
  },
  lines: {
    kind: 'number',
    flag: 'lines',
    placeholder: '<number>',
    description: 'The number of best lines; default 1',
  },
  divide: {
    kind: 'boolean',
    flag: 'divide',
    placeholder: '',
    description: 'Also print the count for each first move',
  },
  computer: {
    kind: 'text-list',
    flag: 'computer',
    placeholder: '<seat>',
    description: 'A seat the computer plays; repeatable; default all but the first',
  },
  hotSeat: { kind: 'boolean', flag: 'hot-seat', placeholder: '', description: 'Let people play every seat' },
  seconds: {
    kind: 'number',
    flag: 'seconds',
    placeholder: '<number>',
    description: 'The time limit for a move or search, in seconds',
  },
  level: {
    kind: 'number',
    flag: 'level',
    placeholder: '<number>',
    description: 'The level of the computer, 1 to 10',
  },
  nodes: {
    kind: 'number',
    flag: 'nodes',
    placeholder: '<number>',
    description: 'The node limit for a move or search',
  },
  milliseconds: {
    kind: 'number',
    flag: 'milliseconds',
    placeholder: '<number>',
    description: 'The time limit for a move, in milliseconds',
  },
  threads: {
    kind: 'number',
    flag: 'threads',
    placeholder: '<number>',
    description: 'The number of threads; default 1',
  },
} as const;
