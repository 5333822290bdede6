import type { RealTimeClock } from '@halma/protocol';
import { expect, test } from 'vitest';
import { LatencyBaseline } from '../../src/people/latency-baseline.ts';
import { RoundTrip } from '../../src/socket/round-trip.ts';
import { gameSetup, PlayedGame } from './played-game.ts';

/** How a client behaves: the time that it takes to answer each ping and to make each move, in milliseconds. */
interface Behaviour {
  readonly pong: (count: number) => number;
  readonly move: (count: number) => number;
  /** The true round-trip time of its messages, in milliseconds. */
  readonly roundTripMs: number;
}

const MAX_MOVES = 60;
const PING_INTERVAL_MS = 5000;

/**
 * Plays a game between a client and an opponent that moves immediately. Returns the time that the client
 * gained, as a share of the main time.
 */
function gainedShare({ pong, move, roundTripMs }: Behaviour, clock: RealTimeClock): number {
  const game = new PlayedGame(gameSetup('halma-2', { clock })).seatPlayers();
  const now = (): number => game.now;
  const roundTrip = new RoundTrip(now, new LatencyBaseline(now), 'client');
  let pingCount = 0;
  let nextPingAt = 0;
  let thinkingMs = 0;
  let moves = 0;
  game.makeMove();
  game.makeMove();
  while (moves < MAX_MOVES && game.state.phase === 'playing') {
    const sentAt = game.now;
    const moveTimeMs = move(moves);
    if (sentAt >= nextPingAt) {
      nextPingAt = sentAt + PING_INTERVAL_MS;
      roundTrip.recordPing();
      game.now = sentAt + pong(pingCount);
      roundTrip.recordPong();
      pingCount += 1;
    }
    game.now = Math.max(game.now, sentAt + moveTimeMs);
    roundTrip.recordAnswer(sentAt);
    game.roundTripMs = roundTrip.milliseconds;
    const spentMs = game.now - sentAt;
    if (game.makeMove(0, moves) !== 'moved') break;
    thinkingMs += spentMs - roundTripMs;
    moves += 1;
    game.roundTripMs = 0;
    game.makeMove(0, moves);
  }
  const chargedMs = clock.main + moves * clock.increment - (game.state.clock.remainingMs.A ?? 0);
  return (thinkingMs - chargedMs) / clock.main;
}

const clock = (seconds: number, increment = 0): RealTimeClock => ({
  kind: 'real-time',
  main: seconds * 1000,
  increment: increment * 1000,
  delay: 0,
});
const always = (milliseconds: number) => (): number => milliseconds;

const CHEATS: readonly [string, Behaviour][] = [
  ['always answers pings a second late', { pong: always(1000), move: always(1000), roundTripMs: 20 }],
  ['moves a little faster than it answers pings', { pong: always(1000), move: always(900), roundTripMs: 20 }],
  [
    'answers the first pings immediately and the others late',
    { pong: (count) => (count < 3 ? 20 : 1000), move: always(700), roundTripMs: 20 },
  ],
  [
    'answers every other ping late',
    { pong: (count) => (count % 2 === 0 ? 1000 : 20), move: always(500), roundTripMs: 20 },
  ],
  [
    'answers a few pings very late',
    { pong: (count) => (count < 5 ? 8000 : 900), move: always(950), roundTripMs: 20 },
  ],
  [
    'sometimes moves immediately',
    { pong: always(1000), move: (count) => (count % 5 === 0 ? 30 : 900), roundTripMs: 20 },
  ],
];

const CLOCKS: readonly [string, RealTimeClock][] = [
  ['ten seconds', clock(10)],
  ['a minute', clock(60)],
  ['a minute plus a second for each move', clock(60, 1)],
  ['three minutes', clock(180)],
];

const rows = CHEATS.flatMap(([cheat, behaviour]) =>
  CLOCKS.map(([time, setting]) => [cheat, time, behaviour, setting] as const),
);

test.each(rows)(
  'invariant 19: a client that %s gains less than a twentieth of %s',
  (_, __, behaviour, setting) => {
    expect(gainedShare(behaviour, setting)).toBeLessThan(0.05);
  },
);

test('an honest client on a slow connection is compensated within the quota', () => {
  const honest: Behaviour = { pong: always(150), move: always(1150), roundTripMs: 150 };
  expect(gainedShare(honest, clock(600))).toBeCloseTo(0, 2);
  expect(gainedShare({ ...honest, pong: always(0) }, clock(600))).toBeLessThan(-0.01);
});

test('no client is compensated in a game that charges players for latency', () => {
  const [[, cheat] = ['', undefined]] = CHEATS;
  if (cheat === undefined) throw new Error('there is no cheat');
  expect(gainedShare(cheat, { ...clock(60), lag: 'charged' })).toBeLessThanOrEqual(0);
});
