import { accept, type Position, parsePosition, type Rules, startPosition } from '@halma/rules';
import { type CommandResult, refuse, withMessage } from '../refusal.ts';
import { playMoveText } from '../request/position.ts';

/** Parses the arguments of `position`: `startpos` or `fen <HFN>`, optionally followed by moves. */
export function parsePositionCommand(rules: Rules, words: readonly string[]): CommandResult<Position> {
  const movesIndex = words.indexOf('moves');
  const [kind, ...fields] = movesIndex < 0 ? words : words.slice(0, movesIndex);
  const start = parseStart(rules, kind, fields);
  if (!start.ok) return start;
  let position = start.value;
  for (const [index, text] of (movesIndex < 0 ? [] : words.slice(movesIndex + 1)).entries()) {
    const played = playMoveText(position, text, index + 1);
    if (!played.ok) return played;
    position = played.value.after;
  }
  return accept(position);
}

function parseStart(
  rules: Rules,
  kind: string | undefined,
  fields: readonly string[],
): CommandResult<Position> {
  if (kind === 'startpos') return withMessage(startPosition(rules));
  if (kind === 'fen' || kind === 'hfn') return withMessage(parsePosition(rules, fields.join(' ')));
  return refuse('bad-request', 'A position must begin with startpos or fen.');
}
