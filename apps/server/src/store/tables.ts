/** A table in the schema. */
export interface Table {
  readonly name: string;
  /** The unique key by which a backup orders its rows. */
  readonly key: readonly [string, ...string[]];
  /** The schema version that added the table. */
  readonly since: number;
  /** The statements that delete the person `$1` from the table; none if the table refers to people only by id. */
  readonly deletion: readonly string[];
}

// Some tables and columns keep their original names, since renaming them would need a migration: `due` holds
// due work, `talk` chat messages (`said` is the text), `here` presence, `questions` passkey challenges, `guesses` the
// counters of `GuessLimiter`, `audit.deed` the action and `audit.by_whom` the actor. The server no longer uses the
// column `players.place`.

/** All tables except `migrations`, in the order in which a person is deleted from them. */
export const TABLES: readonly Table[] = [
  // The logs refer to people by their ids only.
  { name: 'events', key: ['game', 'seq'], since: 1, deletion: [] },
  { name: 'games', key: ['game'], since: 1, deletion: [] },
  { name: 'players', key: ['game', 'seat'], since: 1, deletion: [] },
  { name: 'due', key: ['game'], since: 1, deletion: [] },
  {
    name: 'talk',
    key: ['game', 'line'],
    since: 1,
    // The rows stay, so that their line numbers are not used again.
    deletion: [`UPDATE talk SET person = '', said = '', command = CAST(line AS TEXT) WHERE person = $1`],
  },
  {
    name: 'here',
    key: ['game', 'person'],
    since: 1,
    deletion: ['DELETE FROM here WHERE person = $1'],
  },
  { name: 'nodes', key: ['node'], since: 1, deletion: [] },
  {
    name: 'sessions',
    key: ['token_hash'],
    since: 1,
    deletion: ['DELETE FROM sessions WHERE person = $1'],
  },
  {
    name: 'tokens',
    key: ['token_hash'],
    since: 22,
    deletion: ['DELETE FROM tokens WHERE person = $1'],
  },
  {
    name: 'blocks',
    key: ['person', 'blocked'],
    since: 1,
    deletion: ['DELETE FROM blocks WHERE person = $1 OR blocked = $1'],
  },
  {
    name: 'reports',
    key: ['game', 'reporter', 'person'],
    since: 1,
    deletion: ['DELETE FROM reports WHERE reporter = $1 OR person = $1'],
  },
  {
    name: 'passkeys',
    key: ['passkey'],
    since: 2,
    deletion: ['DELETE FROM passkeys WHERE person = $1'],
  },
  { name: 'questions', key: ['question'], since: 2, deletion: [] },
  {
    name: 'audit',
    key: ['entry'],
    since: 3,
    deletion: [
      // Notes and reasons are about the person.
      `UPDATE audit SET name = $1, reason = '' WHERE person = $1`,
      'UPDATE audit SET by_whom = $1 WHERE by_person = $1',
    ],
  },
  {
    name: 'recovery_codes',
    key: ['code_hash'],
    since: 12,
    deletion: ['DELETE FROM recovery_codes WHERE person = $1'],
  },
  {
    name: 'totp',
    key: ['person'],
    since: 12,
    deletion: ['DELETE FROM totp WHERE person = $1'],
  },
  // Before the addresses: the confirmation of an address deletes its link and adds the address in one transaction.
  {
    name: 'account_links',
    key: ['token_hash'],
    since: 12,
    deletion: ['DELETE FROM account_links WHERE person = $1'],
  },
  {
    name: 'emails',
    key: ['person'],
    since: 12,
    deletion: ['DELETE FROM emails WHERE person = $1'],
  },
  // The keys are hashes of names, addresses and the like, and the rows last for about an hour at most.
  { name: 'guesses', key: ['key'], since: 12, deletion: [] },
  {
    name: 'known_devices',
    key: ['device_hash', 'person'],
    since: 12,
    deletion: ['DELETE FROM known_devices WHERE person = $1'],
  },
  { name: 'sweeps', key: ['policy'], since: 15, deletion: [] },
  // The journal and the logs refer to people by their ids only.
  { name: 'finished', key: ['no'], since: 16, deletion: [] },
  { name: 'projections', key: ['name', 'version'], since: 16, deletion: [] },
  { name: 'logs', key: ['stream', 'seq'], since: 16, deletion: [] },
  { name: 'log_due', key: ['stream'], since: 16, deletion: [] },
  // Opponents' later ratings depend on these rows, which contain only ids.
  { name: 'ratings', key: ['version', 'person', 'pool'], since: 17, deletion: [] },
  {
    name: 'rating_changes',
    key: ['version', 'no', 'seat'],
    since: 17,
    // The rows are kept, without the person, since they are also part of the opponents' history.
    deletion: [`UPDATE rating_changes SET person = '' WHERE person = $1`],
  },
  { name: 'rated_games', key: ['version', 'no'], since: 17, deletion: [] },
  // Replaced by `exclusions`; only nodes running an older version read it.
  { name: 'voided', key: ['game'], since: 28, deletion: [] },
  // The rows refer to people by their ids only.
  { name: 'exclusions', key: ['game', 'person'], since: 39, deletion: [] },
  {
    name: 'game_facts',
    key: ['version', 'no', 'person'],
    since: 23,
    // The game stays, but a search for the person no longer finds it. The indexes of the table begin with the version.
    deletion: ['DELETE FROM game_facts WHERE person = $1 AND version IN (SELECT version FROM projections)'],
  },
  // A deleted player stays in the standings without a name, as in games.
  { name: 'tournaments', key: ['tournament'], since: 18, deletion: [] },
  { name: 'entries', key: ['tournament', 'person'], since: 18, deletion: [] },
  {
    name: 'waiting',
    key: ['tournament', 'person'],
    since: 21,
    deletion: ['DELETE FROM waiting WHERE person = $1'],
  },
  {
    name: 'pairing_queue',
    key: ['person'],
    since: 30,
    deletion: ['DELETE FROM pairing_queue WHERE person = $1'],
  },
  {
    name: 'challenges',
    key: ['challenge'],
    since: 19,
    deletion: ['DELETE FROM challenges WHERE by_person = $1 OR to_person = $1'],
  },
  {
    name: 'follows',
    key: ['person', 'followed'],
    since: 19,
    deletion: ['DELETE FROM follows WHERE person = $1 OR followed = $1'],
  },
  {
    name: 'preferences',
    key: ['person'],
    since: 19,
    deletion: ['DELETE FROM preferences WHERE person = $1'],
  },
  {
    name: 'notices',
    key: ['person', 'key'],
    since: 19,
    deletion: [
      // It is still the opponent's turn, and their time runs.
      `UPDATE notices SET about = NULL WHERE about = $1 AND kind = 'your-turn'`,
      'DELETE FROM notices WHERE person = $1 OR about = $1',
    ],
  },
  {
    name: 'push_subscriptions',
    key: ['endpoint'],
    since: 19,
    deletion: ['DELETE FROM push_subscriptions WHERE person = $1'],
  },
  { name: 'push_keys', key: ['name'], since: 19, deletion: [] },
  {
    name: 'connected',
    key: ['person', 'node'],
    since: 19,
    deletion: ['DELETE FROM connected WHERE person = $1'],
  },
  // A key is deleted after its day.
  { name: 'tag_keys', key: ['day'], since: 29, deletion: [] },
  {
    name: 'connection_tags',
    key: ['person', 'day', 'tag'],
    since: 29,
    deletion: ['DELETE FROM connection_tags WHERE person = $1'],
  },
  {
    name: 'limit_work',
    key: ['person'],
    since: 31,
    // The row, which contains only an id, makes a server close what the person has left open, and is then deleted.
    deletion: [],
  },
  {
    name: 'digests',
    key: ['person'],
    since: 34,
    deletion: ['DELETE FROM digests WHERE person = $1'],
  },
  { name: 'signing_keys', key: ['name'], since: 34, deletion: [] },
  {
    name: 'people',
    key: ['person'],
    since: 1,
    // The row stays, since games refer to it.
    deletion: [
      `UPDATE people SET name = NULL, name_key = NULL, password = NULL, role = 'closed', mute_reason = '',
         unrated_reason = '', suspend_reason = '' WHERE person = $1`,
    ],
  },
];
