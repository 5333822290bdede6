import { type Position, parsePosition, type Rules, startPosition } from '@halma/rules';
import { decline, type Reply, replyOf } from '../faults.ts';
import { playText } from '../request/position.ts';

/** Reads what follows `position`: `startpos` or `fen <HFN>`, then the moves played from there, if any. */
export function readPosition(rules: Rules, words: readonly string[]): Reply<Position> {
  const movesAt = words.indexOf('moves');
  const [kind, ...fields] = movesAt < 0 ? words : words.slice(0, movesAt);
  const start = readStart(rules, kind, fields);
  if (!start.ok) return start;
  let position = start.value;
  for (const [index, text] of (movesAt < 0 ? [] : words.slice(movesAt + 1)).entries()) {
    const played = playText(position, text, index + 1);
    if (!played.ok) return played;
    position = played.value.after;
  }
  return { ok: true, value: position };
}

function readStart(rules: Rules, kind: string | undefined, fields: readonly string[]): Reply<Position> {
  if (kind === 'startpos') return replyOf(startPosition(rules));
  if (kind === 'fen' || kind === 'hfn') return replyOf(parsePosition(rules, fields.join(' ')));
  return decline('bad-request', 'A position begins with startpos or fen.');
}
