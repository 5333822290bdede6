import {
  accept,
  DEFAULT_PRESET,
  GAMES,
  type GameRecord,
  makeRules,
  type Position,
  parseHfn,
  parseLeafletMoves,
  parsePosition,
  parseRecord,
  play,
  positionFromHfnFields,
  type Refusal,
  type RefusalCode,
  type Result,
  type RulesConfig,
  refuse,
  SEAT_LETTERS,
  seatFromLetter,
  seatLetter,
  startPosition,
} from '@halma/rules';
import { positionsTo } from '../board/free-play.ts';
import { findNotation, type Notation } from './find-notation.ts';
import { moveNumber } from './move-number.ts';
import { createStudy, type Ending, type Study, studyFromGame, withEnding } from './study.ts';

/**
 * The maximum size of a text that the page reads from a file or a link, in bytes. A game of a thousand turns takes
 * about 20,000 bytes.
 */
export const MAX_TEXT_BYTES = 1_000_000;

const READERS: Readonly<Record<Exclude<Notation, 'moves'>, (text: string) => Result<Study>>> = {
  record: readRecord,
  position: readPosition,
  key: readKey,
};

/** Reads pasted text: a record (HGN), a position (HFN), or a key from the leaflets, with any text around it. */
export function readStudy(pasted: string): Result<Study> {
  const match = findNotation(pasted);
  return match === undefined || match.notation === 'moves'
    ? readPosition(pasted)
    : READERS[match.notation](match.text);
}

/** The required tags of a record that a study can do without, with the values that replace missing ones. */
const DEFAULT_TAGS: ReadonlyMap<string, string> = new Map([
  ['Event', ''],
  ['Date', ''],
  ['Preset', DEFAULT_PRESET],
  ['Result', '*'],
  ...SEAT_LETTERS.map((letter) => [`Seat${letter}`, ''] as const),
]);

/** Parses a record. Adds the tags that it lacks; only the tag for the game has no default. */
function parseWithDefaultTags(text: string): Result<GameRecord> {
  const record = parseRecord(text);
  if (record.ok || record.refusal.code !== 'missing-tag') return record;
  const tag = record.refusal.detail ?? '';
  const value = DEFAULT_TAGS.get(tag);
  return value === undefined ? record : parseWithDefaultTags(`[${tag} "${value}"]\n${text}`);
}

function readRecord(text: string): Result<Study> {
  const record = parseWithDefaultTags(text);
  if (!record.ok) return record;
  const { players, end } = record.value;
  const names = end.rules.seats.flatMap((seat) => {
    const name = players[seatLetter(seat)] ?? '';
    return name === '' ? [] : [[seat, name] as const];
  });
  const study = withEnding(studyFromGame(positionsTo(end), new Map(names)), statedEnding(record.value));
  const annotations = annotationsOf(record.value);
  return accept({ ...study, nodes: study.nodes.map((node, index) => ({ ...node, ...annotations[index] })) });
}

/** Returns the ending that the tags of a record state; null for a game in progress. */
function statedEnding({ result, termination }: GameRecord): Ending | null {
  if (result === '*') return null;
  const tiers = result
    .split('>')
    .map((tier) =>
      tier.split('=').map((side) => [...side].flatMap((letter) => seatFromLetter(letter) ?? [])),
    );
  return { tiers, ...(termination !== undefined && { termination }) };
}

/** The annotations of a position in a record, apart from the move. */
type Annotation = Pick<Study['nodes'][number], 'comment' | 'withdrawals'>;

/**
 * Returns the annotations of the start and of each move. Withdrawals have no separate positions, so their annotations
 * belong to the move before them.
 */
function annotationsOf({ comment, turns }: GameRecord): readonly Annotation[] {
  const annotations: Annotation[] = [comment === undefined ? {} : { comment }];
  for (const turn of turns) {
    const earlier = 'move' in turn ? {} : (annotations.pop() ?? {});
    const comments = [earlier.comment ?? [], turn.comment ?? []].flat();
    annotations.push({
      ...('reason' in turn
        ? { withdrawals: new Map([...(earlier.withdrawals ?? []), [turn.seat, turn.reason]]) }
        : {}),
      ...(comments.length === 0 ? {} : { comment: comments.join(' ') }),
    });
  }
  return annotations;
}

/** A move that is refused, with its number as it is written in records. */
export interface IllegalMove {
  readonly number: string;
  readonly move: string;
  readonly refusal: Refusal;
}

