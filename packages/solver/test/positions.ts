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

/** Returns the value of a result, or throws for a refusal. */
export function must<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
}

/** Returns the rules of a game for one seat alone, without duties. */
export function aloneIn(game: string, options: Readonly<Record<string, string>> = {}): Rules {
  return must(makeRules({ game, preset: 'parker-1885', options, alone: 'A' }));
}

/** Returns the start position without the men of all other seats. */
export function startAlone(rules: Rules): Position {
  return must(startPosition(rules));
}

/** Returns a position by its HFN placement, seat A to move. */
export function placed(rules: Rules, rows: string): Position {
  return must(parsePosition(rules, `${rules.board.id}:${rows} A - 0 1`));
}

/** Returns a position with men of seat A on some cells, and men of seat C, which stand still, on others. */
export function placedOn(rules: Rules, cells: readonly Cell[], standing: readonly Cell[] = []): Position {
  const men = new Uint8Array(rules.board.cellCount);
  for (const cell of cells) men[cell] = manOf(1, 0);
  for (const cell of standing) men[cell] = manOf(3, 0);
  const none = Array.from({ length: SEAT_SLOTS }, () => 0);
  return must(
    positionFromHfnFields(rules, {
      board: rules.game.board,
      men,
      toMove: 1,
      evacuated: none.map(() => false),
      ranks: none,
      hands: none,
      jumpDemanded: false,
      turnsPlayed: none,
      ply: 0,
      round: 1,
    }),
  );
}

/** Plays moves by the rules. */
export function playedOut(position: Position, line: readonly NormalMove[]): Position {
  return line.reduce((before, move) => must(play(before, move)), position);
}

/** Returns the fewest moves home, by breadth-first search over the cells of seat A's men. */
export function fewestMoves(start: Position): number {
  const visited = new Set([ownCells(start).join()]);
  let level: readonly Position[] = [start];
  for (let moves = 0; level.length > 0; moves += 1) {
    if (level.some((position) => hasReachedGoal(position, 1))) return moves;
    level = level.flatMap((position) => unvisitedAfter(position, visited));
  }
  return Number.POSITIVE_INFINITY;
}

/** Plays the moves of a position that lead to placements not visited yet. */
function unvisitedAfter(position: Position, visited: Set<string>): readonly Position[] {
  const cells = ownCells(position);
  return legalMoves(position).flatMap((move) => {
    if (move.kind !== 'normal') return [];
    const placement = cells
      .map((cell) => (cell === move.from ? move.to : cell))
      .sort((one, other) => one - other)
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
