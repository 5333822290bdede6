import {
  type Cell,
  cellName,
  kindOf,
  MARKED,
  type Man,
  type Move,
  type Position,
  type Rules,
  type Seat,
  seatOf,
  VACANT,
} from '@halma/rules';
import { hasKinds } from './draw/men.ts';
import { type Suit, suitOf } from './dress.ts';
import type { Target } from './reading/targets.ts';
import { wayOf } from './reading/way.ts';

/** What a board says aloud, in English. The page's own words stand outside the element. */
const COLORS: Readonly<Record<Suit, string>> = {
  ink: 'black',
  box: 'yellow',
  red: 'red',
  green: 'green',
  blue: 'blue',
  bone: 'white',
};

const KIND_WORDS = ['with a ring', 'with two cuts', 'sawn in four'];

/** What a cell is called when it is described: its name, who stands there, and what he or the chosen man can do. */
export function cellLabel(
  { rules, men }: Position,
  cell: Cell,
  can: { readonly moves: number; readonly chosen: boolean; readonly target: Target | null },
): string {
  const name = cellName(rules.board, cell);
  const man = men[cell] ?? VACANT;
  if (man === VACANT) return can.target === null ? `${name}, vacant` : `${name}, ${wayWords(can.target)}`;
  const moves = can.moves === 0 ? '' : `, ${counted(can.moves, 'move')}`;
  return `${name}, ${manWords(rules, man)}${moves}${can.chosen ? ', chosen' : ''}`;
}

/** A man by his colour and kind: `black man`, `red marked man`. */
function manWords(rules: Rules, man: Man): string {
  const color = colorOf(rules, seatOf(man));
  if (hasKinds(rules)) return `${color} man ${KIND_WORDS[kindOf(man)] ?? ''}`;
  return kindOf(man) === MARKED ? `${color} marked man` : `${color} man`;
}

/** A way as words: `step`, `hop of 3 jumps`, `drop`. */
function wayWords({ way, jumps }: Target): string {
  return way === 'hop' ? `hop of ${counted(jumps, 'jump')}` : way;
}

/** The previewed way from its start: `g5 to o15, hop of 8 jumps`. */
export function previewWords({ rules }: Position, from: Cell | 'hand', target: Target): string {
  const to = target.to === 'off' ? 'off the board' : `to ${cellName(rules.board, target.to)}`;
  const start = from === 'hand' ? 'from the hand' : cellName(rules.board, from);
  return `${start} ${to}, ${wayWords(target)}`;
}

/** A move that was made, and whose turn it is now. */
export function moveWords(before: Position, move: Move, after: Position): string {
  const { rules } = before;
  const mover = capital(colorOf(rules, before.toMove));
  const next =
    after.outcome === null ? `${capital(colorOf(rules, after.toMove))} to move.` : 'The game is over.';
  return `${mover}, ${deed(before, move)}. ${next}`;
}

function deed(before: Position, move: Move): string {
  const { rules, toMove } = before;
  const name = (cell: Cell): string => cellName(rules.board, cell);
  if (move.kind === 'pass') return 'no move';
  if (move.kind === 'drop') return `a man on ${name(move.to)}`;
  const way = wayOf(before, move);
  const jumps = way?.hops === true ? way.spots.length - 1 : 0;
  const how = jumps > 0 ? `hop of ${counted(jumps, 'jump')}` : 'step';
  if (move.kind === 'leave') return `${name(move.from)} off the board, ${how}`;
  const target = rules.yards[toMove]?.inTarget;
  const arrives = target?.[move.to] === 1 && target[move.from] !== 1;
  return `${name(move.from)} to ${name(move.to)}, ${how}${arrives ? ', into the yard' : ''}`;
}

/** The colour of a seat's men as a word. */
function colorOf(rules: Rules, seat: Seat): string {
  return COLORS[suitOf(rules, seat)];
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