/** A tag or a comment in a record. */
const TAG_OR_COMMENT = /\[\w+\s+"[^"]*"\s*\]|\{[^}]*\}/g;
const ROUND_NUMBER = /^\d+\.$/;
/** A resignation or a loss on time, such as `B-resigns`, which does not count as a move. */
const WITHDRAWAL = /^[A-F]-/;
/** The refusals that name a move but concern a round number or a withdrawal. */
const NOT_ABOUT_MOVES: readonly RefusalCode[] = ['bad-round', 'unknown-seat', 'seat-not-in-play'];

/** Returns the move at which a record is refused; undefined if no move is the reason. */
export function illegalMoveOf(record: string, refusal: Refusal): IllegalMove | undefined {
  if (refusal.ply === undefined || NOT_ABOUT_MOVES.includes(refusal.code)) return undefined;
  let number = '';
  let ply = 0;
  for (const word of record.replaceAll(TAG_OR_COMMENT, ' ').trim().split(/\s+/)) {
    if (ROUND_NUMBER.test(word)) number = word;
    else if (!WITHDRAWAL.test(word)) {
      ply += 1;
      if (ply === refusal.ply) return { number, move: word, refusal };
      number = number.replace('.', '…');
    }
  }
  return undefined;
}

/** A comment or a round number between moves. */
const BETWEEN_MOVES = /\{[^}]*\}|(?<!\w)\d+(?:\.+|…)/g;

/** Plays the moves in a text, which may have capital letters, and dashes as the site shows them. Ignores comments. */
export function readMoves(text: string, start: Position): Result<Study, IllegalMove> {
  const words = text.toLowerCase().replaceAll(BETWEEN_MOVES, ' ').replaceAll('–', '-');
  const positions = [start];
  let before = start;
  for (const move of words.split(/[\s,;]+/).filter((word) => word !== '')) {
    const next = play(before, move);
    if (!next.ok) return { ok: false, refusal: { number: moveNumber(before), move, refusal: next.refusal } };
    positions.push(next.value);
    before = next.value;
  }
  return accept(studyFromGame(positions));
}

/**
 * Reads a position (HFN) under some rules. If none are given, uses the standard rules of the first game on this board
 * that allows the position.
 */
export function readPosition(text: string, config?: RulesConfig): Result<Study> {
  const fields = parseHfn(text);
  if (!fields.ok) return fields;
  const { board } = fields.value;
  const configs =
    config === undefined
      ? GAMES.filter((game) => game.board === board).map(({ id }) => ({ game: id }))
      : [config];
  let lastResult: Result<Study> = refuse('unknown-game', { detail: '' });
  for (const candidate of configs) {
    const rules = makeRules(candidate);
    const position = rules.ok ? positionFromHfnFields(rules.value, fields.value) : rules;
    if (position.ok) return accept(createStudy(position.value));
    lastResult = position;
  }
  return lastResult;
}

/**
 * Reads a key, which one army plays alone: out of its camp, or from a figure in the leaflets back into the
 * camp.
 */
function readKey(text: string): Result<Study> {
  const moves = parseLeafletMoves(text);
  if (!moves.ok) return moves;
  const rules = makeRules({ game: 'halma-2', alone: 'A' });
  if (!rules.ok) return rules;
  const camp = startPosition(rules.value);
  let study: Result<Study> = refuse('bad-key');
  for (const start of [camp, ...FIGURES.map((figure) => parsePosition(rules.value, figure))]) {
    const positions = start.ok ? [start.value] : [];
    study = playThrough(positions, moves.value);
    if (study.ok) return study;
  }
  return study;
}

function playThrough(positions: Position[], moves: readonly Parameters<typeof play>[1][]): Result<Study> {
  for (const [index, move] of moves.entries()) {
    const position = positions.at(-1);
    if (position === undefined) return refuse('bad-key');
    const next = play(position, move);
    if (!next.ok) return { ok: false, refusal: { ...next.refusal, ply: index + 1 } };
    positions.push(next.value);
  }
  return accept(studyFromGame(positions));
}

/** The four figures in the leaflets of 1885 and 1889. */
const FIGURES: readonly string[] = [
  '16/16/16/16/16/16/16/16/2A13/2AAA11/2A1AA10/2AAAAA9/3AA1A9/4AAAA8/16/16',
  '16/16/16/16/16/16/16/16/6A9/2AA1A1A8/1AA2AA9/2AAA11/3AA1A9/4AAA9/5A10/16',
  '16/16/16/16/16/16/16/16/16/3AAA10/2AAAAA9/2AAAAA9/3AAAA9/4AA10/16/16',
  '16/16/16/16/16/16/16/16/16/4AA10/1AAAAAA9/2AAAAA9/3AAA10/4AA10/5A10/16',
].map((rows) => `H16:${rows} A - 0 1`);
