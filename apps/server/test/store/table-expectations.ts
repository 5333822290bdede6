import type { Row } from '../../src/store/database.ts';
import { GAME_ID, gameSetup } from '../game/played-game.ts';

export const ANN = 'a'.repeat(16);
export const BOB = 'b'.repeat(16);
export const NAME = 'Annemarie';
/** Occurs in everything that Ann wrote or that only the server knows about her. */
export const PRIVATE = 'private-to-ann';

const { seats: _seats, ...PAIRING_TERMS } = gameSetup('halma-2');
const NUMBERS = { rating: 150_000, deviation: 5000, volatility: 60_000 };

/** What the export and the deletion of a person's data do with a table. */
interface TableExpectation {
  /**
   * A row about Ann; undefined if the table has no personal data, or if the game or the tournament in this
   * test writes the row.
   */
  readonly row?: Row;
  /** The values that refer to a person in the table after the deletion. */
  readonly left: 'nothing' | 'id';
  /** The part of the export that contains the row, or why no part does. */
  readonly exported: string;
}

/** The expectation for each table in the schema. */
export const TABLE_EXPECTATIONS: Readonly<Record<string, TableExpectation>> = {
  events: { left: 'id', exported: 'games' },
  games: { left: 'id', exported: 'games' },
  players: { left: 'id', exported: 'games' },
  due: { left: 'nothing', exported: 'no personal data' },
  talk: {
    row: {
      game: GAME_ID,
      line: 1,
      command: 'x',
      at: 1,
      person: ANN,
      seat: 'A',
      channel: 'table',
      said: PRIVATE,
    },
    left: 'nothing',
    exported: 'talk',
  },
  digests: { row: { person: ANN, next_at: 5 }, left: 'nothing', exported: 'digest' },
  signing_keys: { left: 'nothing', exported: 'no personal data' },
  here: { row: { game: GAME_ID, person: ANN, at: 5 }, left: 'nothing', exported: 'here' },
  nodes: { left: 'nothing', exported: 'no personal data' },
  finished: { left: 'id', exported: 'games' },
  ratings: {
    row: { version: 1, person: ANN, pool: 'halma:quick', ...NUMBERS, games: 1, firsts: 1, last_at: 1 },
    left: 'id',
    exported: 'ratings',
  },
  rating_changes: {
    row: {
      version: 1,
      no: 9,
      seat: 'A',
      person: ANN,
      pool: 'halma:quick',
      game: GAME_ID,
      game_id: 'halma-2',
      at: 1,
      rating_before: 1,
      rating_after: 2,
      deviation: 3,
      first: 1,
      result: 'win',
    },
    left: 'nothing',
    exported: 'ratingChanges',
  },
  rated_games: {
    row: {
      version: 1,
      no: 9,
      game: GAME_ID,
      pool: 'halma:quick',
      people: 'key',
      at: 1,
      opening: 'o',
      winner: ANN,
      reason: null,
    },
    left: 'id',
    exported: 'games',
  },
  game_facts: {
    row: {
      version: 1,
      no: 9,
      person: ANN,
      game: GAME_ID,
      game_id: 'halma-2',
      ended_at: 1,
      listed: 1,
      rated: 0,
      plies: 3,
      termination: 'resignation',
      result: 'win',
    },
    left: 'nothing',
    exported: 'games',
  },
  tag_keys: { row: { day: 1, key: 'key' }, left: 'nothing', exported: 'no personal data' },
  connection_tags: {
    row: { person: ANN, day: 1, tag: 'tag' },
    left: 'nothing',
    exported: 'connections',
  },
  voided: {
    row: { game: GAME_ID, at: 1 },
    left: 'nothing',
    exported: 'no personal data',
  },
  // The export contains the operator's actions.
  exclusions: { row: { game: GAME_ID, person: ANN, at: 1 }, left: 'id', exported: 'audit' },
  projections: {
    row: { name: 'ratings', version: 1, upto: 0, live: 1 },
    left: 'nothing',
    exported: 'no personal data',
  },
  logs: { left: 'id', exported: 'tournaments' },
  log_due: { left: 'nothing', exported: 'no personal data' },
  tournaments: { left: 'id', exported: 'tournaments' },
  entries: { left: 'id', exported: 'tournaments' },
  waiting: {
    row: { tournament: 'cup00001', person: ANN, since: 1, at: 2 },
    left: 'nothing',
    exported: 'waiting',
  },
  limit_work: {
    row: { person: ANN, at: 1, is_repeated: 0 },
    left: 'id',
    exported: 'person',
  },
  pairing_queue: {
    row: {
      person: ANN,
      request: PRIVATE,
      node: 'node',
      socket: '1',
      terms: JSON.stringify(PAIRING_TERMS),
      terms_key: 'x',
      rating: 1500,
      uncertainty: 500,
      since: 1,
      seen_at: 2,
      game: null,
    },
    left: 'nothing',
    exported: 'pairingQueue',
  },
  challenges: {
    row: {
      challenge: 'c00000000001',
      by_person: ANN,
      to_person: BOB,
      setup: JSON.stringify(gameSetup('halma-2')),
      begins: 'random',
      note: PRIVATE,
      is_live: 0,
      state: 'open',
      reason: null,
      game: null,
      created_at: 1,
      until: 2,
      changed_at: 1,
    },
    left: 'nothing',
    exported: 'challenges',
  },
  follows: { row: { person: ANN, followed: BOB, at: 1 }, left: 'nothing', exported: 'follows' },
  preferences: {
    row: { person: ANN, chosen: JSON.stringify({ challenges: 'none' }) },
    left: 'nothing',
    exported: 'preferences',
  },
  notices: {
    row: {
      person: ANN,
      key: `turn:${GAME_ID}`,
      kind: 'your-turn',
      body: JSON.stringify({ kind: 'your-turn', game: GAME_ID, rules: PRIVATE }),
      about: BOB,
      at: 1,
      seen: 0,
      push_at: null,
    },
    left: 'nothing',
    exported: 'notices',
  },
  push_subscriptions: {
    row: {
      endpoint: 'https://push.example/1',
      person: ANN,
      session: 's1',
      p256dh: PRIVATE,
      auth: 'secret',
      language: 'en',
      at: 1,
    },
    left: 'nothing',
    exported: 'push',
  },
  push_keys: { left: 'nothing', exported: 'no personal data' },
  connected: { row: { person: ANN, node: 'node', left_at: 5 }, left: 'nothing', exported: 'connected' },
  sweeps: { left: 'nothing', exported: 'no personal data' },
  people: {
    row: {
      person: ANN,
      name: NAME,
      name_key: NAME.toLowerCase(),
      password: PRIVATE,
      role: 'player',
      muted_until: 0,
      created_at: 1,
    },
    left: 'id',
    exported: 'person',
  },
  sessions: {
    row: {
      token_hash: PRIVATE,
      session: 's1',
      person: ANN,
      began_at: 1,
      seen_at: 1,
      agent: 'Browser of Ann',
    },
    left: 'nothing',
    exported: 'sessions',
  },
  tokens: {
    row: {
      token_hash: PRIVATE,
      token: 't1',
      person: ANN,
      name: 'Program of Ann',
      scopes: 'games:read games:play',
      created_at: 1,
    },
    left: 'nothing',
    exported: 'tokens',
  },
  blocks: { row: { person: ANN, blocked: BOB }, left: 'nothing', exported: 'blocks' },
  reports: {
    row: { game: GAME_ID, reporter: ANN, person: BOB, reason: 'spam', said: PRIVATE, at: 1, state: 'new' },
    left: 'nothing',
    exported: 'reports',
  },
  passkeys: {
    row: { passkey: 'passkey-1', person: ANN, public_key: PRIVATE, counter: 0, added_at: 1, used_at: 1 },
    left: 'nothing',
    exported: 'passkeys',
  },
  recovery_codes: {
    row: { code_hash: PRIVATE, person: ANN, created_at: 1 },
    left: 'nothing',
    exported: 'recoveryCodes',
  },
  totp: {
    row: { person: ANN, secret: PRIVATE, created_at: 1, confirmed_at: 1, last_step: 0 },
    left: 'nothing',
    exported: 'totp',
  },
  emails: {
    row: { person: ANN, address: 'ann@x.example', address_key: PRIVATE, language: 'de', confirmed_at: 1 },
    left: 'nothing',
    exported: 'email',
  },
  account_links: {
    row: {
      token_hash: PRIVATE,
      purpose: 'confirm-email',
      person: ANN,
      address: 'new@x.example',
      language: 'de',
      until: 9,
    },
    left: 'nothing',
    exported: 'newEmail',
  },
  guesses: { left: 'nothing', exported: 'no personal data' },
  known_devices: {
    row: { device_hash: PRIVATE, person: ANN, used_at: 1 },
    left: 'nothing',
    exported: 'devices',
  },
  questions: { left: 'nothing', exported: 'no personal data' },
  audit: {
    row: {
      entry: 1,
      at: 1,
      by_whom: NAME,
      deed: 'change-password',
      name: NAME,
      until: null,
      person: ANN,
      by_person: ANN,
    },
    left: 'id',
    exported: 'audit',
  },
};
