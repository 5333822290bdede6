import { startPosition } from '@halma/rules';
import { expect, test } from 'vitest';
import { TurnTaker } from '../src/interaction/turn-taker.ts';
import { cellOf, DUTY, MELEE, positionOf, rulesOf } from './games.ts';

const rules = rulesOf('grasshopper-8');
const cell = (name: string): number => cellOf(rules, name);

/** A turn on a position, and a list of what came of it. */
function begin(text: string): { readonly turn: TurnTaker; readonly heard: string[] } {
  const heard: string[] = [];
  const name = (at: number | 'hand' | 'off' | null): string =>
    typeof at === 'number' ? (rules.board.names[at] ?? '?') : String(at);
  const turn = new TurnTaker({
    move: (move, carried) => heard.push(`${move.kind}${carried ? ' carried' : ''}`),
    select: (to) => heard.push(to === null ? 'nothing' : `${name(to.from)} ${name(to.to)} ${to.jumps}`),
    refuse: ({ code, at }) => heard.push(`${code} ${at}`),
    stuck: (at) => heard.push(`stuck ${name(at)}`),
    press: () => {},
    redraw: () => {},
  });
  turn.open(positionOf(rules, text), [1, 3]);
  return { turn, heard };
}

test('tells each change of the selection once', () => {
  const { turn, heard } = begin(MELEE);
  turn.take(cell('c3'));
  turn.take(cell('c3'));
  turn.look(turn.chooser.targetOn(cell('c4')));
  turn.look(turn.chooser.targetOn(cell('c4')));
  turn.cancel();
  turn.cancel();
  expect(heard).toEqual(['c3 null 0', 'c3 c4 0', 'nothing']);
});

test('clears the selection, then plays', () => {
  const { turn, heard } = begin(MELEE);
  turn.take(cell('c3'));
  turn.look(turn.chooser.targetOn(cell('c4')));
  turn.confirm();
  turn.confirm();
  expect(heard).toEqual(['c3 null 0', 'c3 c4 0', 'nothing', 'walk']);
});

test('refuses with the reason of the rules, and marks the cell until the next press', () => {
  const { turn, heard } = begin(MELEE);
  turn.take(cell('c3'));
  turn.refuse(cell('c3'), cell('h8'));
  turn.refuse(cell('c3'), cell('h2'));
  expect(heard.slice(1)).toEqual(['occupied h8', 'not-adjacent h2']);
  expect(turn.refused).toBe(cell('h2'));
  turn.beginPress();
  expect(turn.refused).toBeNull();
});

test('says which rule keeps a man from moving, that he is shut in, or that he is not yours', () => {
  const { turn, heard } = begin(DUTY);
  turn.explain(cell('c7'));
  turn.explain(cell('b1'));
  turn.explain(cell('h8'));
  expect(heard).toEqual([expect.stringMatching(/^yard-must-empty /), 'not-your-man b1']);
  const shut = begin('H8:5CCC/6CC/7C/8/CC6/CCC5/CACA4/ACCA4 A - 10 6');
  shut.turn.explain(cell('a1'));
  expect(shut.heard).toEqual(['stuck a1']);
});

test('says that a man in hand is put in the middle only', () => {
  const secret = rulesOf('top-secret');
  const heard: string[] = [];
  const turn = new TurnTaker({
    move: () => {},
    select: () => {},
    refuse: ({ code, at }) => heard.push(`${code} ${at}`),
    stuck: () => {},
    press: () => {},
    redraw: () => {},
  });
  const start = startPosition(secret);
  if (!start.ok) throw new Error(start.refusal.code);
  turn.open(start.value, [1, 3]);
  turn.explain(cellOf(secret, 'a1'));
  expect([heard, turn.refused]).toEqual([['outside-drop-zone a1'], cellOf(secret, 'a1')]);
});

test('tells that the man is carried', () => {
  const { turn } = begin(MELEE);
  turn.take(cell('c3'));
  turn.look(turn.chooser.targetOn(cell('c4')), true);
  expect(turn.selection).toEqual({ from: cell('c3'), to: cell('c4'), jumps: 0, isCarried: true });
  turn.look(null);
  expect(turn.selection).toEqual({ from: cell('c3'), to: null, jumps: 0 });
});
