import type { Command } from '@halma/protocol';
import { GameView } from '@halma/protocol';
import { formatPosition, parseRecord } from '@halma/rules';
import fc from 'fast-check';
import { Check } from 'typebox/value';
import { expect, test } from 'vitest';
import { replay } from '../../src/game/evolve.ts';
import { recordOf } from '../../src/game/record.ts';
import { standingOf, viewOf, visibleTo } from '../../src/game/view.ts';
import { GAME, PlayedGame, planOf } from './played.ts';

const MAIN = 30_000;
const INCREMENT = 1500;

const tables = fc.record({
  game: fc.constantFrom('halma-2', 'halma-4', 'star-3', 'star-6', 'cetro', 'top-secret'),
  realTime: fc.boolean(),
  delay: fc.constantFrom(0, 2000),
  luck: fc.double({ min: 0, max: 0.999, noNaN: true }),
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
        kind: fc.constant('line' as const),
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
      game.server({ do: 'time' });
      break;
    case 'line':
      game.roundTrip = step.roundTrip;
      break;
    case 'gone':
      game.do(step.seat, { do: 'claim-left', seat: step.left as 'A' });
      break;
  }
}

test('whatever happens at a table, the log alone tells the game, and every clock adds up', () => {
  fc.assert(
    fc.property(tables, steps, ({ game: name, realTime, delay, luck, behind }, taken) => {
      const clock = realTime
        ? ({ kind: 'real-time', main: MAIN, increment: INCREMENT, delay } as const)
        : ({ kind: 'none' } as const);
      const game = new PlayedGame(planOf(name, { clock, spectatorsBehind: behind }));
      game.random = () => luck;
      game.seatAll();
      for (const step of taken) {
        const before = game.state;
        take(game, step);
        const { state } = game;
        // invariant 7: only the seat to move is charged, others lose the increments of turns taken back, and nobody is below zero
        const wentBack = (state.position?.ply ?? 0) < (before.position?.ply ?? 0);
        for (const [seat, left] of Object.entries(state.clock.left)) {
          expect(left).toBeGreaterThanOrEqual(0);
          if (seat === standingOf(before).toMove) continue;
          const lost = (before.clock.left[seat as 'A'] ?? 0) - left;
          expect(wentBack ? [0, INCREMENT] : [0]).toContain(lost);
        }
      }
      // invariants 3 and 4: the log has no gaps, every event is legal where it stands, and it makes the same game
      expect(game.log.map(({ seq }) => seq)).toEqual([...game.log.keys()]);
      const again = replay(GAME, game.log);
      expect(again && viewOf(again, [])).toEqual(viewOf(game.state, []));
      expect(again?.clock).toEqual(game.state.clock);
      expect(Check(GameView, viewOf(game.state, []))).toBe(true);
      const record = recordOf(game.state, (person) => person.slice(0, 3));
      const read = record === undefined ? undefined : parseRecord(record);
      expect(read?.ok).not.toBe(false);
      if (read?.ok && game.state.phase === 'playing')
        expect(formatPosition(read.value.end)).toBe(viewOf(game.state, []).position);
      const visible = visibleTo(true, game.state, game.log);
      const hidden = game.log.slice(visible).filter(({ event }) => event.kind === 'moved').length;
      expect(hidden).toBeLessThanOrEqual(game.state.phase === 'playing' ? behind : 0);
    }),
    { numRuns: 150 },
  );
});

test('what a clock had, what it was given and what it spent are its rest, to the millisecond', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(3000), fc.nat(2000)), { maxLength: 60 }),
      fc.nat(1500),
      (waits, delay) => {
        const game = new PlayedGame(
          planOf('halma-2', { clock: { kind: 'real-time', main: MAIN, increment: INCREMENT, delay } }),
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
        expect(game.state.clock.left).toEqual(rest);
      },
    ),
  );
});
