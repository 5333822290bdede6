import {
  encodeMove,
  formatFullMove,
  GAMES,
  jumpCountsFrom,
  legalMoves,
  type Move,
  type Position,
  parseMove,
  perft,
  play,
  routesTo,
} from '@halma/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  codeOf,
  movesAt,
  must,
  randomPlay,
  resultOf,
  rulesOf,
  seeded,
  startOf,
  withMen,
} from './fixtures.ts';
import { referenceMoves } from './reference-rules.ts';
import { rhombusPerft } from './rhombus-oracle.ts';

const LONG = { jumpReach: 'symmetric' };
const IDS = GAMES.filter(({ options }) => options.includes('jumpReach')).map(({ id }) => id);

const positionOf = (men: string): Position => withMen(rulesOf('halma-2', LONG), men);

describe('a long jump', () => {
  it.each([
    ['passes over a man in the middle', 'A: a1, C: c1', 'a1>e1'],
    ['passes over an adjacent man as an ordinary jump does', 'A: a1, C: b1', 'a1>c1'],
    ['goes diagonally', 'A: a1, C: d4', 'a1>g7'],
    ['passes over a man of its own side', 'A: a1 e1', 'a1>i1'],
    ['changes its length within a chain', 'A: a1, C: c1 e2', 'a1>e1>e3'],
    ['passes over the cell that its man has left', 'A: c1, C: d1 c3 a5', 'c1>e1'],
  ])('%s', (_, men, text) => {
    expect(resultOf(positionOf(men), text)).toBe('accepted');
  });

  it.each([
    ['over a man that is not in the middle', 'A: a1, C: c1', 'a1-f1', 'not-adjacent'],
    ['over two men', 'A: a1, C: c1 d1', 'a1-e1', 'no-man-to-jump'],
    ['onto an occupied cell', 'A: a1, C: c1 e1', 'a1-e1', 'occupied'],
    ['beyond the edge', 'A: k1, C: n1', 'k1-q1', 'unknown-cell'],
    ['over no man', 'A: a1, C: p16', 'a1-e1', 'no-man-to-jump'],
  ])('is refused %s', (_, men, text, code) => {
    const position = positionOf(men);
    const move = parseMove(position.rules.board, text);
    expect(move.ok ? resultOf(position, text) : codeOf(move)).toBe(code);
  });

  it('neither passes over the moving man nor ends at its origin', () => {
    const position = positionOf('A: e1, C: g1 i3 e5');
    expect(movesAt(position)).not.toContain('e1-e1');
    expect(movesAt(position)).toEqual(referenceMoves(position));
  });

  it('is refused without the option, and in games that lack the option', () => {
    expect(resultOf(withMen(rulesOf('halma-2'), 'A: a1, C: c1'), 'a1-e1')).toBe('no-man-to-jump');
    expect(() => rulesOf('cetro', LONG)).toThrow('option-not-for-game');
    expect(() => rulesOf('top-secret', LONG)).toThrow('option-not-for-game');
  });

  it('lands only where the options allow', () => {
    const options = { ...LONG, leaveTarget: 'forbidden', leaveTest: 'every-landing' };
    const position = withMen(rulesOf('halma-2', options), 'A: p16 a1, C: m16 p14');
    expect(resultOf(position, 'p16-j16')).toBe('leaves-target');
    expect(resultOf(position, 'p16-p12')).toBe('accepted');
  });
});

const randomPlays = fc.tuple(
  fc.constantFrom(...IDS),
  fc.integer({ min: 1, max: 1e9 }),
  fc.integer({ min: 0, max: 120 }),
);

describe('in positions from random play with long jumps', () => {
  it('the generator lists exactly the moves of the reference rules', () => {
    fc.assert(
      fc.property(randomPlays, ([game, seed, plies]) => {
        const position = randomPlay(startOf(game, { ...LONG, evacuate: 'off' }), plies, seeded(seed));
        if (position.outcome !== null) return;
        expect(movesAt(position).filter((text) => text !== '--')).toEqual(referenceMoves(position));
      }),
      { numRuns: 70 },
    );
  });

  it('a hop keeps its man’s parity class, and its route is legal, as short as possible and parsable', () => {
    fc.assert(
      fc.property(randomPlays, ([game, seed, plies]) => {
        const position = randomPlay(startOf(game, LONG), plies, seeded(seed));
        const { board } = position.rules;
        for (const [index, move] of legalMoves(position).entries()) {
          if (move.kind !== 'normal' || index % 5 !== seed % 5) continue;
          const isHop = board.distance(move.from, move.to) > 1;
          expect(board.parityClasses[move.from] === board.parityClasses[move.to]).toBe(isHop);
          const parsed = must(parseMove(board, formatFullMove(position, move)));
          expect(play(position, parsed).ok).toBe(true);
          if (!isHop || parsed.kind !== 'normal') continue;
          expect(parsed.route).toHaveLength((jumpCountsFrom(position, move.from).get(move.to) ?? 0) + 1);
          for (const route of routesTo(position, move, 3))
            expect(play(position, { ...move, route }).ok).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('a move is accepted if and only if the generator lists it', () => {
    fc.assert(
      fc.property(randomPlays, ([game, seed, plies]) => {
        const position = randomPlay(startOf(game, LONG), plies, seeded(seed));
        const { board } = position.rules;
        const legal = new Set(legalMoves(position).map((move) => encodeMove(move, board.offBoard)));
        const from = position.men.findIndex((man) => man >> 2 === position.toMove);
        const moves = board.names.map((_, to): Move => ({ kind: 'normal', from, to }));
        expect(moves.filter((move) => play(position, move).ok)).toEqual(
          moves.filter((move) => legal.has(encodeMove(move, board.offBoard))),
        );
      }),
      { numRuns: 60 },
    );
  });
});

/** Counts sequences of turns by the reference rules, in games that do not restrict the first turns. */
function referencePerft(position: Position, turns: number): number {
  const moves = referenceMoves(position);
  if (turns === 1) return moves.length;
  return moves.reduce((sum, text) => {
    const move = must(parseMove(position.rules.board, text));
    return sum + referencePerft(must(play(position, move)), turns - 1);
  }, 0);
}

describe('perft with long jumps equals a brute-force count', () => {
  it.each(GAMES.filter(({ board }) => board.startsWith('R')).map(({ id }) => id))('of %s', (game) => {
    const { board, camps } = rulesOf(game);
    const men = camps[1]?.home.length ?? 0;
    const count = rhombusPerft(board.rows.length, men, 3, board.rows.length);
    expect(perft(startOf(game, LONG), 3)).toEqual(count);
  });

  it.each(['halma-2', 'grasshopper-8', 'star-2', 'color', 'star-6'])('of %s', (game) => {
    const start = startOf(game, LONG);
    expect(perft(start, 2)).toEqual([referencePerft(start, 1), referencePerft(start, 2)]);
  });
});
