import { legalMoves, type Position, parsePosition, play, startPosition } from '@halma/rules';
import {
  completeValues,
  createSharedTable,
  createSmallBoard,
  decodeValue,
  formatSmallPosition,
  type PerfectPlay,
  perfectPlayOf,
  positionAt,
  RetrogradeSolver,
  type SolvedBoard,
} from '@halma/solver';
import { beforeAll, describe, expect, test } from 'vitest';
import { EnginePlayer, PositionAnalyser, type SearchInfo, type ThinkOptions } from '../src/index.ts';
import { must, rulesOf } from './support/positions.ts';

const rules = rulesOf('rhombus-5-three', { preset: 'strong-solving' });
const now = (): number => 0;

let solved: SolvedBoard;
let perfectPlay: PerfectPlay;
beforeAll(() => {
  const board = must(createSmallBoard({ shape: 'rhombus', side: 5, men: 3 }));
  const table = must(createSharedTable(board));
  const solver = new RetrogradeSolver(board, table);
  solver.initialise(0, table.ranks.length);
  for (let plies = 1; solver.expand(0, table.ranks.length, plies) > 0; plies += 1);
  solved = { board, values: completeValues(board, table) };
  perfectPlay = perfectPlayOf(solved);
});

/** A position that the side to move wins in the given number of plies. */
interface WonPosition {
  readonly position: Position;
  readonly plies: number;
}

/** Returns won positions spread over the table. */
function wonPositions(count: number): readonly WonPosition[] {
  const { board, values } = solved;
  const found: WonPosition[] = [];
  for (let index = 0; found.length < count; index = (index + 1_000_003) % values.length) {
    const value = decodeValue(values.at(index));
    if (value.result !== 'won') continue;
    const text = formatSmallPosition(rules, positionAt(board, index));
    found.push({ position: must(parsePosition(rules, text)), plies: value.plies });
  }
  return found;
}

describe('perfect play on the 5 × 5 rhombus with three men', () => {
  test('wins every won position within its number of plies, whatever the opponent plays', () => {
    const player = new EnginePlayer({ rules });
    const faults: string[] = [];
    for (const [number, { position: start, plies }] of wonPositions(300).entries()) {
      let position = start;
      for (let ply = 0; ply < plies && position.outcome === null; ply += 1) {
        const replies = legalMoves(position);
        const reply = replies[(7 * number + 3 * ply) % replies.length];
        const isOwnTurn = position.toMove === start.toMove;
        const move = isOwnTurn ? player.chooseMove(position, { now, perfectPlay }) : reply;
        if (move === undefined) throw new Error('no move');
        position = must(play(position, move));
      }
      if (position.outcome?.tiers[0]?.flat().join() !== `${start.toMove}`)
        faults.push(`${number}: not won in ${plies} plies`);
    }
    expect(faults).toEqual([]);
  });

  test('reports exact values, with lines to the end of the game', () => {
    for (const { position, plies } of wonPositions(20)) {
      const infos = [
        ...new PositionAnalyser(rules).analyse(position, { now }, { lineCount: 3, perfectPlay }),
      ];
      const [best] = infos[0]?.lines ?? [];
      expect(infos).toHaveLength(1);
      expect(best).toMatchObject({ winningChance: 1, proven: { result: 'won', plies } });
      expect(best?.moves).toHaveLength(plies);
      const last = best?.moves.reduce((before, move) => must(play(before, move)), position);
      expect(last?.outcome?.tiers[0]).toEqual([[position.toMove]]);
    }
  });

  test('gives all moves their values, best first', () => {
    const start = must(parsePosition(rules, 'R5:3CC/4C/5/A4/AA3 A - 0 1'));
    const [info] = new PositionAnalyser(rules).analyse(start, { now }, { lineCount: 100, perfectPlay });
    const plies = info?.lines.map(({ proven }) =>
      proven === undefined ? 'drawn' : `${proven.result} ${proven.plies}`,
    );
    expect(plies).toEqual(['won 29', 'won 29', 'drawn', 'drawn', 'lost 28', 'lost 28']);
  });
});

describe('perfect play has no effect', () => {
  test.each([
    ['under other rules', 'rhombus-5-three', { preset: 'standard' }, 10],
    ['in a game with more men', 'rhombus-5', { preset: 'strong-solving' }, 10],
    ['at a level below the strongest', 'rhombus-5-three', { preset: 'strong-solving' }, 5],
  ] as const)('%s', (_, game, config, level) => {
    const position = must(startPosition(rulesOf(game, config)));
    const think = (options: Partial<ThinkOptions>): readonly SearchInfo[] => [
      ...new EnginePlayer(position).think(position, { now, depth: 3, level, ...options }),
    ];
    expect(think({ perfectPlay })).toEqual(think({}));
  });
});
