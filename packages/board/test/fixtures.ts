import {
  type Cell,
  makeRules,
  type Position,
  parseMove,
  parsePosition,
  play,
  type Rules,
} from '@halma/rules';

/** Returns the rules of an existing game. */
export function rulesOf(game: string, options: Readonly<Record<string, string>> = {}): Rules {
  const rules = makeRules({ game, options });
  if (!rules.ok) throw new Error(rules.refusal.code);
  return rules.value;
}

/** Returns a position from HFN, after some moves. */
export function positionOf(rules: Rules, text: string, ...moves: readonly string[]): Position {
  const start = parsePosition(rules, text);
  if (!start.ok) throw new Error(`${start.refusal.code} at ${start.refusal.at}`);
  return moves.reduce((position, move) => {
    const parsed = parseMove(rules.board, move);
    const next = parsed.ok ? play(position, parsed.value) : parsed;
    if (!next.ok) throw new Error(`${move}: ${next.refusal.code}`);
    return next.value;
  }, start.value);
}

/** Returns a cell by its name. */
export function cellOf(rules: Rules, name: string): Cell {
  const cell = rules.board.cellByName.get(name);
  if (cell === undefined) throw new Error(`no cell ${name}`);
  return cell;
}

/** Grasshopper: both sides have partly left their camps; black is to move. */
export const MELEE = 'H8:5CCC/6CC/7C/8/1C1A4/1CAA4/AA6/A1A5 A - 10 6';

/** Grasshopper: two routes lead the man on a1 to c3, via c1 and via a3. */
export const TWO_ROUTES = 'H8:5CCC/6CC/7C/8/8/1A6/A1A5/AA6 A - 10 6';

/** Grasshopper: yellow has left its camp; black has three men in its camp and three outside. */
export const MUST_LEAVE_CAMP = 'H8:8/2A5/3CC3/2AC4/8/1A1C4/2C5/ACA1C3 A vC 40 21';

/** Top Secret, late in the game: men stand on the edge and one cell away from it. */
export const EDGE = 'H16:A15/16/16/16/16/16/16/16/16/16/16/16/16/16/13A1A/13C1C A - 60 31';
