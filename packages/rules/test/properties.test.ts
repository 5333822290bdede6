import {
  encodeMove,
  formatFullMove,
  formatMove,
  formatPosition,
  formatRecord,
  formatResult,
  GAMES,
  legalMoves,
  type Move,
  type Position,
  PRESET_IDS,
  parseMove,
  parsePosition,
  parseRecord,
  play,
  seatLetter,
  seatOf,
} from '@halma/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movesAt, must, randomPlay, rulesOf, seeded, startOf } from './fixtures.ts';
import { referenceMoves } from './reference-rules.ts';

const IDS = GAMES.map((game) => game.id);

/** Samples of random play: a game, a seed and a number of plies. A failure prints all three. */
const randomPlays = (games: readonly string[]): fc.Arbitrary<readonly [string, number, number]> =>
  fc.tuple(fc.constantFrom(...games), fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 0, max: 160 }));

const positionOf = ([game, seed, plies]: readonly [string, number, number], options = {}): Position =>
  randomPlay(startOf(game, options), plies, seeded(seed));

describe('in positions from random play', () => {
  it('a hop keeps the parity class of its man, and a step changes it', () => {
    fc.assert(
      fc.property(randomPlays(IDS), (sample) => {
        const position = positionOf(sample);
        const { board } = position.rules;
        const wrongMoves = legalMoves(position).filter((move) => {
          if (move.kind !== 'normal') return false;
          const sameClass = board.parityClasses[move.from] === board.parityClasses[move.to];
          return sameClass !== board.distance(move.from, move.to) > 1;
        });
        expect(wrongMoves).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('the generator lists exactly the moves of the reference rules', () => {
    fc.assert(
      fc.property(randomPlays(IDS), (sample) => {
        const position = positionOf(sample, { evacuate: 'off' });
        if (position.outcome !== null || position.dropsLeft > 0) return;
        expect(movesAt(position).filter((text) => text !== '--')).toEqual(referenceMoves(position));
      }),
      { numRuns: 200 },
    );
  });

  it('every legal move is accepted, and from two cells every other move is refused', () => {
    fc.assert(
      fc.property(randomPlays(IDS), (sample) => {
        const position = positionOf(sample);
        const { board } = position.rules;
        const legal = new Set(legalMoves(position).map((move) => encodeMove(move, board.offBoard)));
        expect(legalMoves(position).filter((move) => !play(position, move).ok)).toEqual([]);
        const from = Math.floor(seeded(sample[1])() * board.cellCount);
        for (const start of [from, position.men.findIndex((man) => seatOf(man) === position.toMove)]) {
          const moves = board.names.map((_, to): Move => ({ kind: 'normal', from: start, to }));
          expect(moves.filter((move) => play(position, move).ok)).toEqual(
            moves.filter((move) => legal.has(encodeMove(move, board.offBoard))),
          );
        }
      }),
      { numRuns: 60 },
    );
  });

  it('a position survives a round trip and then has the same legal moves', () => {
    fc.assert(
      fc.property(randomPlays(IDS), (sample) => {
        const position = positionOf(sample);
        const text = formatPosition(position);
        const parsed = must(parsePosition(position.rules, text, seatLetter(position.firstSeat)));
        expect(formatPosition(parsed)).toBe(text);
        if (position.outcome === null) expect(movesAt(parsed)).toEqual(movesAt(position));
      }),
      { numRuns: 150 },
    );
  });

  it('a move survives a round trip with and without its route, and the route is legal', () => {
    fc.assert(
      fc.property(randomPlays(IDS), (sample) => {
        const position = positionOf(sample);
        const { board } = position.rules;
        const moves = legalMoves(position);
        for (const format of [
          (move: Move) => formatMove(board, move),
          (move: Move) => formatFullMove(position, move),
        ]) {
          const texts = moves.map(format);
          const parsed = texts.map((text) => must(parseMove(board, text)));
          expect(parsed.map((move) => formatMove(board, move))).toEqual(texts);
          expect(parsed.map((move) => encodeMove(move, board.offBoard))).toEqual(
            moves.map((move) => encodeMove(move, board.offBoard)),
          );
          expect(parsed.filter((move) => !play(position, move).ok)).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('whole games', () => {
  const rows = IDS.flatMap((game) => PRESET_IDS.map((preset) => [game, preset] as const));

  it.each(rows)('a random game of %s under %s ends, and its record survives a round trip', (game, preset) => {
    const start = startOf(game, { moveCap: '200' }, preset);
    const moves: Move[] = [];
    let end = start;
    const random = seeded(rows.findIndex((row) => row[0] === game && row[1] === preset) + 1);
    while (end.outcome === null) {
      const legal = legalMoves(end);
      const move = legal[Math.floor(random() * legal.length)];
      if (move === undefined) throw new Error('no move and no end');
      moves.push(move);
      end = must(play(end, move));
    }
    expect(['win', 'repetition', 'cap', 'all-passed', 'no-move', 'home-limit']).toContain(
      end.outcome.termination,
    );
    const players = Object.fromEntries(end.rules.seats.map((seat) => [seatLetter(seat), 'someone']));
    const text = formatRecord({
      event: 'Random play',
      date: '2026.11.20',
      players,
      start,
      hasCustomStart: false,
      turns: moves.map((move) => ({ move })),
      end,
      result: formatResult(end.outcome),
      tags: new Map(),
    });
    const parsed = must(parseRecord(text));
    expect(formatPosition(parsed.end)).toBe(formatPosition(end));
    expect(formatRecord(parsed)).toBe(text);
  });

  it('can continue for thousands of turns without a move cap', () => {
    expect(rulesOf('halma-2', {}, 'parker-1885').options.moveCap).toBe(0);
    expect(randomPlay(startOf('halma-2', {}, 'parker-1885'), 3000, seeded(7)).outcome).toBeNull();
  });
});
