import { type KernelNetwork, reviewGame } from '@halma/engine';
import {
  accept,
  makeRules,
  type Position,
  parsePosition,
  positionsAfterMoves,
  type Result,
} from '@halma/rules';
import type { ComputerResponse, ReviewRequest } from './computer-messages.ts';
import type { SearchControl } from './search-control.ts';
import { afterTurn, parseTurn } from './turn.ts';

/** Reviews a game. Yields a response for each move, then the end; or a problem if the game is refused. */
export function* runReview(
  request: ReviewRequest,
  control: SearchControl,
  network: KernelNetwork | null = null,
): Generator<ComputerResponse, void> {
  const positions = positionsOf(request);
  if (!positions.ok) {
    yield { kind: 'problem', problem: `The game is refused: ${positions.refusal.code}.` };
    return;
  }
  const unreviewed = positions.value.slice(request.reviewedCount);
  for (const ply of reviewGame(unreviewed, { ...request.limits, ...control }, { network }))
    yield { kind: 'reviewed', ply };
  yield { kind: 'end' };
}

/** Returns the start of the game and the position after each move. Refuses invalid rules, positions and turns. */
function positionsOf({ rules: config, position, first, turns }: ReviewRequest): Result<readonly Position[]> {
  const rules = makeRules(config);
  if (!rules.ok) return rules;
  const start = parsePosition(rules.value, position, first);
  if (!start.ok) return start;
  const positions = [start.value];
  for (const text of turns) {
    const turn = parseTurn(rules.value.board, text);
    const before = positions.at(-1) ?? start.value;
    const next = turn.ok ? afterTurn(before, turn.value) : turn;
    if (!next.ok) return next;
    positions.push(next.value);
  }
  return accept(positionsAfterMoves(positions));
}
