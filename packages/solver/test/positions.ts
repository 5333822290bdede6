import {
  type Cell,
  hasReachedGoal,
  legalMoves,
  makeRules,
  manOf,
  type NormalMove,
  type Position,
  parsePosition,
  play,
  playUnchecked,
  positionFromHfnFields,
  type Result,
  type Rules,
  SEAT_SLOTS,
  seatOf,
  startPosition,
  VACANT,
} from '@halma/rules';

/** Returns the value of a result, or throws if it is a refusal. */
export function unwrap<Value>(result: Result<Value, unknown>): Value {
  if (result.ok) return result.value;
  throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
}

/** Returns the rules of a game in which seat A plays alone, under the preset of Parker's leaflet. */
export function soloRules(game: string, options: Readonly<Record<string, string>> = {}): Rules {
  return unwrap(makeRules({ game, preset: 'parker-1885', options, alone: 'A' }));
}

/** Returns the start position of one army alone. */
export function soloStart(rules: Rules): Position {
  return unwrap(startPosition(rules));
}

/** Returns the position with the given HFN rows and seat A to move. */
export function positionFrom(rules: Rules, rows: string): Position {
  return unwrap(parsePosition(rules, `${rules.board.id}:${rows} A - 0 1`));
}

/** Returns a position with men of seat A on some cells, and men of seat C, which never move, on others. */
export function positionWithMen(
  rules: Rules,
  cells: readonly Cell[],
  otherCells: readonly Cell[] = [],
): Position {
  const men = new Uint8Array(rules.board.cellCount);
  for (const cell of cells) men[cell] = manOf(1, 0);
  for (const cell of otherCells) men[cell] = manOf(3, 0);
  const zeros = Array.from({ length: SEAT_SLOTS }, () => 0);
  return unwrap(
    positionFromHfnFields(rules, {
      board: rules.game.board,
      men,
      toMove: 1,
      evacuated: zeros.map(() => false),
      ranks: zeros,
      hands: zeros,
      jumpDemanded: false,
      turnsPlayed: zeros,
      ply: 0,
      round: 1,
    }),
  );
}

/** Plays moves; throws if one is illegal. */
export function playMoves(position: Position, moves: readonly NormalMove[]): Position {
  return moves.reduce((before, move) => unwrap(play(before, move)), position);
}

/** Returns the fewest moves that bring seat A home, by breadth-first search over the cells of its men. */
export function minimumByPlay(start: Position): number {
  const visited = new Set([ownCells(start).join()]);
  let level: readonly Position[] = [start];
  for (let moves = 0; level.length > 0; moves += 1) {
    if (level.some((position) => hasReachedGoal(position, 1))) return moves;
    level = level.flatMap((position) => unvisitedAfter(position, visited));
  }
  return Number.POSITIVE_INFINITY;
}

/** Returns the positions after one move whose placements have not been visited yet. */
function unvisitedAfter(position: Position, visited: Set<string>): readonly Position[] {
  const cells = ownCells(position);
  return legalMoves(position).flatMap((move) => {
    if (move.kind !== 'normal') return [];
    const placement = cells
      .map((cell) => (cell === move.from ? move.to : cell))
      .sort((a, b) => a - b)
      .join();
    if (visited.has(placement)) return [];
    visited.add(placement);
    return [playUnchecked({ ...position, repetitionHistory: null }, move)];
  });
}

function ownCells({ men, rules }: Position): readonly Cell[] {
  return [...rules.board.names.keys()].filter((cell) => {
    const man = men[cell] ?? VACANT;
    return man !== VACANT && seatOf(man) === 1;
  });
}
