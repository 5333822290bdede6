/** The imports that a workspace may have. */
export interface ImportRule {
  /** Workspaces in this repository. */
  readonly internal: readonly string[];
  /** The external imports: none, the packages in its package.json, or also Node's built-in modules. */
  readonly external: 'nothing' | 'packages' | 'packages and node';
}

/**
 * The allowed imports between workspaces. They form no cycle, and no package imports an app.
 * A new workspace needs a row here before its first import.
 */
export const importRules: ReadonlyMap<string, ImportRule> = new Map<string, ImportRule>([
  ['@halma/rules', { internal: [], external: 'nothing' }],
  ['@halma/rating', { internal: [], external: 'nothing' }],
  ['@halma/pairing', { internal: [], external: 'nothing' }],
  ['@halma/kernel', { internal: ['@halma/rules'], external: 'packages' }],
  ['@halma/solver', { internal: ['@halma/kernel', '@halma/rules'], external: 'packages' }],
  ['@halma/engine', { internal: ['@halma/solver', '@halma/kernel', '@halma/rules'], external: 'packages' }],
  ['@halma/board', { internal: ['@halma/rules'], external: 'nothing' }],
  ['@halma/protocol', { internal: ['@halma/rules'], external: 'packages' }],
  [
    '@halma/locales',
    { internal: ['@halma/rules', '@halma/engine', '@halma/board', '@halma/protocol'], external: 'nothing' },
  ],
  [
    '@halma/cli',
    {
      internal: [
        '@halma/rules',
        '@halma/kernel',
        '@halma/solver',
        '@halma/engine',
        '@halma/pairing',
        '@halma/protocol',
      ],
      external: 'packages and node',
    },
  ],
  [
    '@halma/server',
    {
      internal: [
        '@halma/rules',
        '@halma/rating',
        '@halma/engine',
        '@halma/pairing',
        '@halma/board',
        '@halma/protocol',
        '@halma/locales',
      ],
      external: 'packages and node',
    },
  ],
  [
    '@halma/web',
    {
      internal: [
        '@halma/rules',
        '@halma/solver',
        '@halma/engine',
        '@halma/board',
        '@halma/protocol',
        '@halma/locales',
      ],
      external: 'packages',
    },
  ],
]);
