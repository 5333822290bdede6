import { readFileSync } from 'node:fs';
import { BOARDS, type Board, formatPosition, type SeatLetter, seatFromLetter } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { rulesOf, startOf } from './fixtures.ts';

interface StoredGame {
  readonly camps: Readonly<Record<SeatLetter, readonly string[]>>;
  readonly targets: Readonly<Record<SeatLetter, SeatLetter>>;
  readonly turns: readonly SeatLetter[];
  readonly start: string;
}

const stored = JSON.parse(readFileSync(new URL('./data/geometry.data.json', import.meta.url), 'utf8'));

const namesIn = (board: Board, cells: readonly number[]): readonly string[] =>
  cells.map((cell) => board.names[cell] ?? '').sort();

describe('camps, targets and turns on the square boards match the stored data', () => {
  it.each(['halma-2', 'halma-4', 'grasshopper-8', 'grasshopper-10'])('%s', (game) => {
    const { camps, targets, turns, start }: StoredGame = stored[game];
    const rules = rulesOf(game);
    expect(rules.seats).toEqual(turns.map(seatFromLetter));
    for (const seat of turns) {
      const seatCamps = rules.camps[seatFromLetter(seat) ?? 0];
      expect(namesIn(rules.board, seatCamps?.home ?? [])).toEqual([...camps[seat]].sort());
      expect(namesIn(rules.board, seatCamps?.target ?? [])).toEqual([...camps[targets[seat]]].sort());
    }
    expect(formatPosition(startOf(game))).toBe(start);
  });
});

describe('the star', () => {
  const board = BOARDS.S121;
  const star = stored.star;

  it('has 121 holes at the stored coordinates and 312 pairs of neighbours', () => {
    const coordinates = Object.fromEntries(
      board.names.map((name, cell) => [name, [board.x[cell], board.y[cell]]]),
    );
    expect(coordinates).toEqual(star.coordinates);
    const ends = board.neighbours.filter((cell) => cell !== board.wall).length;
    expect(ends / 2).toBe(star.adjacent_pairs);
  });

  it.each(['2', '3', '4', '6'])('has the stored start and disjoint camps for %s players', (players) => {
    const rules = rulesOf(`star-${players}`);
    expect(formatPosition(startOf(`star-${players}`))).toBe(star.starts[players]);
    const all = rules.seats.flatMap((seat) => rules.camps[seat]?.home ?? []);
    expect(new Set(all).size).toBe(10 * rules.seats.length);
  });

  it.each(['A', 'B', 'C', 'D', 'E', 'F'] as const)(
    'has the stored point, tip and target for %s',
    (letter) => {
      const seat = seatFromLetter(letter) ?? 0;
      const seatCamps = rulesOf('star-6').camps[seat];
      expect(namesIn(board, seatCamps?.home ?? [])).toEqual([...star.camps10[letter]].sort());
      expect(namesIn(board, seatCamps?.target ?? [])).toEqual([...star.camps10[star.targets[letter]]].sort());
      expect(board.names[seatCamps?.homeTip ?? -1]).toBe(star.tips[letter]);
    },
  );

  it('has the stored camps of fifteen men, both in star15 and with the star15 option', () => {
    for (const start of [startOf('star15'), startOf('star-2', { star15: 'on' })]) {
      expect(formatPosition(start)).toBe(star.starts['2x15']);
      const home = start.rules.camps[1]?.home ?? [];
      expect(namesIn(board, home)).toEqual([...star.camps15_two_players.A].sort());
    }
  });
});

describe('games without corner camps', () => {
  it('Top Secret allows drops on the stored squares', () => {
    const rules = rulesOf('top-secret');
    expect(namesIn(rules.board, rules.dropZone)).toEqual([...stored['top-secret'].drop_zone].sort());
    expect(formatPosition(startOf('top-secret'))).toBe(stored['top-secret'].start);
  });

  it('Cetro has the stored start position and 41 playable squares', () => {
    expect(formatPosition(startOf('cetro'))).toBe(stored.cetro.start);
    expect(BOARDS.C9.playable.filter(Boolean)).toHaveLength(41);
  });

  it('the reconstructed Cetro has three rows of marks', () => {
    expect(formatPosition(startOf('cetro-reconstruction'))).toBe(
      'C8:1b1b1b1b/g1g1g1g1/1r1r1r1r/8/8/R1R1R1R1/1G1G1G1G/B1B1B1B1 A - 0 1',
    );
  });
});

describe('variants start like their base games', () => {
  it.each([
    ['eckha-2', 'halma-2'],
    ['eckha-4', 'halma-4'],
    ['color', 'halma-2'],
  ])('%s like %s', (game, parent) => {
    expect(formatPosition(startOf(game))).toBe(formatPosition(startOf(parent)));
  });

  it.each([
    ['halma-2', 'a1 p16'],
    ['halma-4', 'a1 a16 p16 p1'],
    ['grasshopper-8', 'a1 h8'],
    ['star-6', 'a1 e1 m1 q1 m13 e13'],
  ])('%s with marked men has the marked men on the tips', (game, tips) => {
    const { men, rules } = startOf(game, { marked: 'on' });
    const marked = rules.board.names.filter((_, cell) => ((men[cell] ?? 0) & 3) === 1);
    expect(marked.sort()).toEqual(tips.split(' ').sort());
  });
});
