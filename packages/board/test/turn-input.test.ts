import { startPosition } from '@halma/rules';
import { expect, test } from 'vitest';
import { TurnInput } from '../src/interaction/turn-input.ts';
import { cellOf, MELEE, MUST_LEAVE_CAMP, positionOf, rulesOf } from './fixtures.ts';

const rules = rulesOf('grasshopper-8');
const cell = (name: string): number => cellOf(rules, name);

/** Starts a turn in a position. Returns the turn and the list of events that it emits. */
function startTurn(text: string, game = rules): { readonly turn: TurnInput; readonly events: string[] } {
  const events: string[] = [];
  const name = (at: number | 'hand' | 'off' | null): string =>
    typeof at === 'number' ? (game.board.names[at] ?? '?') : String(at);
  const turn = new TurnInput({
    move: (move, isDragged) => events.push(`${move.kind}${isDragged ? ' dragged' : ''}`),
    select: (selection) =>
      events.push(
        selection === null ? 'cleared' : `${name(selection.from)} ${name(selection.to)} ${selection.jumps}`,
      ),
    refuse: ({ code, at }) => events.push(`${code} ${at}`),
    stuck: (at) => events.push(`stuck ${name(at)}`),
    press: () => {},
    redraw: () => {},
  });
  turn.startTurn(positionOf(game, text), [1, 3]);
  return { turn, events };
}

test('a turn reports each change of the selection once', () => {
  const { turn, events } = startTurn(MELEE);
  turn.selectMan(cell('c3'));
  turn.selectMan(cell('c3'));
  turn.previewTarget(turn.selector.targetAt(cell('c4')));
  turn.previewTarget(turn.selector.targetAt(cell('c4')));
  turn.cancel();
  turn.cancel();
  expect(events).toEqual(['c3 null 0', 'c3 c4 0', 'cleared']);
});

test('a turn clears the selection before it plays a move', () => {
  const { turn, events } = startTurn(MELEE);
  turn.selectMan(cell('c3'));
  turn.previewTarget(turn.selector.targetAt(cell('c4')));
  turn.confirm();
  turn.confirm();
  expect(events).toEqual(['c3 null 0', 'c3 c4 0', 'cleared', 'normal']);
});

test('a turn reports why a move is illegal and marks the cell until the next press', () => {
  const { turn, events } = startTurn(MELEE);
  turn.selectMan(cell('c3'));
  turn.refuse(cell('c3'), cell('h8'));
  turn.refuse(cell('c3'), cell('h2'));
  expect(events.slice(1)).toEqual(['occupied h8', 'not-adjacent h2']);
  expect(turn.refusedCell).toBe(cell('h2'));
  turn.clearFeedback();
  expect(turn.refusedCell).toBeNull();
});

const BLOCKED = 'H8:5CCC/6CC/7C/8/CC6/CCC5/CACA4/ACCA4 A - 10 6';

test.each([
  ['a rule', MUST_LEAVE_CAMP, 'c7', [expect.stringMatching(/^yard-must-empty /)]],
  ['another player’s man', MUST_LEAVE_CAMP, 'b1', ['not-your-man b1']],
  ['no man on the cell', MUST_LEAVE_CAMP, 'h8', []],
  ['no vacant cell to move to', BLOCKED, 'a1', ['stuck a1']],
])(
  'a turn reports why the pressed man cannot move, and nothing for an empty cell: %s',
  (_, position, name, expected) => {
    const { turn, events } = startTurn(position);
    turn.explainCell(cell(name));
    expect(events).toEqual(expected);
  },
);

test('a press on a man that can only step reports that the player must jump', () => {
  const cetro = rulesOf('cetro');
  const { turn, events } = startTurn('C9:b8/9/9/9/9/3B5/2B1B4/9/9 A d 10 6', cetro);
  turn.explainCell(cellOf(cetro, 'e3'));
  expect(events).toEqual([expect.stringMatching(/^jump-demanded /)]);
});

test('a press on a cell that the selected man cannot reach is explained, and the man stays selected', () => {
  const { turn, events } = startTurn(MELEE);
  turn.selectMan(cell('c3'));
  for (const name of ['h2', 'h8']) turn.explainCell(cell(name));
  expect(events).toEqual(['c3 null 0', 'not-adjacent h2', 'occupied h8']);
  expect(turn.selector.selectedMan).toBe(cell('c3'));
});

test('a drop outside the drop zone is refused', () => {
  const secret = rulesOf('top-secret');
  const events: string[] = [];
  const turn = new TurnInput({
    move: () => {},
    select: () => {},
    refuse: ({ code, at }) => events.push(`${code} ${at}`),
    stuck: () => {},
    press: () => {},
    redraw: () => {},
  });
  const start = startPosition(secret);
  if (!start.ok) throw new Error(start.refusal.code);
  turn.startTurn(start.value, [1, 3]);
  turn.explainCell(cellOf(secret, 'a1'));
  expect([events, turn.refusedCell]).toEqual([['outside-drop-zone a1'], cellOf(secret, 'a1')]);
});

test.each([
  ['pointer', {}],
  ['drag', { isDragged: true }],
  ['keyboard', { isByKeyboard: true }],
] as const)('the selection records which input previews the move: %s', (input, details) => {
  const { turn } = startTurn(MELEE);
  turn.selectMan(cell('c3'));
  turn.previewTarget(turn.selector.targetAt(cell('c4')), input);
  expect(turn.selection).toEqual({ from: cell('c3'), to: cell('c4'), jumps: 0, ...details });
  turn.previewTarget(null);
  expect(turn.selection).toEqual({ from: cell('c3'), to: null, jumps: 0 });
});
