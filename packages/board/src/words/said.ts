import {
  type Cell,
  cellName,
  kindOf,
  MARKED,
  type Man,
  type Move,
  type Position,
  type Rules,
  seatOf,
  VACANT,
} from '@halma/rules';
import type { Selection } from '../contract.ts';
import { hasKinds } from '../draw/men.ts';
import { suitOf } from '../dress.ts';
import { chainTo } from '../reading/routes.ts';
import type { Target } from '../reading/targets.ts';
import { wayOf } from '../reading/way.ts';
import type { BoardWords } from './board-words.ts';

/** What a cell is called when it is described: its name, who stands there, and what he or the chosen man can do. */
export function cellLabel(
  words: BoardWords,
  { rules, men }: Position,
  cell: Cell,
  can: { readonly moves: number; readonly chosen: boolean; readonly target: Target | null },
): string {
  const name = cellName(rules.board, cell);
  const man = men[cell] ?? VACANT;
  if (man === VACANT)
    return `${name}, ${can.target === null ? words.vacant : mannerWords(words, can.target)}`;
  const moves = can.moves === 0 ? '' : `, ${words.moves(can.moves)}`;
  return `${name}, ${manWords(words, rules, man)}${moves}${can.chosen ? `, ${words.chosen}` : ''}`;
}

/** A man by his colour and kind: `black man`, `red marked man`. */
function manWords(words: BoardWords, rules: Rules, man: Man): string {
  const colour = words.suits[suitOf(rules, seatOf(man))];
  if (hasKinds(rules)) return words.man(colour, words.kinds[kindOf(man)] ?? '');
  return kindOf(man) === MARKED ? words.markedMan(colour) : words.man(colour, '');
}

/** A way as words: `step`, `hop of 3 jumps`, `drop`. */
function mannerWords(words: BoardWords, { way, jumps }: Target): string {
  return way === 'hop' ? words.hop(jumps) : words[way];
}

/** The previewed way: `g5 to o15, hop of 8 jumps`; where there are others also which, and by what: `…, way 2 of 3, by e5, g7`. */
export function previewWords(
  words: BoardWords,
  position: Position,
  { from, ways }: Pick<Selection, 'from' | 'ways'>,
  target: Target,
): string {
  const { board } = position.rules;
  const start = from === 'hand' ? words.fromHand : cellName(board, from);
  const way = target.to === 'off' ? words.offBoard(start) : words.fromTo(start, cellName(board, target.to));
  const said = `${way}, ${mannerWords(words, target)}`;
  if (ways === undefined) return said;
  const landings = (chainTo(position, target) ?? []).slice(1, -1).map((cell) => cellName(board, cell));
  const which = `${said}, ${words.wayOf(ways.at, ways.of)}`;
  return landings.length === 0 ? which : `${which}, ${words.by(landings)}`;
}

/** A move that was made, and whose turn it is now. */
export function moveWords(words: BoardWords, before: Position, move: Move, after: Position): string {
  const { rules } = before;
  const seat = (of: Position): string => words.seats[suitOf(rules, of.toMove)];
  const next = after.outcome === null ? words.toMove(seat(after)) : words.over;
  return `${seat(before)}, ${deed(words, before, move)}. ${next}`;
}

function deed(words: BoardWords, before: Position, move: Move): string {
  const { rules, toMove } = before;
  const name = (cell: Cell): string => cellName(rules.board, cell);
  if (move.kind === 'pass') return words.noMove;
  if (move.kind === 'drop') return words.dropped(name(move.to));
  const way = wayOf(before, move);
  const jumps = way?.hops === true ? way.spots.length - 1 : 0;
  const how = jumps > 0 ? words.hop(jumps) : words.step;
  if (move.kind === 'leave') return `${words.offBoard(name(move.from))}, ${how}`;
  const target = rules.yards[toMove]?.inTarget;
  const arrives = target?.[move.to] === 1 && target[move.from] !== 1;
  return `${words.fromTo(name(move.from), name(move.to))}, ${how}${arrives ? `, ${words.intoYard}` : ''}`;
}
