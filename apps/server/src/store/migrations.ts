import { numberColumn } from './columns.ts';
import type { Database, Dialect, Query } from './database.ts';

/** A statement that changes the schema, in common SQL, or a function that returns the statements for a dialect. */
type Statement = string | ((dialect: Dialect) => string | readonly string[]);

/** All schema changes, in order. Never edit a released change; append a new one. */
export const MIGRATIONS: readonly (readonly Statement[])[] = [
  [
    `CREATE TABLE events (
      game TEXT NOT NULL, seq BIGINT NOT NULL, command TEXT NOT NULL, at BIGINT NOT NULL, event TEXT NOT NULL,
      PRIMARY KEY (game, seq), UNIQUE (game, command))`,
    `CREATE TABLE games (
      game TEXT PRIMARY KEY, phase TEXT NOT NULL, listed INTEGER NOT NULL, terms TEXT NOT NULL, seats TEXT NOT NULL,
      by_person TEXT NOT NULL, result TEXT NOT NULL, created_at BIGINT NOT NULL, changed_at BIGINT NOT NULL)`,
    `CREATE INDEX games_in_lobby ON games (created_at) WHERE phase = 'waiting' AND listed = 1`,
    `CREATE TABLE players (
      game TEXT NOT NULL, seat TEXT NOT NULL, person TEXT NOT NULL, place INTEGER,
      PRIMARY KEY (game, seat))`,
    'CREATE INDEX players_by_person ON players (person)',
    `CREATE TABLE due (
      game TEXT PRIMARY KEY, kind TEXT NOT NULL, at BIGINT NOT NULL, taken_until BIGINT NOT NULL)`,
    'CREATE INDEX due_by_time ON due (kind, at)',
    `CREATE TABLE talk (
      game TEXT NOT NULL, line BIGINT NOT NULL, command TEXT NOT NULL, at BIGINT NOT NULL, person TEXT NOT NULL,
      seat TEXT, channel TEXT NOT NULL, said TEXT NOT NULL,
      PRIMARY KEY (game, line), UNIQUE (game, command))`,
    'CREATE INDEX talk_by_person ON talk (person)',
    'CREATE TABLE here (game TEXT NOT NULL, person TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (game, person))',
    'CREATE TABLE nodes (node TEXT PRIMARY KEY, at BIGINT NOT NULL)',
    `CREATE TABLE people (
      person TEXT PRIMARY KEY, name TEXT, name_key TEXT UNIQUE, password TEXT, role TEXT NOT NULL,
      muted_until BIGINT NOT NULL, created_at BIGINT NOT NULL)`,
    `CREATE TABLE sessions (
      token_hash TEXT PRIMARY KEY, session TEXT NOT NULL UNIQUE, person TEXT NOT NULL, began_at BIGINT NOT NULL,
      seen_at BIGINT NOT NULL, agent TEXT NOT NULL)`,
    'CREATE INDEX sessions_by_person ON sessions (person)',
    'CREATE TABLE blocks (person TEXT NOT NULL, blocked TEXT NOT NULL, PRIMARY KEY (person, blocked))',
    `CREATE TABLE reports (
      game TEXT NOT NULL, reporter TEXT NOT NULL, person TEXT NOT NULL, reason TEXT NOT NULL, said TEXT NOT NULL,
      at BIGINT NOT NULL, PRIMARY KEY (game, reporter, person))`,
  ],
  [
    `CREATE TABLE passkeys (
      passkey TEXT PRIMARY KEY, person TEXT NOT NULL, public_key TEXT NOT NULL, counter BIGINT NOT NULL,
      added_at BIGINT NOT NULL, used_at BIGINT NOT NULL)`,
    'CREATE INDEX passkeys_by_person ON passkeys (person)',
    'CREATE TABLE questions (question TEXT PRIMARY KEY, until BIGINT NOT NULL)',
  ],
  [
    `CREATE TABLE audit (
      entry BIGINT PRIMARY KEY, at BIGINT NOT NULL, by_whom TEXT NOT NULL, deed TEXT NOT NULL, name TEXT NOT NULL,
      until BIGINT)`,
  ],
  [`ALTER TABLE reports ADD COLUMN state TEXT NOT NULL DEFAULT 'new'`],
  ['ALTER TABLE games ADD COLUMN to_move TEXT', 'ALTER TABLE games ADD COLUMN due_by BIGINT'],
  [
    'ALTER TABLE games ADD COLUMN terms_key TEXT',
    `CREATE INDEX games_in_lobby_by_terms ON games (terms_key, created_at) WHERE phase = 'waiting' AND listed = 1`,
  ],
  [
    // Nodes running an older version leave these columns empty; the next event of a game fills them.
    'ALTER TABLE games ADD COLUMN game_id TEXT',
    'ALTER TABLE games ADD COLUMN clock TEXT',
    ({ jsonTextSql }) => `UPDATE games SET game_id = ${jsonTextSql('terms', 'rules', 'game')},
      clock = ${jsonTextSql('terms', 'clock', 'kind')}`,
    `CREATE INDEX games_running ON games (clock) WHERE phase = 'playing'`,
  ],
  [
    'ALTER TABLE nodes ADD COLUMN people INTEGER NOT NULL DEFAULT 0',
    // On a column that moves do not change, so that a move does not update the index.
    `CREATE INDEX games_listed_running ON games (created_at) WHERE phase = 'playing' AND listed = 1`,
    `CREATE INDEX games_listed_over ON games (changed_at) WHERE phase = 'over' AND listed = 1`,
  ],
  [
    'CREATE INDEX here_by_person ON here (person)',
    'CREATE INDEX blocks_by_blocked ON blocks (blocked)',
    'CREATE INDEX reports_by_reporter ON reports (reporter)',
    'CREATE INDEX reports_by_person ON reports (person)',
    'CREATE INDEX audit_by_name ON audit (name)',
    'CREATE INDEX audit_by_actor ON audit (by_whom)',
  ],
  [
    'ALTER TABLE nodes ADD COLUMN started_at BIGINT',
    'ALTER TABLE nodes ADD COLUMN stopped_at BIGINT',
    'ALTER TABLE here ADD COLUMN node TEXT',
  ],
  [
    // A person's games that have ended are read from one index, in pages. A move changes none of these columns. Nodes
    // running an older version leave them empty; such a game counts as one that has not ended, of which a person has
    // only a few.
    'ALTER TABLE players ADD COLUMN command TEXT',
    'ALTER TABLE players ADD COLUMN changed_at BIGINT',
    'ALTER TABLE players ADD COLUMN phase TEXT',
    'ALTER TABLE players ADD COLUMN listed INTEGER',
    'ALTER TABLE players ADD COLUMN game_id TEXT',
    ...['changed_at', 'phase', 'listed', 'game_id'].map(
      (column) => `UPDATE players SET ${column} =
        (SELECT ${column} FROM games WHERE games.game = players.game AND games.phase IN ('over', 'aborted'))`,
    ),
    `CREATE INDEX players_ended ON players (person, listed, phase, changed_at, game) WHERE changed_at IS NOT NULL`,
    `CREATE INDEX players_ended_by_game ON players (person, game_id, listed, phase, changed_at, game)
      WHERE changed_at IS NOT NULL`,
    'CREATE INDEX players_unfinished ON players (person, game) WHERE changed_at IS NULL',
    'CREATE INDEX players_by_command ON players (person, command) WHERE command IS NOT NULL',
    'CREATE INDEX players_by_person_and_game ON players (person, game)',
    'DROP INDEX players_by_person',
    `CREATE INDEX games_open ON games (created_at, game) WHERE phase = 'waiting' AND listed = 1`,
    'DROP INDEX games_in_lobby',
    `CREATE INDEX games_open_by_person ON games (by_person) WHERE phase = 'waiting' AND listed = 1`,
    'CREATE INDEX talk_by_author ON talk (person, game, line)',
    'DROP INDEX talk_by_person',
    ...['open', 'settled'].map(
      (name) => `CREATE INDEX reports_${name} ON reports (at, game, reporter, person)
        WHERE state ${name === 'open' ? '<>' : '='} 'settled'`,
    ),
  ],
  [
    'ALTER TABLE sessions ADD COLUMN proved_at BIGINT NOT NULL DEFAULT 0',
    'CREATE TABLE recovery_codes (code_hash TEXT PRIMARY KEY, person TEXT NOT NULL, created_at BIGINT NOT NULL)',
    'CREATE INDEX recovery_codes_by_person ON recovery_codes (person)',
    `CREATE TABLE totp (
      person TEXT PRIMARY KEY, secret TEXT NOT NULL, created_at BIGINT NOT NULL, confirmed_at BIGINT,
      last_step BIGINT NOT NULL)`,
    `CREATE TABLE emails (
      person TEXT PRIMARY KEY, address TEXT NOT NULL, address_key TEXT NOT NULL, language TEXT NOT NULL,
      confirmed_at BIGINT NOT NULL)`,
    'CREATE INDEX emails_by_address ON emails (address_key)',
    `CREATE TABLE account_links (
      token_hash TEXT PRIMARY KEY, purpose TEXT NOT NULL, person TEXT NOT NULL, address TEXT, language TEXT,
      until BIGINT NOT NULL)`,
    'CREATE INDEX account_links_by_person ON account_links (person)',
    'CREATE TABLE guesses (key TEXT PRIMARY KEY, until BIGINT NOT NULL)',
    'CREATE INDEX guesses_by_end ON guesses (until)',
    `CREATE TABLE known_devices (
      device_hash TEXT NOT NULL, person TEXT NOT NULL, used_at BIGINT NOT NULL, PRIMARY KEY (device_hash, person))`,
    'CREATE INDEX known_devices_by_person ON known_devices (person)',
    'CREATE INDEX known_devices_by_use ON known_devices (used_at)',
  ],
  [
    ({ byteOrderSql }) =>
      `CREATE INDEX people_by_name ON people (${byteOrderSql('name_key')}) WHERE name_key IS NOT NULL`,
    'CREATE INDEX audit_by_action ON audit (deed, entry)',
  ],
  [
    // Both unique keys of an event contain its game. On PostgreSQL, this copies all events once.
    ({ splitTableSql }) => splitTableSql('events', 'game'),
  ],
  ['CREATE TABLE sweeps (policy TEXT PRIMARY KEY, last_key TEXT NOT NULL, due_at BIGINT NOT NULL)'],
  [
    'CREATE TABLE finished (no BIGINT PRIMARY KEY, game TEXT NOT NULL UNIQUE, at BIGINT NOT NULL, facts TEXT NOT NULL)',
    `CREATE TABLE projections (
      name TEXT NOT NULL, version BIGINT NOT NULL, upto BIGINT NOT NULL, live INTEGER NOT NULL,
      PRIMARY KEY (name, version))`,
    // The logs of aggregates other than games.
    `CREATE TABLE logs (
      stream TEXT NOT NULL, seq BIGINT NOT NULL, command TEXT NOT NULL, at BIGINT NOT NULL, event TEXT NOT NULL,
      PRIMARY KEY (stream, seq), UNIQUE (stream, command))`,
    `CREATE TABLE log_due (
      stream TEXT PRIMARY KEY, kind TEXT NOT NULL, at BIGINT NOT NULL, taken_until BIGINT NOT NULL)`,
    'CREATE INDEX log_due_by_time ON log_due (kind, at)',
  ],
  [
    `CREATE TABLE ratings (
      version BIGINT NOT NULL, person TEXT NOT NULL, pool TEXT NOT NULL, rating INTEGER NOT NULL,
      deviation INTEGER NOT NULL, volatility INTEGER NOT NULL, games INTEGER NOT NULL, firsts INTEGER NOT NULL,
      last_at BIGINT NOT NULL, PRIMARY KEY (version, person, pool))`,
    'CREATE INDEX ratings_by_pool ON ratings (version, pool, rating)',
    `CREATE TABLE rating_changes (
      version BIGINT NOT NULL, no BIGINT NOT NULL, seat TEXT NOT NULL, person TEXT NOT NULL, pool TEXT NOT NULL,
      game TEXT NOT NULL, game_id TEXT NOT NULL, at BIGINT NOT NULL, rating_before INTEGER NOT NULL,
      rating_after INTEGER NOT NULL, deviation INTEGER NOT NULL, first INTEGER NOT NULL, result TEXT NOT NULL,
      PRIMARY KEY (version, no, seat))`,
    'CREATE INDEX rating_changes_by_person ON rating_changes (person, version, pool, no)',
    `CREATE TABLE rated_games (
      version BIGINT NOT NULL, no BIGINT NOT NULL, game TEXT NOT NULL, pool TEXT NOT NULL, people TEXT NOT NULL,
      at BIGINT NOT NULL, opening TEXT NOT NULL, winner TEXT, reason TEXT, PRIMARY KEY (version, no))`,
    'CREATE INDEX rated_games_by_people ON rated_games (people, version, no)',
    'CREATE INDEX rated_games_by_game ON rated_games (game, version)',
  ],
  [
    // `list` is the list that shows the tournament, empty if none does.
    `CREATE TABLE tournaments (
      tournament TEXT PRIMARY KEY, list TEXT NOT NULL, starts_at BIGINT NOT NULL, organiser TEXT NOT NULL,
      phase TEXT NOT NULL, item TEXT NOT NULL)`,
    'CREATE INDEX tournaments_by_start ON tournaments (list, starts_at, tournament)',
    'CREATE INDEX tournaments_by_organiser ON tournaments (organiser, phase)',
    `CREATE TABLE entries (
      tournament TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (tournament, person))`,
    'CREATE INDEX entries_by_person ON entries (person, tournament)',
  ],
  [
    `CREATE TABLE challenges (
      challenge TEXT PRIMARY KEY, by_person TEXT NOT NULL, to_person TEXT NOT NULL, setup TEXT NOT NULL,
      begins TEXT NOT NULL, note TEXT NOT NULL, is_live INTEGER NOT NULL, state TEXT NOT NULL, reason TEXT, game TEXT,
      created_at BIGINT NOT NULL, until BIGINT NOT NULL, changed_at BIGINT NOT NULL)`,
    'CREATE INDEX challenges_by ON challenges (by_person, to_person, created_at)',
    'CREATE INDEX challenges_to ON challenges (to_person, created_at)',
    `CREATE TABLE follows (
      person TEXT NOT NULL, followed TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (person, followed))`,
    'CREATE INDEX follows_by_followed ON follows (followed)',
    'CREATE TABLE preferences (person TEXT PRIMARY KEY, chosen TEXT NOT NULL)',
    `CREATE TABLE notices (
      person TEXT NOT NULL, key TEXT NOT NULL, kind TEXT NOT NULL, body TEXT NOT NULL, about TEXT, at BIGINT NOT NULL,
      seen INTEGER NOT NULL, push_at BIGINT, PRIMARY KEY (person, key))`,
    'CREATE INDEX notices_by_time ON notices (person, at, key)',
    'CREATE INDEX notices_about ON notices (about)',
    'CREATE INDEX notices_unpushed ON notices (push_at) WHERE push_at IS NOT NULL',
    `CREATE TABLE push_subscriptions (
      endpoint TEXT PRIMARY KEY, person TEXT NOT NULL, session TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL,
      language TEXT NOT NULL, at BIGINT NOT NULL)`,
    'CREATE INDEX push_subscriptions_by_person ON push_subscriptions (person, at)',
    'CREATE UNIQUE INDEX push_subscriptions_by_session ON push_subscriptions (session)',
    `CREATE TABLE push_keys (
      name TEXT PRIMARY KEY, public_key TEXT NOT NULL, private_key TEXT NOT NULL, created_at BIGINT NOT NULL)`,
    // `left_at` is empty while the person is connected to the node.
    'CREATE TABLE connected (person TEXT NOT NULL, node TEXT NOT NULL, left_at BIGINT, PRIMARY KEY (person, node))',
  ],
  [
    'ALTER TABLE tournaments ADD COLUMN created_at BIGINT NOT NULL DEFAULT 0',
    'ALTER TABLE tournaments ADD COLUMN changed_at BIGINT NOT NULL DEFAULT 0',
    'UPDATE tournaments SET created_at = starts_at, changed_at = starts_at',
    'CREATE INDEX tournaments_by_creation ON tournaments (organiser, created_at)',
  ],
  [
    `CREATE TABLE waiting (
      tournament TEXT NOT NULL, person TEXT NOT NULL, since BIGINT NOT NULL, at BIGINT NOT NULL,
      PRIMARY KEY (tournament, person))`,
    'CREATE INDEX waiting_by_person ON waiting (person, tournament)',
  ],
  [
    `CREATE TABLE tokens (
      token_hash TEXT PRIMARY KEY, token TEXT NOT NULL UNIQUE, person TEXT NOT NULL, name TEXT NOT NULL,
      scopes TEXT NOT NULL, created_at BIGINT NOT NULL, used_at BIGINT, stream TEXT)`,
    'CREATE INDEX tokens_by_person ON tokens (person)',
  ],
  [
    // A row for each player of each finished game, and one with no person for all visitors if the game is listed. The
    // indexes contain all columns of a search, so that it reads only them.
    `CREATE TABLE game_facts (
      version BIGINT NOT NULL, no BIGINT NOT NULL, person TEXT NOT NULL, game TEXT NOT NULL, game_id TEXT NOT NULL,
      ended_at BIGINT NOT NULL, listed INTEGER NOT NULL, rated INTEGER NOT NULL, plies INTEGER NOT NULL,
      termination TEXT NOT NULL, result TEXT NOT NULL, PRIMARY KEY (version, no, person))`,
    `CREATE INDEX game_facts_by_end ON game_facts
      (version, person, ended_at, game, listed, rated, plies, termination, result, no)`,
    `CREATE INDEX game_facts_by_game ON game_facts
      (version, person, game_id, ended_at, game, listed, rated, plies, termination, result, no)`,
  ],
  ['ALTER TABLE people ADD COLUMN bot INTEGER NOT NULL DEFAULT 0'],
  [
    // `page_left_at` is set while only a program of a person's own account is connected: 0 if no page was connected
    // before.
    'ALTER TABLE connected ADD COLUMN page_left_at BIGINT',
    `CREATE INDEX challenges_open ON challenges (until) WHERE state = 'open'`,
  ],
  ['ALTER TABLE challenges ADD COLUMN series TEXT'],
  ['ALTER TABLE projections ADD COLUMN used_at BIGINT NOT NULL DEFAULT 0'],
  [
    ...['unrated_until', 'suspended_until'].map(
      (column) => `ALTER TABLE people ADD COLUMN ${column} BIGINT NOT NULL DEFAULT 0`,
    ),
    ...['mute_reason', 'unrated_reason', 'suspend_reason'].map(
      (column) => `ALTER TABLE people ADD COLUMN ${column} TEXT NOT NULL DEFAULT ''`,
    ),
    `ALTER TABLE audit ADD COLUMN reason TEXT NOT NULL DEFAULT ''`,
    'CREATE TABLE voided (game TEXT PRIMARY KEY, at BIGINT NOT NULL)',
  ],
  [
    'CREATE TABLE tag_keys (day BIGINT PRIMARY KEY, key TEXT NOT NULL)',
    `CREATE TABLE connection_tags (
      person TEXT NOT NULL, day BIGINT NOT NULL, tag TEXT NOT NULL, PRIMARY KEY (person, day, tag))`,
    'CREATE INDEX connection_tags_by_tag ON connection_tags (tag)',
    'CREATE INDEX connection_tags_by_day ON connection_tags (day)',
  ],
  [
    `CREATE TABLE pairing_queue (
      person TEXT PRIMARY KEY, request TEXT NOT NULL, node TEXT NOT NULL, socket TEXT NOT NULL, terms TEXT NOT NULL,
      terms_key TEXT NOT NULL, rating INTEGER NOT NULL, uncertainty INTEGER NOT NULL, since BIGINT NOT NULL,
      seen_at BIGINT NOT NULL, game TEXT)`,
    'CREATE INDEX pairing_queue_by_node ON pairing_queue (node)',
  ],
  [
    'CREATE TABLE limit_work (person TEXT PRIMARY KEY, at BIGINT NOT NULL, is_repeated INTEGER NOT NULL)',
    'CREATE INDEX limit_work_by_time ON limit_work (at)',
  ],
  // Empty for games that nodes running an older version have created, until the next event of each.
  ['ALTER TABLE games ADD COLUMN ply INTEGER'],
  [
    'ALTER TABLE tokens ADD COLUMN stream_open_at BIGINT',
    'CREATE INDEX tokens_by_stream ON tokens (stream) WHERE stream IS NOT NULL',
  ],
  [
    'CREATE TABLE digests (person TEXT PRIMARY KEY, next_at BIGINT NOT NULL)',
    'CREATE INDEX digests_by_time ON digests (next_at)',
    'CREATE TABLE signing_keys (name TEXT PRIMARY KEY, secret TEXT NOT NULL, created_at BIGINT NOT NULL)',
  ],
  [
    // Empty in the rows for all visitors, and for games whose facts have no hop.
    'ALTER TABLE game_facts ADD COLUMN hop INTEGER',
    'ALTER TABLE game_facts ADD COLUMN hop_ply INTEGER',
    'CREATE INDEX game_facts_by_hop ON game_facts (version, person, hop, no) WHERE hop IS NOT NULL AND listed = 1',
  ],
  [
    // 1 if a winner connected from the network of an opponent. The tags that show this are soon deleted.
    'ALTER TABLE finished ADD COLUMN alike INTEGER',
  ],
  // A search by ratings looks up each game that it examines, and reads only this index.
  ['CREATE INDEX rating_changes_by_game ON rating_changes (version, no, rating_before)'],
  [
    // `name` and `by_whom` hold a name or an id, and a person can choose another's id as their name. Where that has
    // happened, an older entry is about the person with the id. No account acts as `mail`, which only sends links.
    // Nodes running an older version leave the columns empty; `addMissingIds` fills them.
    'ALTER TABLE audit ADD COLUMN person TEXT',
    'ALTER TABLE audit ADD COLUMN by_person TEXT',
    `UPDATE audit SET person = coalesce(
      (SELECT person FROM people WHERE people.person = audit.name),
      (SELECT person FROM people WHERE people.name_key = lower(audit.name)), name)`,
    `UPDATE audit SET by_person = coalesce(
      (SELECT person FROM people WHERE people.person = audit.by_whom),
      (SELECT person FROM people WHERE people.name_key = lower(audit.by_whom)))
      WHERE deed <> 'send-reset-link'`,
    'CREATE INDEX audit_by_person ON audit (person)',
    'CREATE INDEX audit_by_acting_person ON audit (by_person)',
    'DROP INDEX audit_by_name',
    'DROP INDEX audit_by_actor',
  ],
  [
    // A game that is excluded from the ratings has a row for each player because of whom it is excluded. The entry in
    // the log that has the same time names the player; the column is empty if there is none.
    `CREATE TABLE exclusions (
      game TEXT NOT NULL, person TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (game, person))`,
    `INSERT INTO exclusions (game, person, at)
      SELECT game, coalesce(
        (SELECT min(audit.person) FROM audit WHERE audit.deed = 'void-games' AND audit.at = voided.at), ''), at
      FROM voided`,
  ],
  [
    // The sweep of guests also looks for games that are not listed.
    `CREATE INDEX games_waiting_by_person ON games (by_person, listed) WHERE phase = 'waiting'`,
    'DROP INDEX games_open_by_person',
  ],
];

