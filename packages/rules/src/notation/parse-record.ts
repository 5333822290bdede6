import type { CustomGame } from '../game/games.ts';
import type { Position } from '../position/position.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import { otherTags, readPlayers, readResult, readStart, readTags } from './parse-record-tags.ts';
import type { GameRecord } from './record.ts';
import { type RecordToken, tokenizeRecord } from './record-tokens.ts';
import { isWithdrawal, parseRecordedTurn, playRecordedTurn, type RecordedTurn } from './recorded-turn.ts';

/**
 * Parses a record and plays it to its end. The refusal of a word or a tag contains its offset, and that of an illegal
 * move its ply and usually a cell. The refusal of a missing tag, or of tags from which `makeRules` can make no rules,
 * contains neither.
 *
 * @param customGames custom games, to which records refer by id
 */
export function parseRecord(text: string, customGames: readonly CustomGame[] = []): Result<GameRecord> {
  const tokens = tokenizeRecord(text);
  if (!tokens.ok) return tokens;
  const tags = readTags(tokens.value);
  if (!tags.ok) return tags;
  const start = readStart(tags.value, customGames);
  if (!start.ok) return start;
  const players = readPlayers(start.value.rules, tags.value);
  if (!players.ok) return players;
  const moveTokens = tokens.value.filter((token) => token.kind !== 'tag');
  const playedTurns = playThrough(start.value, moveTokens);
  if (!playedTurns.ok) return playedTurns;
  const result = readResult(playedTurns.value.end, tags.value);
  if (!result.ok) return result;
  return accept({
    event: tags.value.get('Event')?.value ?? '',
    date: tags.value.get('Date')?.value ?? '',
    players: players.value,
    start: start.value,
    hasCustomStart: tags.value.has('Start'),
    ...playedTurns.value,
    ...result.value,
    tags: otherTags(tags.value),
  });
}

type PlayedTurns = Pick<GameRecord, 'turns' | 'end' | 'comment'>;

/** Plays the turns in a record. Each round number appears once, before the first move recorded in that round. */
function playThrough(start: Position, moveTokens: readonly RecordToken[]): Result<PlayedTurns> {
  const turns: RecordedTurn[] = [];
  let comment: string | undefined;
  let position = start;
  let lastNumberedRound = 0;
  for (const { kind, text, offset } of moveTokens) {
    const last = turns.at(-1);
    if (kind === 'comment') {
      if (last === undefined) comment = joinComments(comment, text);
      else turns[turns.length - 1] = { ...last, comment: joinComments(last.comment, text) };
      continue;
    }
    const ply = position.ply - start.ply + 1;
    const needsNumber = lastNumberedRound !== position.round && position.outcome === null;
    if (needsNumber && !isWithdrawal(text)) {
      if (text !== `${position.round}.`) return refuse('bad-round', { ply, at: offset, detail: text });
      lastNumberedRound = position.round;
      continue;
    }
    if (/^[0-9]+\.$/.test(text)) return refuse('bad-round', { ply, at: offset, detail: text });
    const turn = parseRecordedTurn(position, text);
    if (!turn.ok) return refuse(turn.refusal.code, { ...turn.refusal, ply, at: offset });
    const next = playRecordedTurn(position, turn.value);
    if (!next.ok) return { ok: false, refusal: { ...next.refusal, ply } };
    turns.push(turn.value);
    position = next.value;
  }
  return accept({ turns, end: position, ...(comment === undefined ? {} : { comment }) });
}

function joinComments(earlier: string | undefined, text: string): string {
  return earlier === undefined ? text : `${earlier} ${text}`;
}
