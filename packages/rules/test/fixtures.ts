import {
  type Cell,
  formatResult,
  formatShortMove,
  legalMoves,
  type Move,
  makeRules,
  type Position,
  parseMove,
  parsePosition,
  play,
  playUnchecked,
  type Result,
  type Rules,
  type RulesConfig,
  startPosition,
} from '@halma/rules';

/** Returns the value of a result that the test expects to be accepted; throws otherwise. */
export function must<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
}

/** Returns the code of a refusal, or `accepted`. */
export function codeOf(result: Result<unknown>): string {
  return result.ok ? 'accepted' : result.refusal.code;
}

/** Rules by their configuration. They never change, so tests share them. */
const rulesByConfig = new Map<string, Rules>();

/** Returns the rules of a game, by default with the `standard` preset. */
export function rulesOf(game: string, options: Record<string, string> = {}, preset = 'standard'): Rules {
  const config: RulesConfig = { game, options, preset };
  const key = JSON.stringify(config);
  const rules = rulesByConfig.get(key) ?? must(makeRules(config));
  rulesByConfig.set(key, rules);
  return rules;
}

/** Returns the start position of a game. */
export function startOf(game: string, options: Record<string, string> = {}, preset = 'standard'): Position {
  return must(startPosition(rulesOf(game, options, preset)));
}

/** Parses a position of a game. */
export function positionFrom(rules: Rules, hfn: string): Position {
  return must(parsePosition(rules, hfn));
}

/**
 * Makes a position from a list of men, `A: a1 b2, C: c3`, on a board that is otherwise empty. `tail` holds the other
 * fields of the position.
 */
export function withMen(rules: Rules, men: string, tail = 'A - 0 1'): Position {
  const board = rules.board;
  const letters = new Map<Cell, string>();
  for (const army of men.split(',')) {
    const [letter = '', cells = ''] = army.split(':').map((part) => part.trim());
    for (const name of cells.split(' ')) letters.set(board.cellByName.get(name) ?? -1, letter);
  }
  const rows = board.rows.toReversed().map((row) => {
    const text = row.map((cell) => letters.get(cell) ?? ' ').join('');
    return text.replaceAll(/ +/g, (run) => String(run.length));
  });
  return positionFrom(rules, `${board.id}:${rows.join('/')} ${tail}`);
}

/** Parses a move on the board of a position. */
export function moveOf(position: Position, text: string): Move {
  return must(parseMove(position.rules.board, text));
}

/** Plays moves from a string, in which spaces separate them; throws on the first refused move. */
export function after(position: Position, moves: string): Position {
  return moves.split(' ').reduce((current, text) => must(play(current, moveOf(current, text))), position);
}

/** Plays a move given as a string. Returns `accepted` or the code of the refusal. */
export function resultOf(position: Position, text: string): string {
  return codeOf(play(position, moveOf(position, text)));
}

/** Returns every legal move in short form, sorted. */
export function movesAt(position: Position): readonly string[] {
  return legalMoves(position)
    .map((move) => formatShortMove(position.rules.board, move))
    .sort();
}

/** Returns a reproducible generator of random numbers from 0 up to, but not including, 1. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Plays the given number of random legal moves, or fewer if the game ends first. */
export function randomPlay(start: Position, plies: number, random: () => number): Position {
  let position = start;
  for (let ply = 0; ply < plies && position.outcome === null; ply += 1) {
    const moves = legalMoves(position);
    const move = moves[Math.floor(random() * moves.length)];
    if (move === undefined) break;
    position = playUnchecked(position, move);
  }
  return position;
}

/** Returns the result of a position and its termination on one line. */
export function ending(position: Position): string {
  return `${formatResult(position.outcome)} ${position.outcome?.termination ?? 'in progress'}`;
}