/** The lock that a transaction takes before it changes the schema. */
export const MIGRATION_LOCK = 'migration';

/** Brings the schema up to date. Several nodes may call this at the same time; each change is made once. */
export async function migrate(database: Database, migrations: typeof MIGRATIONS = MIGRATIONS): Promise<void> {
  await database.transaction(async (query) => {
    await database.lock(query, MIGRATION_LOCK);
    await query('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)');
    const version = await schemaVersion(query);
    if (version > migrations.length) throw new Error(newerSchemaMessage(version));
    await applyMigrations(database, query, version, migrations);
  });
}

/** Returns the version of the schema. */
export async function schemaVersion(query: Query): Promise<number> {
  const [row] = await query('SELECT coalesce(max(version), 0) AS version FROM migrations');
  return row === undefined ? 0 : numberColumn(row, 'version');
}

/** Applies the changes after a version. The table `migrations` must exist. */
export async function applyMigrations(
  dialect: Dialect,
  query: Query,
  after: number,
  migrations: typeof MIGRATIONS = MIGRATIONS,
): Promise<void> {
  for (const [index, statements] of migrations.entries()) {
    if (index < after) continue;
    for (const statement of statements)
      for (const sql of [typeof statement === 'string' ? statement : statement(dialect)].flat())
        await query(sql);
    await query('INSERT INTO migrations (version) VALUES ($1)', [index + 1]);
  }
}

/** Returns an explanation that the schema is too new for this program. */
export function newerSchemaMessage(version: number): string {
  return `The database schema (version ${version}) is newer than this program supports (version ${MIGRATIONS.length}).`;
}
