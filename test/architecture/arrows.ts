/** What the sources of one workspace may import. */
export interface Arrows {
  /** Workspaces of this repository. */
  readonly house: readonly string[];
  /** From elsewhere: nothing at all, packages declared in its package.json, or Node's own modules too. */
  readonly outside: 'nothing' | 'packages' | 'packages and node';
}

/**
 * The arrows of the house. They run one way only, and no package imports an app.
 * A new workspace gets its row here before its first import.
 */
export const arrows: ReadonlyMap<string, Arrows> = new Map<string, Arrows>([
  ['@halma/rules', { house: [], outside: 'nothing' }],
  ['@halma/kernel', { house: ['@halma/rules'], outside: 'packages' }],
  ['@halma/solver', { house: ['@halma/kernel', '@halma/rules'], outside: 'packages' }],
  ['@halma/engine', { house: ['@halma/solver', '@halma/kernel', '@halma/rules'], outside: 'packages' }],
  ['@halma/board', { house: ['@halma/rules'], outside: 'nothing' }],
  ['@halma/protocol', { house: ['@halma/rules'], outside: 'packages' }],
  ['@halma/cli', { house: ['@halma/rules', '@halma/solver', '@halma/engine'], outside: 'packages and node' }],
  [
    '@halma/server',
    { house: ['@halma/rules', '@halma/engine', '@halma/protocol'], outside: 'packages and node' },
  ],
  [
    '@halma/web',
    {
      house: ['@halma/rules', '@halma/solver', '@halma/engine', '@halma/board', '@halma/protocol'],
      outside: 'packages',
    },
  ],
]);
