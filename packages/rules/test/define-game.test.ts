import {
  BOARDS,
  type BoardDefinition,
  type BoardId,
  defineBoard,
  defineGame,
  deserializePosition,
  formatPosition,
  formatRecord,
  type GameDefinition,
  legalMoves,
  makeRules,
  type Position,
  parsePosition,
  parseRecord,
  perft,
  playUnchecked,
  type Rules,
  serializePosition,
  startPosition,
} from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { codeOf, must, startOf } from './fixtures.ts';

const MINI: GameDefinition = {
  id: 'mini',
  title: 'Mini Halma',
  base: 'grasshopper-8',
  board: { id: 'Q6', shape: 'square', side: 6 },
  camp: ['a1', 'b1', 'a2', 'b2'],
  options: { evacuate: 'off', moveCap: '300' },
};

const CUSTOM_GAMES: readonly GameDefinition[] = [
  MINI,
  { id: 'plain', base: 'halma-2' },
  { id: 'four', base: 'halma-4', board: { id: 'Q12', shape: 'square', side: 12 }, camp: ['a1', 'b1', 'a2'] },
  { id: 'ten', base: 'halma-2', board: 'H10', camp: ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'] },
  { id: 'small-rhombus', base: 'rhombus-9', board: { id: 'RR8', shape: 'rhombus', side: 8 }, camp: 6 },
  { id: 'bigger-army', base: 'grasshopper-10', camp: 19 },
  { id: 'small-star', base: 'star-6', camp: ['a1', 'b1', 'b2'] },
  { id: 'seven-on-a-star', base: 'star-6', camp: 7 },
  { id: 'star-of-37', base: 'star-3', board: { id: 'S37', shape: 'star', side: 2 }, camp: 2 },
  { id: 'star-of-73', base: 'star-6', board: { id: 'S73', shape: 'star', side: 3 }, camp: 6 },
  { id: 'star-of-13', base: 'star-3', board: { id: 'S13', shape: 'star', side: 1 }, camp: 1 },
  { id: 'marked-mini', base: 'marked', board: { id: 'Q5', shape: 'square', side: 5 }, camp: 3 },
];

function rulesOf(definition: GameDefinition): Rules {
  return must(makeRules({ game: must(defineGame(definition)) }));
}

function playRandomly(start: Position, plies: number): Position {
  let position = start;
  let state = 5;
  for (let ply = 0; ply < plies && position.outcome === null; ply += 1) {
    state = (state * 48_271) % 2_147_483_647;
    const moves = legalMoves(position);
    const move = moves[state % moves.length];
    if (move !== undefined) position = playUnchecked(position, move);
  }
  return position;
}

describe.each(CUSTOM_GAMES)('the game $id', (definition) => {
  const rules = rulesOf(definition);
  const start = must(startPosition(rules));

  it('has camps of equal size, and no camp overlaps its own target', () => {
    const sizes = new Set(rules.seats.map((seat) => rules.camps[seat]?.home.length));
    expect(sizes.size).toBe(1);
    for (const seat of rules.seats) {
      const { home = [], target = [] } = rules.camps[seat] ?? {};
      expect(home.length).toBeGreaterThan(0);
      expect(home.filter((cell) => target.includes(cell))).toEqual([]);
    }
  });

  it('can be played, formatted and parsed like any other game', () => {
    const position = playRandomly(start, 30);
    expect(position.ply).toBeGreaterThan(0);
    const text = formatPosition(position);
    expect(formatPosition(must(parsePosition(rules, text)))).toBe(text);
    const data = structuredClone(serializePosition(position));
    expect(formatPosition(must(deserializePosition(data)))).toBe(text);
  });

  it('does not change when the object that defined it changes', () => {
    const copy = structuredClone(definition) as { title?: string };
    const { game } = rulesOf(copy as GameDefinition);
    copy.title = 'Changed';
    expect(game.definition).toEqual(definition);
    expect(Object.isFrozen(game)).toBe(true);
  });
});

it('a definition that changes nothing has as many move sequences as the base game', () => {
  expect(perft(must(startPosition(rulesOf({ id: 'plain', base: 'halma-2' }))), 2)).toEqual(
    perft(startOf('halma-2'), 2),
  );
});

it('a custom 9 × 9 rhombus has as many move sequences as the built-in one', () => {
  const rhombus = rulesOf({ id: 'r', base: 'rhombus-9', board: { id: 'RX', shape: 'rhombus', side: 9 } });
  expect(perft(must(startPosition(rhombus)), 3)).toEqual(perft(startOf('rhombus-9'), 3));
});

it('a game fixes some options, and the others can still be chosen', () => {
  expect(rulesOf(MINI).options).toMatchObject({ evacuate: 'off', moveCap: 300, repetition: '3' });
  const chosen = must(makeRules({ game: must(defineGame(MINI)), options: { repetition: 'off' } }));
  expect(chosen.options.repetition).toBe('off');
});

it.each([
  ['refuses', 'another value', { moveCap: '20' }, 'option-not-for-game'],
  ['refuses', 'the value of the preset', { evacuate: 'on' }, 'option-not-for-game'],
  ['accepts', 'the fixed value', { evacuate: 'off' }, ''],
])('a game %s %s for an option that it fixes', (_, __, options, code) => {
  const rules = makeRules({ game: must(defineGame(MINI)), options });
  expect(rules.ok ? '' : rules.refusal.code).toBe(code);
});

it('a record of a custom game can be parsed only with the definition of the game', () => {
  const start = must(startPosition(rulesOf(MINI)));
  const record = {
    event: 'Test',
    date: '2026.11.23',
    players: { A: 'Ada', C: 'Cem' },
    start,
    hasCustomStart: false,
    turns: legalMoves(start)
      .slice(0, 1)
      .map((move) => ({ move })),
    end: start,
    result: '*',
    tags: new Map(),
  };
  const text = formatRecord(record);
  expect(must(parseRecord(text, [must(defineGame(MINI))])).end.ply).toBe(1);
  expect(codeOf(parseRecord(text))).toBe('unknown-game');
});

describe('a definition is refused with', () => {
  it.each<[code: string, change: unknown]>([
    ['bad-definition', null],
    ['bad-definition', []],
    ['bad-definition', { id: 5 }],
    ['bad-definition', { id: undefined }],
    ['bad-definition', { base: undefined }],
    ['bad-definition', { title: '' }],
    ['bad-definition', { camp: [1, 2] }],
    ['bad-definition', { options: { moveCap: 300 } }],
    ['bad-definition', { seats: ['A', 'C'] }],
    ['bad-id', { id: 'halma-2' }],
    ['bad-id', { id: 'Mini Halma' }],
    ['bad-id', { board: { id: 'H16', shape: 'square', side: 6 } }],
    ['bad-id', { board: { id: 'q6', shape: 'square', side: 6 } }],
    ['unknown-game', { base: 'hoppity' }],
    ['bad-base', { base: 'cetro' }],
    ['bad-base', { base: 'cetro-reconstruction' }],
    ['bad-base', { base: 'top-secret' }],
    ['unknown-board', { board: 'H12' }],
    ['bad-board', { board: { id: 'Q6', shape: 'hexagon', side: 6 } }],
    ['bad-board', { board: { id: 'Q6', shape: 'square', side: 17 } }],
    ['bad-board', { board: { id: 'Q6', shape: 'square', side: 6.5 } }],
    ['bad-board', { board: { id: 'Q6', shape: 'rhombus', side: 6 } }],
    ['bad-board', { board: 'C8' }],
    ['bad-board', { board: { id: 'S5', shape: 'star', side: 2 } }],
    ['bad-board', { base: 'star-6', board: { id: 'S5', shape: 'star', side: 5 } }],
    ['bad-board', { base: 'star-6', board: { id: 'S0', shape: 'star', side: 0 } }],
    ['bad-camp', { base: 'star-6', board: { id: 'S37', shape: 'star', side: 2 }, camp: 6 }],
    ['bad-camp', { base: 'star-3', board: { id: 'S37', shape: 'star', side: 2 }, camp: 7 }],
    ['bad-board', { base: 'halma-4', board: 'H8', camp: 3 }],
    ['bad-camp', { camp: [] }],
    ['bad-camp', { camp: 0 }],
    ['bad-camp', { camp: 7 }],
    ['bad-camp', { camp: 19 }],
    ['bad-camp', { camp: ['a1', 'z9'] }],
    ['bad-camp', { camp: ['a1', 'a1'] }],
    ['bad-camp', { camp: ['a1', 'f6'] }],
    ['bad-camp', { camp: ['a1', 'c1'] }],
    ['bad-camp', { camp: ['b2'] }],
    ['unknown-option', { options: { speed: 'fast' } }],
    ['bad-option-value', { options: { evacuate: 'maybe' } }],
    ['bad-option-value', { camp: 3, options: { fullCampMinOwn: '4' } }],
    ['option-not-for-game', { options: { teams: 'opposite' } }],
  ])('%s: %o', (code, change) => {
    const isObject = typeof change === 'object' && change !== null && !Array.isArray(change);
    const definition = (isObject ? { ...MINI, ...change } : change) as GameDefinition;
    expect(codeOf(defineGame(definition))).toBe(code);
  });
});

it.each<[change: object, detail: string]>([
  [{ base: undefined }, '“base” is missing'],
  [{ seats: 2 }, 'there is no field “seats”'],
  [{ id: 5 }, '“id” must be text'],
  [{ camp: [1] }, '“camp” must be a number or a list of names'],
  [{ options: { moveCap: 300 } }, '“options” must be an object whose values are text'],
  [{ camp: 7 }, 'the board has no camp of 7 men'],
  [{ camp: [] }, 'a camp has no cells'],
  [{ camp: ['a1', 'z9'] }, 'there is no cell z9'],
  [{ camp: ['a1', 'a1'] }, 'a1 is named twice'],
  [{ camp: ['a1', 'c1'] }, 'a gap separates c1 from the corner'],
  [{ base: 'star-6', board: { id: 'S37', shape: 'star', side: 2 }, camp: 6 }, 'the camps overlap on c3'],
])('the refusal of a definition says what is wrong: %j', (change, detail) => {
  const refused = defineGame({ ...MINI, ...change } as GameDefinition);
  expect(refused.ok ? '' : refused.refusal.detail).toBe(detail);
});

it.each([[null], ['mini'], [[]]])('a definition that is not an object is refused: %j', (definition) => {
  const refused = defineGame(definition as unknown as GameDefinition);
  expect(refused.ok ? '' : refused.refusal.detail).toBe('it is not an object');
});

describe('a custom board', () => {
  it.each<[BoardDefinition, number]>([
    [{ id: 'Q4', shape: 'square', side: 4 }, 16],
    [{ id: 'Q16', shape: 'square', side: 16 }, 256],
    [{ id: 'RA', shape: 'rhombus', side: 3 }, 9],
    [{ id: 'RB', shape: 'rhombus', side: 9 }, 81],
    [{ id: 'S13', shape: 'star', side: 1 }, 13],
    [{ id: 'S37', shape: 'star', side: 2 }, 37],
    [{ id: 'S73', shape: 'star', side: 3 }, 73],
    [{ id: 'S121A', shape: 'star', side: 4 }, 121],
  ])('%j has %i cells', (definition, cells) => expect(must(defineBoard(definition)).cellCount).toBe(cells));

  it.each<[BoardDefinition, BoardId]>([
    [{ id: 'Q10', shape: 'square', side: 10 }, 'H10'],
    [{ id: 'RC', shape: 'rhombus', side: 7 }, 'R7'],
    [{ id: 'SA', shape: 'star', side: 4 }, 'S121'],
  ])('%j equals the built-in board %s', (definition, id) => {
    const board = must(defineBoard(definition));
    const { neighbours, names, tips, seats, centre, latticeShift } = BOARDS[id];
    expect(board).toMatchObject({ names, centre, latticeShift });
    for (const seat of seats) expect(board.tips[seat]).toBe(tips[seat]);
    expect(board.neighbours).toEqual(neighbours);
    for (const men of [3, 6, 10, 15]) expect(board.campCells(1, men)).toEqual(BOARDS[id].campCells(1, men));
  });

  it.each([1, 2, 3, 4])('the camps on a star with side %i fill each point from its tip', (side) => {
    const star = must(defineBoard({ id: 'SB', shape: 'star', side }));
    const largest = ((side + 1) * (side + 2)) / 2;
    const [distances = []] = star.linesFrom(star.tips[1] ?? 0);
    for (let men = 1; men <= largest; men += 1) {
      const camp = star.campCells(1, men);
      expect(camp).toHaveLength(men);
      const farthest = Math.max(...camp.map((cell) => distances[cell] ?? 0));
      // The rows before the last one of the camp are full.
      expect(men).toBeGreaterThan((farthest * (farthest + 1)) / 2);
      for (const { cells, seats, isMirror } of star.symmetries()) {
        if (isMirror) continue;
        const images = camp.map((cell) => cells[cell] ?? 0).sort((a, b) => a - b);
        expect(star.campCells(seats[1] ?? 0, men)).toEqual(images);
      }
    }
    expect(star.campCells(1, largest + 1)).toEqual([]);
  });
});
