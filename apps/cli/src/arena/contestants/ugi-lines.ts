import {
  formatPosition,
  optionText,
  type Rules,
  type Seat,
  startPosition,
  statedOptions,
} from '@halma/rules';
import { writePosition } from '../../thinking/written-position.ts';
import type { Clock, Turn } from '../contestant.ts';
import type { PlayerLimits } from '../limits-text.ts';

/** How long a move may take where nothing but nodes or depth limits it. */
const PATIENCE_MS = 600_000;

/** What a program has to know of a game, by the names under which it may offer to be told. */
export function gameOptions({ game, preset, options }: Rules): readonly (readonly [string, string])[] {
  return [
    ['Game', game.id],
    ['Preset', preset],
    ...statedOptions(game, preset, options).map((name) => [name, optionText(name, options[name])] as const),
  ];
}

/** Tells a program where the game stands: by its moves, as far back as nobody went out, which is no move. */
export function positionLine({ position }: Turn): string {
  const { start, moves } = writePosition(position);
  const own = startPosition(position.rules);
  const where = own.ok && formatPosition(own.value) === start ? 'startpos' : `fen ${start}`;
  return moves.length === 0 ? `position ${where}` : `position ${where} moves ${moves.join(' ')}`;
}

/** Asks for a move. Seats without a clock are said to have as much time as the one to move. */
export function goLine({ position, clocks }: Turn, { milliseconds, nodes, depth }: PlayerLimits): string {
  const words = ['go'];
  const own = clocks.get(position.toMove);
  if (own !== undefined) {
    const clockOf = (seat: Seat): Clock => clocks.get(seat) ?? own;
    const each = (name: string, value: (clock: Clock) => number): readonly string[] =>
      position.rules.seats.map((seat, index) => `p${index + 1}${name} ${Math.floor(value(clockOf(seat)))}`);
    words.push(
      ...each('time', ({ left }) => Math.max(left, 1)),
      ...each('inc', ({ increment }) => increment),
    );
  }
  if (milliseconds !== undefined) words.push(`movetime ${Math.max(1, Math.floor(milliseconds))}`);
  if (nodes !== undefined) words.push(`nodes ${nodes}`);
  if (depth !== undefined) words.push(`depth ${depth}`);
  return words.join(' ');
}

/** How long the answer may take, in milliseconds. */
export function timeAllowed({ position, clocks }: Turn, { milliseconds }: PlayerLimits): number {
  return Math.min(milliseconds ?? PATIENCE_MS, clocks.get(position.toMove)?.left ?? PATIENCE_MS);
}
