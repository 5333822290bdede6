import { makeRules, type Position, parseMove, parsePosition, play, startPosition } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { Analyst, type Limits, Player } from '../src/index.ts';
import { PLANS } from '../src/openings/plans.ts';
import { must } from './support/positions.ts';

const startOf = (game: string): Position => must(startPosition(must(makeRules({ game }))));

/** The move that the strongest player makes without any time to look at something. */
function firstThought(position: Position): string {
  const move = new Player(position).choose(position, { clock: () => 0, milliseconds: 0 });
  if (move.kind !== 'walk') throw new Error(`a ${move.kind}`);
  const { names } = position.rules.board;
  return `${names[move.from]}-${names[move.to]}`;
}

const ROWS = PLANS.flatMap(({ games, lines }) => games.map((game) => [game, lines] as const));

describe.each(ROWS)('the plans of %s', (game, lines) => {
  const start = startOf(game);
  const { board } = start.rules;
  const turned = (text: string): string => {
    const parsed = must(parseMove(board, text));
    if (parsed.kind !== 'walk') throw new Error(text);
    const image = (cell: number): string => board.names[board.cells - 1 - cell] ?? '';
    return `${image(parsed.from)}-${image(parsed.to)}`;
  };

  test.each(lines.map((line) => [line]))('%s can be played by both sides at once', (line) => {
    let position = start;
    for (const text of line.split(' ')) {
      position = must(play(position, must(parseMove(board, text))));
      const answer = play(position, must(parseMove(board, turned(text))));
      if (!answer.ok) break;
      position = answer.value;
    }
    expect(position.ply).toBeGreaterThan(4);
  });

  test('are followed by whoever begins, and by the other', () => {
    const firsts = lines.map((line) => line.split(' ')[0] ?? '');
    const first = firstThought(start);
    expect(firsts).toContain(first);
    const next = must(play(start, must(parseMove(board, first))));
    expect(firsts.map(turned)).toContain(firstThought(next));
  });
});

describe('with time for a search', () => {
  /** A clock that goes on by itself: a thousandth of a millisecond each time it is read. */
  const thought = (): Limits => {
    let now = 0;
    const clock = (): number => {
      now += 0.001;
      return now;
    };
    return { clock, milliseconds: 0.1 };
  };
  const near =
    'H16:11CCCCC/11CCCCC/12CCCC/13CCC/14C1/16/16/16/16/16/6C9/AA14/AAA13/AAAA12/AAAAA11/AAAAA11 A - 0 1';
  const start = startOf('halma-2');

  test.each([
    ['a player follows its plan', start, (shown: Position) => new Player(shown).think(shown, thought()), 1],
    [
      'an analysis searches',
      start,
      (shown: Position) => new Analyst(shown.rules).analyse(shown, thought()),
      2,
    ],
    [
      'a player who is to look at so many positions searches',
      start,
      (shown: Position) => new Player(shown).think(shown, { ...thought(), nodes: 2000 }),
      2,
    ],
    [
      'a player searches where another is near',
      must(parsePosition(start.rules, near)),
      (shown: Position) => new Player(shown).think(shown, thought()),
      2,
    ],
  ])('%s', (_, position, think, depth) => {
    const found = [...think(position)];
    expect(Math.min(found.at(-1)?.depth ?? 0, 2)).toBe(depth);
  });
});
