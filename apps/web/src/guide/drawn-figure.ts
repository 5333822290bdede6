import type { FigureOptions } from '@halma/board';
import type { Cell, Position } from '@halma/rules';
import { setUp } from '../board/set-up.ts';
import type { Figure } from './figures.ts';

/** Returns the position in a figure and what to show on it. Converts cell names to cells. */
export function drawnFigure({ rules, position: text, from, to, between }: Figure): {
  readonly position: Position;
  readonly options: FigureOptions;
} {
  const position = setUp(rules, text);
  const cellOf = (name: string): Cell => {
    const cell = position.rules.board.cellByName.get(name);
    if (cell === undefined) throw new Error(`the board of ${rules.game} has no cell ${name}`);
    return cell;
  };
  const options: FigureOptions = {
    ...(from === undefined ? {} : { from: cellOf(from) }),
    ...(to === undefined ? {} : { to: to === 'off' ? to : cellOf(to) }),
    ...(between === undefined ? {} : { between: between.map(cellOf) }),
  };
  return { position, options };
}
