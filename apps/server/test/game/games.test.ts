import type { Command } from '@halma/protocol';
import { GameView } from '@halma/protocol';
import { formatPosition, parseRecord } from '@halma/rules';
import fc from 'fast-check';
import { Check } from 'typebox/value';
import { expect, test } from 'vitest';
import { replay } from '../../src/game/evolve.ts';
import { gameRecord } from '../../src/game/record.ts';
import { gameStatus, gameView, visibleEventCount } from '../../src/game/view.ts';
import { GAME, gameSetup, PlayedGame } from './played-game.ts';

const MAIN = 30_000;
const INCREMENT = 1500;

const setups = fc.record({
  game: fc.constantFrom('halma-2', 'halma-4', 'star-3', 'star-6', 'cetro', 'top-secret'),
  realTime: fc.boolean(),
  delay: fc.constantFrom(0, 2000),
  randomValue: fc.double({ min: 0, max: 0.999, noNaN: true }),
  behind: fc.constantFrom(0, 3),
});

const seat = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F');
const plain = fc.constantFrom<Command['do']>(
  'leave',
  'ready',
  'resign',
  'offer-draw',
  'decline-draw',
  'claim-draw',
  'decline-take-back',
  'abort',
  'rematch',
  'decline-rematch',
);
const steps = fc.array(
  fc.oneof(
    {
      weight: 12,
      arbitrary: fc.record({
        kind: fc.constant('turn' as const),
        thinking: fc.nat(4000),
        choice: fc.nat(60),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('plain' as const), seat, command: plain }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('back' as const), seat, to: fc.nat(30) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), wait: fc.nat(40_000) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('lag' as const),
        roundTrip: fc.integer({ min: -100, max: 3000 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('gone' as const), seat, left: seat }) },
  ),
  { maxLength: 120 },
);

function take(game: PlayedGame, step: typeof steps extends fc.Arbitrary<(infer S)[]> ? S : never): void {
  switch (step.kind) {
    case 'turn':
      game.turn(step.thinking, step.choice);
      break;
    case 'plain':
      game.do(step.seat, { do: step.command } as Command);
      break;
    case 'back':
      game.do(step.seat, { do: 'take-back', to: step.to });
      break;
    case 'wait':
      game.now += step.wait;
      game.server({ do: 'time-out' });
      break;
    case 'lag':
      game.roundTrip = step.roundTrip;
      break;
    case 'gone':
      game.do(step.seat, { do: 'claim-left', seat: step.left as 'A' });
      break;
  }
}

test('any sequence of commands leaves a log that replays to the same game, and clocks that add up', () => {
  fc.assert(
    fc.property(setups, steps, ({ game: name, realTime, delay, randomValue, behind }, taken) => {
      const clock = realTime
        ? ({ kind: 'real-time', main: MAIN, increment: INCREMENT, delay } as const)
        : ({ kind: 'none' } as const);
      const game = new PlayedGame(gameSetup(name, { clock, spectatorsBehind: behind }));
      game.random = () => randomValue;
      game.seatAll();
      for (const step of taken) {
        const before = game.state;
        take(game, step);
        const { state } = game;
        // Invariant 7: only the seat to move is charged, others lose the increments of turns taken back, and no clock is below zero.
        const wentBack = (state.position?.ply ?? 0) < (before.position?.ply ?? 0);
        for (const [seat, left] of Object.entries(state.clock.remainingMs)) {
          expect(left).toBeGreaterThanOrEqual(0);
          if (seat === gameStatus(before).toMove) continue;
          const lost = (before.clock.remainingMs[seat as 'A'] ?? 0) - left;
          expect(wentBack ? [0, INCREMENT] : [0]).toContain(lost);
        }
      }
      // Invariants 3 and 4: the log has no gaps, each event is legal in its position, and replay gives the same game.
      expect(game.log.map(({ seq }) => seq)).toEqual([...game.log.keys()]);
      const again = replay(GAME, game.log);
      expect(again && gameView(again, [])).toEqual(gameView(game.state, []));
      expect(again?.clock).toEqual(game.state.clock);
      expect(Check(GameView, gameView(game.state, []))).toBe(true);
      const record = gameRecord(game.state, (person) => person.slice(0, 3));
      const read = record === undefined ? undefined : parseRecord(record);
      expect(read?.ok).not.toBe(false);
      if (read?.ok && game.state.phase === 'playing')
        expect(formatPosition(read.value.end)).toBe(gameView(game.state, []).position);
      const visible = visibleEventCount(true, game.state, game.log);
      const hidden = game.log.slice(visible).filter(({ event }) => event.kind === 'moved').length;
      expect(hidden).toBeLessThanOrEqual(game.state.phase === 'playing' ? behind : 0);
    }),
    { numRuns: 150 },
  );
});

test('main time plus increments minus time spent is the time left, to the millisecond', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(3000), fc.nat(2000)), { maxLength: 60 }),
      fc.nat(1500),
      (waits, delay) => {
        const game = new PlayedGame(
          gameSetup('halma-2', { clock: { kind: 'real-time', main: MAIN, increment: INCREMENT, delay } }),
        ).seatAll();
        const rest = { A: MAIN, C: MAIN };
        waits.forEach(([wait, roundTrip], index) => {
          game.roundTrip = roundTrip;
          const mover = index % 2 === 0 ? 'A' : 'C';
          if (game.turn(wait, index) !== 'moved') return;
          const event = game.log.at(-1)?.event;
          const forgiven = event?.kind === 'moved' ? event.forgiven : Number.NaN;
          if (index > 1) rest[mover] += INCREMENT - Math.max(0, wait - delay - forgiven);
        });
        expect(game.state.clock.remainingMs).toEqual(rest);
      },
    ),
  );
});
