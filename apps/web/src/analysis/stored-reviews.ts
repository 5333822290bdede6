import { JUDGEMENTS, PHASES, type ReviewedPly } from '@halma/engine';
import type { Position } from '@halma/rules';
import { readStored } from '../storage/browser-storage.ts';
import { keep } from '../storage/keep.ts';
import { earlierTextOfGame, textOfGame } from './text-of-game.ts';

/** The storage key for all reviews. A single key makes it easy to limit their number. */
const KEY = 'halma.reviews';

/** The maximum number of stored reviews. The oldest are deleted first. */
const MAX_STORED_REVIEWS = 8;

/** The maximum number of reviewed turns. A longer review is not stored. */
const MAX_STORED_TURNS = 400;

/** The maximum number of moves stored for each line. The page shows no more than that. */
const MAX_LINE_MOVES = 4;

/** Increases when the engine's judgements change, so that games are reviewed again. */
const VERSION = 1;

interface StoredReview {
  readonly version: number;
  /** The game: its rules, start and moves. */
  readonly game: string;
  readonly plies: readonly ReviewedPly[];
}

/**
 * Returns the stored review of a game. Ignores entries that cannot be read.
 *
 * @param positions the start and the position after each turn
 */
export function readReview(positions: readonly Position[]): readonly ReviewedPly[] {
  const reviews = storedReviews();
  for (const game of [textOfGame(positions), earlierTextOfGame(positions)]) {
    const plies = reviews.find((review) => review.game === game)?.plies ?? [];
    // A review that an earlier version of the site stored may be of a game with other withdrawals, in which other
    // seats moved.
    if (plies.length > 0 && plies.every(({ seat }, index) => seat === positions[index]?.toMove)) return plies;
  }
  return [];
}

/** Stores a review, complete or not, replacing any earlier one for the same game. */
export function storeReview(positions: readonly Position[], plies: readonly ReviewedPly[]): void {
  if (plies.length === 0 || plies.length > MAX_STORED_TURNS) return;
  const game = textOfGame(positions);
  const otherReviews = storedReviews().filter((review) => review.game !== game);
  const review: StoredReview = { version: VERSION, game, plies: plies.map(shortened) };
  keep(KEY, [review, ...otherReviews].slice(0, MAX_STORED_REVIEWS));
}

/** Shortens the lines and leaves out the reasons, which the page computes for the turn that it shows. */
function shortened(ply: ReviewedPly): ReviewedPly {
  const { assessment } = ply;
  if (assessment === null) return { ...ply, reasons: [] };
  const { bestLine, playedLine } = assessment;
  return {
    ...ply,
    reasons: [],
    assessment: {
      ...assessment,
      bestReasons: [],
      bestLine: { ...bestLine, moves: bestLine.moves.slice(0, MAX_LINE_MOVES) },
      playedLine: { ...playedLine, moves: playedLine.moves.slice(0, MAX_LINE_MOVES) },
    },
  };
}

function storedReviews(): readonly StoredReview[] {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored.filter(isStoredReview) : [];
}

function isStoredReview(value: unknown): value is StoredReview {
  return (
    isRecord(value) &&
    value.version === VERSION &&
    typeof value.game === 'string' &&
    Array.isArray(value.plies) &&
    value.plies.length <= MAX_STORED_TURNS &&
    value.plies.every(isReviewedPly)
  );
}

function isReviewedPly(value: unknown): value is ReviewedPly {
  return (
    isRecord(value) &&
    areNumbers(value, ['ply', 'seat']) &&
    isMove(value.move) &&
    (value.phase === null || isOneOf(PHASES, value.phase)) &&
    isEmpty(value.reasons) &&
    (value.assessment === null || isAssessment(value.assessment))
  );
}

function isAssessment(value: unknown): boolean {
  return (
    isRecord(value) &&
    isLine(value.bestLine) &&
    isLine(value.playedLine) &&
    isEmpty(value.bestReasons) &&
    isLoss(value.loss) &&
    isOneOf(JUDGEMENTS, value.judgement) &&
    isRecord(value.lead) &&
    isLead(value.lead.before) &&
    isLead(value.lead.after) &&
    (value.margin === undefined || isLoss(value.margin))
  );
}

const isLoss = (value: unknown): boolean => isRecord(value) && areNumbers(value, ['chance', 'moves']);
const isLead = isLoss;

function isLine(value: unknown): boolean {
  return (
    isRecord(value) &&
    areNumbers(value, ['score', 'winningChance']) &&
    Array.isArray(value.moves) &&
    value.moves.every(isMove) &&
    (value.proven === undefined ||
      (isRecord(value.proven) &&
        isOneOf(['won', 'lost'], value.proven.result) &&
        areNumbers(value.proven, ['plies'])))
  );
}

function isMove(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const fields = { normal: ['from', 'to'], 'bear-off': ['from'], drop: ['to'], pass: [] };
  const { kind } = value;
  return (
    isOneOf(['normal', 'bear-off', 'drop', 'pass'] as const, kind) &&
    areNumbers(value, fields[kind]) &&
    (value.route === undefined || isListOfNumbers(value.route))
  );
}

function isOneOf<Value>(values: readonly Value[], value: unknown): value is Value {
  return values.includes(value as Value);
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function isListOfNumbers(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'number');
}

function areNumbers(value: Readonly<Record<string, unknown>>, names: readonly string[]): boolean {
  return names.every((name) => typeof value[name] === 'number');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
