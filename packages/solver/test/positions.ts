import {
  type Cell,
  hasReachedGoal,
  legalMoves,
  makeRules,
  manOf,
  type Position,
  parsePosition,
  play,
  playListed,
  positionOfFields,
  type Result,
  type Rules,
  SEAT_SLOTS,
  startPosition,
  type Walk,
} from '@halma/rules';

/** The value of a result that has to be there. */
export function must<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
}

/** The rules of a game in which one seat moves every turn, and nothing binds it but steps and jumps. */
export function aloneIn(game: string, options: Readonly<Record<string, string>> = {}): Rules {
  return must(makeRules({ game, preset: 'parker-1885', options, alone: 'A' }));
}

/** The start, but for the men of all others. */
export function startAlone(rules: Rules): Position {
  return must(startPosition(rules));
}

/** A position by the placement of its men, as HFN writes it, seat A to move. */
export function placed(rules: Rules, rows: string): Position {
  return must(parsePosition(rules, `${rules.board.id}:${rows} A - 0 1`));
}

/** A position with men of seat A on cells, and men of seat C, who stand still, on others. */
export function placedOn(rules: Rules, cells: readonly Cell[], standing: readonly Cell[] = []): Position {
  const men = new Uint8Array(rules.board.cells);
  for (const cell of cells) men[cell] = manOf(1, 0);
  for (const cell of standing) men[cell] = manOf(3, 0);
  const none = Array.from({ length: SEAT_SLOTS }, () => 0);
  return must(
    positionOfFields(rules, {
      board: rules.game.board,
      men,
      toMove: 1,
      evacuated: none.map(() => false),
      ranks: none,
      hands: none,
      demand: false,
      turns: none,
      ply: 0,
      round: 1,
    }),
  );
}

/** Plays a line by the rules, move by move. */
export function playedOut(position: Position, line: readonly Walk[]): Position {
  return line.reduce((before, move) => must(play(before, move)), position);
}

/** The fewest moves home, by trying everything, nearest first. */
export function fewestMoves(start: Position): number {
  const ways = new Map([[start.hash, { position: start, moves: 0 }]]);
  for (const { position, moves } of ways.values()) {
    if (hasReachedGoal(position, 1)) return moves;
    for (const move of legalMoves(position)) {
      const after = playListed({ ...position, past: null }, move);
      if (!ways.has(after.hash)) ways.set(after.hash, { position: after, moves: moves + 1 });
    }
  }
  return Number.POSITIVE_INFINITY;
}
