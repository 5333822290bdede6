import type { Command, OnlineGameId } from '@halma/protocol';
import { formatShortMove, legalMoves, type SeatLetter } from '@halma/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seatToMove } from '../../src/game/state.ts';
import type { Games } from '../../src/games/games.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { createGames } from '../game/create-games.ts';
import { gameSetup, personFor, REAL_TIME } from '../game/played-game.ts';
import { postgresForTests } from '../private-services.ts';
import { StallingProxy } from '../soak/stalling-proxy.ts';
import { PostgresTraffic, type Traffic } from './postgres-traffic.ts';

const postgres = await postgresForTests();
const traffic = new PostgresTraffic();
let proxy: StallingProxy;
let store: Store;

beforeAll(async () => {
  if (postgres === undefined) return;
  proxy = await StallingProxy.start(postgres.address, traffic.observe);
  const opened = await openStore({ postgres: proxy.addressFor(postgres.address) });
  if (opened === undefined) throw new Error('the store is locked');
  store = opened;
});
afterAll(async () => {
  await store?.close();
  await proxy?.stop();
  await postgres?.stop();
});

/** A game in which both players have moved twice, on a separate node. */
class SampleGame {
  game: OnlineGameId = '';
  /** How long the server was unavailable during the current move, in milliseconds. */
  outageMs = 0;
  readonly #games: Games = createGames(store, { outageMs: () => this.outageMs });
  #sentCount = 0;

  async start(): Promise<this> {
    await this.create();
    for (const seat of ['A', 'C'] as const) await this.send(seat, { do: 'join', seat });
    for (let ply = 0; ply < 4; ply += 1) await this.move();
    return this;
  }

  async create(): Promise<void> {
    const id = `create-${performance.now()}`;
    const created = await this.#games.create(gameSetup('halma-2', { clock: REAL_TIME }), personFor('A'), id);
    if (created?.ok !== true) throw new Error('there is no game');
    this.game = created.value;
  }

  async move(): Promise<void> {
    const state = this.#games.log.peek(this.game)?.state;
    const seat = state && seatToMove(state);
    if (!state?.position || !seat) throw new Error('there is no seat to move');
    const [move] = legalMoves(state.position);
    if (move === undefined) throw new Error('there is no move');
    const text = formatShortMove(state.position.rules.board, move);
    await this.send(seat, { do: 'move', ply: state.position.ply, move: text });
  }

  async send(seat: SeatLetter, command: Command): Promise<void> {
    this.#sentCount += 1;
    const result = await this.#games.execute(this.game, `sent-${this.#sentCount}`, {
      by: 'person',
      person: personFor(seat),
      command,
    });
    if (!result.ok) throw new Error(result.refusal.code);
  }
}

const peoplePresent = (game: OnlineGameId, count: number) =>
  Array.from({ length: count }, (_, index) => ({ game, person: `person-${index}` }));

/** The store's most frequent operations, and the number of statements and round trips that each takes. */
const WORK: readonly (readonly [
  name: string,
  expected: Traffic,
  work: (sample: SampleGame) => Promise<unknown>,
])[] = [
  ['a move', { statements: 1, roundTrips: 1 }, (sample) => sample.move()],
  [
    'a move after an outage',
    { statements: 8, roundTrips: 1 },
    (sample) => {
      sample.outageMs = 500;
      return sample.move();
    },
  ],
  ['a resignation', { statements: 9, roundTrips: 1 }, (sample) => sample.send('A', { do: 'resign' })],
  ['a new game', { statements: 8, roundTrips: 2 }, (sample) => sample.create()],
  [
    'a poll for due work',
    { statements: 1, roundTrips: 1 },
    () => store.games.leaseDue('time', Date.now(), 1000, 10),
  ],
  [
    'a player’s arrival',
    { statements: 1, roundTrips: 1 },
    ({ game }) => store.gamePresence.record(peoplePresent(game, 1), 'node', 1),
  ],
  [
    'the arrival of a hundred players',
    { statements: 1, roundTrips: 1 },
    ({ game }) => store.gamePresence.record(peoplePresent(game, 100), 'node', 1),
  ],
  ['a heartbeat', { statements: 1, roundTrips: 1 }, () => store.nodes.recordHeartbeat('node', 1, 2)],
];

test.skipIf(postgres === undefined).each(WORK)(
  '%s takes exactly the expected number of statements and round trips',
  async (_, expected, work) => {
    const sample = await new SampleGame().start();
    expect(await traffic.during(() => work(sample))).toEqual(expected);
  },
);
