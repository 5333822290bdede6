import type { Command } from '@halma/protocol';
import { GameView } from '@halma/protocol';
import { formatPosition, parseRecord } from '@halma/rules';
import fc from 'fast-check';
import { Check } from 'typebox/value';
import { expect, test } from 'vitest';
import { replay } from '../../src/game/evolve.ts';
import { gameRecord } from '../../src/game/record.ts';
import type { GameState } from '../../src/game/state.ts';
import { gameStatus, gameView, visibleState } from '../../src/game/view.ts';
import { GAME_ID, gameSetup, PlayedGame } from './played-game.ts';

const MAIN_TIME_MS = 30_000;
const INCREMENT_MS = 1500;

const setups = fc.record({
  game: fc.constantFrom('halma-2', 'halma-4', 'star-3', 'star-6', 'cetro', 'top-secret'),
  realTime: fc.boolean(),
  delay: fc.constantFrom(0, 2000),
  randomValue: fc.double({ min: 0, max: 0.999, noNaN: true }),
  spectatorsBehind: fc.constantFrom(0, 3),
});

const seats = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F');
const simpleCommands = fc.constantFrom<Command['do']>(
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
  'end-series',
);
const steps = fc.array(
  fc.oneof(
    {
      weight: 12,
      arbitrary: fc.record({
        kind: fc.constant('move' as const),
        thinkingMs: fc.nat(4000),
        choice: fc.nat(60),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('plain' as const), seat: seats, command: simpleCommands }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('take-back' as const), seat: seats, to: fc.nat(30) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), waitMs: fc.nat(40_000) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('latency' as const),
        roundTripMs: fc.integer({ min: -100, max: 3000 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('claim-left' as const), seat: seats, left: seats }),
    },
  ),
  { maxLength: 120 },
);

function takeStep(game: PlayedGame, step: typeof steps extends fc.Arbitrary<(infer S)[]> ? S : never): void {
  switch (step.kind) {
    case 'move':
      game.makeMove(step.thinkingMs, step.choice);
      break;
    case 'plain':
      game.send(step.seat, { do: step.command } as Command);
      break;
    case 'take-back':
      game.send(step.seat, { do: 'take-back', to: step.to });
      break;
    case 'wait':
      game.now += step.waitMs;
      game.sendAsServer({ do: 'time-out' });
      break;
    case 'latency':
      game.roundTripMs = step.roundTripMs;
      break;
    case 'claim-left':
      game.send(step.seat, { do: 'claim-left', seat: step.left as 'A' });
      break;
  }
}

/**
 * Returns the sequence number of the last event that spectators may see, just before the first hidden move.
 */
function lastSeqForSpectators({ terms, phase }: GameState, log: PlayedGame['log']): number {
  const moves = log.filter(({ event }) => event.kind === 'moved').map(({ seq }) => seq);
  const hiddenMoves =
    phase === 'playing' ? moves.slice(Math.max(0, moves.length - terms.spectatorsBehind)) : [];
  const [firstHidden] = terms.spectatorsBehind === 0 ? [] : hiddenMoves;
  return (firstHidden ?? log.length) - 1;
}

test('after any sequence of commands, the log replays to the same game and the clocks add up', () => {
  fc.assert(
    fc.property(setups, steps, ({ game: name, realTime, delay, randomValue, spectatorsBehind }, sequence) => {
      const clock = realTime
        ? ({ kind: 'real-time', main: MAIN_TIME_MS, increment: INCREMENT_MS, delay } as const)
        : ({ kind: 'none' } as const);
      const game = new PlayedGame(gameSetup(name, { clock, spectatorsBehind }));
      game.random = () => randomValue;
      game.seatPlayers();
      for (const step of sequence) {
        const before = game.state;
        takeStep(game, step);
        const { state } = game;
        // Invariant 7: only the seat to move is charged. The others can lose only the increments of moves taken back.
        const tookBack = (state.position?.ply ?? 0) < (before.position?.ply ?? 0);
        for (const [seat, left] of Object.entries(state.clock.remainingMs)) {
          expect(left).toBeGreaterThanOrEqual(0);
          if (seat === gameStatus(before).toMove) continue;
          const lostMs = (before.clock.remainingMs[seat as 'A'] ?? 0) - left;
          expect(tookBack ? [0, INCREMENT_MS] : [0]).toContain(lostMs);
        }
      }
      // Invariants 3 and 4: the log has no gaps, each event is legal in its position, and replay gives the same game.
      expect(game.log.map(({ seq }) => seq)).toEqual([...game.log.keys()]);
      const replayed = replay(GAME_ID, game.log);
      expect(replayed && gameView(replayed, [])).toEqual(gameView(game.state, []));
      expect(replayed?.clock).toEqual(game.state.clock);
      expect(Check(GameView, gameView(game.state, []))).toBe(true);
      const record = gameRecord(game.state, (person) => person.slice(0, 3));
      const parsed = record === undefined ? undefined : parseRecord(record);
      expect(parsed?.ok).not.toBe(false);
      if (parsed?.ok && game.state.phase === 'playing')
        expect(formatPosition(parsed.value.end)).toBe(gameView(game.state, []).position);
      const spectatorState = visibleState(true, game.state);
      expect(spectatorState.lastSeq).toBe(lastSeqForSpectators(game.state, game.log));
      const replayedForSpectators = replay(GAME_ID, game.log.slice(0, spectatorState.lastSeq + 1));
      const isOutdated = spectatorState !== game.state;
      expect(replayedForSpectators && gameView({ ...replayedForSpectators, isOutdated }, [])).toEqual(
        gameView(spectatorState, []),
      );
    }),
    { numRuns: 150 },
  );
});

test('the time left is main time plus increments minus time spent, to the millisecond', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(3000), fc.nat(2000)), { maxLength: 60 }),
      fc.nat(1500),
      (waits, delay) => {
        const game = new PlayedGame(
          gameSetup('halma-2', {
            clock: { kind: 'real-time', main: MAIN_TIME_MS, increment: INCREMENT_MS, delay },
          }),
        ).seatPlayers();
        const expectedMs = { A: MAIN_TIME_MS, C: MAIN_TIME_MS };
        waits.forEach(([wait, roundTrip], index) => {
          game.roundTripMs = roundTrip;
          const mover = index % 2 === 0 ? 'A' : 'C';
          if (game.makeMove(wait, index) !== 'moved') return;
          const event = game.log.at(-1)?.event;
          const forgiven = event?.kind === 'moved' ? event.forgiven : Number.NaN;
          if (index > 1) expectedMs[mover] += INCREMENT_MS - Math.max(0, wait - delay - forgiven);
        });
        expect(game.state.clock.remainingMs).toEqual(expectedMs);
      },
    ),
  );
});
