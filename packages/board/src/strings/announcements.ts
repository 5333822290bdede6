import {
  type Cell,
  cellName,
  kindOf,
  MARKED_KIND,
  type Man,
  type Move,
  type Position,
  type Rules,
  seatOf,
  VACANT,
} from '@halma/rules';
import type { Selection } from '../api.ts';
import { hasKinds } from '../draw/man-shapes.ts';
import type { ChosenColours } from '../man-colours.ts';
import { manColourOf } from '../man-colours.ts';
import { movePathOf } from '../queries/move-path.ts';
import { hopRoute } from '../queries/routes.ts';
import type { Target } from '../queries/targets.ts';
import type { BoardStrings } from './board-strings.ts';

/**
 * Returns the label of a cell for screen readers: its name, the man on it, and what that man or the selected man can
 * do.
 */
export function cellLabel(
  strings: BoardStrings,
  { rules, men }: Position,
  cell: Cell,
  state: {
    readonly moveCount: number;
    readonly isSelected: boolean;
    readonly target: Target | null;
    readonly colours?: ChosenColours;
  },
): string {
  const name = cellName(rules.board, cell);
  const man = men[cell] ?? VACANT;
  if (man === VACANT)
    return `${name}, ${state.target === null ? strings.vacant : targetKindText(strings, state.target)}`;
  const moves = state.moveCount === 0 ? '' : `, ${strings.moveCount(state.moveCount)}`;
  return `${name}, ${manText(strings, rules, man, state.colours)}${moves}${state.isSelected ? `, ${strings.selected}` : ''}`;
}

/** Describes a man by colour and kind: `black man`, `red marked man`. */
function manText(strings: BoardStrings, rules: Rules, man: Man, colours?: ChosenColours): string {
  const colour = strings.manColours[manColourOf(rules, seatOf(man), colours)];
  if (hasKinds(rules)) return strings.man(colour, strings.kindNames[kindOf(man)] ?? '');
  return kindOf(man) === MARKED_KIND ? strings.markedMan(colour) : strings.man(colour, '');
}

/** Returns the kind of a target: `step`, `hop of 3 jumps`, `drop`. */
function targetKindText(strings: BoardStrings, { kind, jumps }: Target): string {
  return kind === 'hop' ? strings.hop(jumps) : strings[kind];
}

/**
 * Describes the previewed move: `g5 to o15, hop of 8 jumps`. If there are several routes, it adds the route:
 * `…, route 2 of 3, via e5, g7`.
 */
export function previewAnnouncement(
  strings: BoardStrings,
  position: Position,
  { from, routes }: Pick<Selection, 'from' | 'routes'>,
  target: Target,
): string {
  const { board } = position.rules;
  const start = from === 'hand' ? strings.fromHand : cellName(board, from);
  const move =
    target.to === 'off' ? strings.offBoard(start) : strings.fromTo(start, cellName(board, target.to));
  const text = `${move}, ${targetKindText(strings, target)}`;
  if (routes === undefined) return text;
  const landings = (hopRoute(position, target) ?? []).slice(1, -1).map((cell) => cellName(board, cell));
  const numberedText = `${text}, ${strings.routeNumber(routes.number, routes.count)}`;
  return landings.length === 0 ? numberedText : `${numberedText}, ${strings.via(landings)}`;
}

/** Describes the move that was made, and names the side to move now. */
export function moveAnnouncement(
  strings: BoardStrings,
  before: Position,
  move: Move,
  after: Position,
  colours?: ChosenColours,
): string {
  const { rules } = before;
  const moverName = ({ toMove }: Position): string => strings.seatNames[manColourOf(rules, toMove, colours)];
  const next = after.outcome === null ? strings.toMove(moverName(after)) : strings.gameOver;
  return `${moverName(before)}, ${moveText(strings, before, move)}. ${next}`;
}

function moveText(strings: BoardStrings, before: Position, move: Move): string {
  const { rules, toMove } = before;
  const name = (cell: Cell): string => cellName(rules.board, cell);
  if (move.kind === 'pass') return strings.noMove;
  if (move.kind === 'drop') return strings.droppedOn(name(move.to));
  const path = movePathOf(before, move);
  const jumps = path?.isHop === true ? path.spots.length - 1 : 0;
  const kindText = jumps > 0 ? strings.hop(jumps) : strings.step;
  if (move.kind === 'bear-off') return `${strings.offBoard(name(move.from))}, ${kindText}`;
  const target = rules.camps[toMove]?.inTarget;
  const entersTarget = target?.[move.to] === 1 && target[move.from] !== 1;
  return `${strings.fromTo(name(move.from), name(move.to))}, ${kindText}${entersTarget ? `, ${strings.intoTarget}` : ''}`;
}
