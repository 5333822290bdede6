import { makeRules, type Position, parseMove, parsePosition, play, startPosition } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { EnginePlayer, type Limits, PositionAnalyser } from '../src/index.ts';
import { OPENING_LINES } from '../src/openings/opening-lines.ts';
import { must } from './support/positions.ts';

const startOf = (game: string): Position => must(startPosition(must(makeRules({ game }))));

/** Returns the move that the strongest level chooses if it has no time for a search. */
function moveWithoutSearch(position: Position): string {
  const move = new EnginePlayer(position).chooseMove(position, { now: () => 0, milliseconds: 0 });
  if (move.kind !== 'normal') throw new Error(`not a normal move: ${move.kind}`);
  const { names } = position.rules.board;
  return `${names[move.from]}-${names[move.to]}`;
}

/** A clock that advances by a thousandth of a millisecond each time it is read. */
const searchLimits = (): Limits => {
  let now = 0;
  const clock = (): number => {
    now += 0.001;
    return now;
  };
  return { now: clock, milliseconds: 0.1 };
};

const ROWS = OPENING_LINES.flatMap(({ games, lines }) => games.map((game) => [game, lines] as const));

describe.each(ROWS)('the opening book of %s', (game, lines) => {
  const start = startOf(game);
  const { board } = start.rules;
  const rotated = (text: string): string => {
    const parsed = must(parseMove(board, text));
    if (parsed.kind !== 'normal') throw new Error(text);
    const image = (cell: number): string => board.names[board.cellCount - 1 - cell] ?? '';
    return `${image(parsed.from)}-${image(parsed.to)}`;
  };

  test.each(lines.map((line) => [line]))('%s is legal when both sides play it', (line) => {
    let position = start;
    for (const text of line.split(' ')) {
      position = must(play(position, must(parseMove(board, text))));
      const reply = play(position, must(parseMove(board, rotated(text))));
      if (!reply.ok) break;
      position = reply.value;
    }
    expect(position.ply).toBeGreaterThan(4);
  });

  test('is followed by either side along its lines', () => {
    const player = new EnginePlayer(start);
    const firstMoves = new Set(lines.map((line) => line.split(' ')[0]));
    expect([...player.think(start, searchLimits())].at(-1)?.nodes).toBe(firstMoves.size);
    const bookMoves = new Set(lines.flatMap((line) => line.split(' ')));
    for (const line of lines.slice(0, 2)) {
      let position = start;
      for (const text of line.split(' ').slice(0, 3))
        for (const forSide of [(move: string) => move, rotated]) {
          const found = [...player.think(position, searchLimits())].at(-1);
          const move = found?.lines[0]?.moves[0];
          if (move?.kind !== 'normal') throw new Error(`no move after ${text}`);
          const chosen = forSide(`${board.names[move.from]}-${board.names[move.to]}`);
          expect([found?.depth, chosen, bookMoves.has(chosen)]).toEqual([1, chosen, true]);
          position = must(play(position, must(parseMove(board, forSide(text)))));
        }
    }
  });

  test('contains the first move of either side', () => {
    const firstMoves = lines.map((line) => line.split(' ')[0] ?? '');
    const first = moveWithoutSearch(start);
    expect(firstMoves).toContain(first);
    const next = must(play(start, must(parseMove(board, first))));
    expect(firstMoves.map(rotated)).toContain(moveWithoutSearch(next));
  });
});

describe('with time for a search,', () => {
  const near =
    'H16:11CCCCC/11CCCCC/12CCCC/13CCC/14C1/16/16/16/16/16/6C9/AA14/AAA13/AAAA12/AAAAA11/AAAAA11 A - 0 1';
  const start = startOf('halma-2');

  test.each([
    [
      'a player uses its book',
      start,
      (analysed: Position) => new EnginePlayer(analysed).think(analysed, searchLimits()),
      1,
    ],
    [
      'an analysis searches',
      start,
      (analysed: Position) => new PositionAnalyser(analysed.rules).analyse(analysed, searchLimits()),
      2,
    ],
    [
      'a player with a node limit searches',
      start,
      (analysed: Position) => new EnginePlayer(analysed).think(analysed, { ...searchLimits(), nodes: 2000 }),
      2,
    ],
    [
      'a player searches when another army is near',
      must(parsePosition(start.rules, near)),
      (analysed: Position) => new EnginePlayer(analysed).think(analysed, searchLimits()),
      2,
    ],
  ])('%s', (_, position, think, depth) => {
    const found = [...think(position)];
    expect(Math.min(found.at(-1)?.depth ?? 0, 2)).toBe(depth);
  });
});
