/** A table that backups contain. */
export interface BackupTable {
  readonly name: string;
  /** The unique key by which its rows are ordered. */
  readonly key: readonly [string, ...string[]];
  /** The schema version that added the table. */
  readonly since: number;
}

/** All tables except `migrations`. The first line of a backup has the schema version instead. */
export const BACKUP_TABLES: readonly BackupTable[] = [
  { name: 'events', key: ['game', 'seq'], since: 1 },
  { name: 'games', key: ['game'], since: 1 },
  { name: 'players', key: ['game', 'seat'], since: 1 },
  { name: 'due', key: ['game'], since: 1 },
  { name: 'talk', key: ['game', 'line'], since: 1 },
  { name: 'here', key: ['game', 'person'], since: 1 },
  { name: 'nodes', key: ['node'], since: 1 },
  { name: 'people', key: ['person'], since: 1 },
  { name: 'sessions', key: ['token_hash'], since: 1 },
  { name: 'blocks', key: ['person', 'blocked'], since: 1 },
  { name: 'reports', key: ['game', 'reporter', 'person'], since: 1 },
  { name: 'passkeys', key: ['passkey'], since: 2 },
  { name: 'questions', key: ['question'], since: 2 },
  { name: 'audit', key: ['entry'], since: 3 },
];
