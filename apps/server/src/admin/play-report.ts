import { accept, OnlineGameId, PersonId, parseJson, type Result, validateAs } from '@halma/protocol';
import Type from 'typebox';

/** The comparison of one player's moves in a game with the engine's. */
export interface ReviewedSeat {
  readonly person: PersonId;
  /** The rating before the game. */
  readonly rating?: number;
  readonly turns: number;
  /** From 0 to 1. */
  readonly accuracy: number;
  /** The share of moves that were the engine's choice or equally good. */
  readonly bestShare: number;
  /** The time of each move, in seconds; absent if the game has no real-time clock. */
  readonly seconds?: readonly number[];
}

/** A reviewed game: one line of the file. */
export interface ReviewedGame {
  /** The account that was reviewed. */
  readonly person: PersonId;
  readonly game: OnlineGameId;
  readonly endedAt: number;
  readonly nodes: number;
  readonly seats: readonly ReviewedSeat[];
}

const Share = Type.Number({ minimum: 0, maximum: 1 });

/** The schema of a line. */
const Line = Type.Object({
  person: PersonId,
  game: OnlineGameId,
  endedAt: Type.Integer(),
  nodes: Type.Integer(),
  seats: Type.Array(
    Type.Object({
      person: PersonId,
      rating: Type.Optional(Type.Number()),
      turns: Type.Integer({ minimum: 0 }),
      accuracy: Share,
      bestShare: Share,
      seconds: Type.Optional(Type.Array(Type.Number())),
    }),
  ),
});

const MAX_LINE_BYTES = 100_000;

/** Reads the lines of a file. Refuses a file that contains reviews of another account. */
export function readReviews(text: string, person: PersonId): Result<readonly ReviewedGame[], string> {
  const games: ReviewedGame[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const json = parseJson(line, MAX_LINE_BYTES);
    const game = json.ok ? validateAs(Line, json.value) : json;
    if (!game.ok) return { ok: false, refusal: `line ${index + 1} is not a review of a game.` };
    if (game.value.person !== person)
      return { ok: false, refusal: 'the file contains reviews of another account.' };
    games.push(game.value);
  }
  return accept(games);
}

/** The figures for a group of players over all of their games. */
interface Figures {
  readonly rating: number | undefined;
  readonly accuracy: number | undefined;
  readonly bestShare: number | undefined;
  /** The median time of a move, in seconds. */
  readonly median: number | undefined;
  /**
   * The spread of the times: the distance between the quartiles, divided by the median. It is large for people, who
   * think longer over some moves than over others.
   */
  readonly spread: number | undefined;
}

/**
 * Reports on reviewed games: the person's figures next to those of their opponents. The mean ratings show whether the
 * two can be compared.
 */
export function reportPlay(name: string, person: PersonId, games: readonly ReviewedGame[]): string {
  const seats = games.flatMap((game) => game.seats);
  const ownFigures = figuresOf(seats.filter((seat) => seat.person === person));
  const opponentFigures = figuresOf(seats.filter((seat) => seat.person !== person));
  const rows: readonly (readonly [string, string, string])[] = [
    ['', name, 'opponents'],
    [
      'mean rating',
      ...formatPair(ownFigures.rating, opponentFigures.rating, (value) => String(Math.round(value))),
    ],
    ['accuracy', ...formatPair(ownFigures.accuracy, opponentFigures.accuracy, percent)],
    ['best moves', ...formatPair(ownFigures.bestShare, opponentFigures.bestShare, percent)],
    [
      'median time of a move',
      ...formatPair(ownFigures.median, opponentFigures.median, (value) => `${value.toFixed(1)} s`),
    ],
    [
      'spread of the times',
      ...formatPair(ownFigures.spread, opponentFigures.spread, (value) => value.toFixed(2)),
    ],
  ];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return [
    `${games.length} ${games.length === 1 ? 'game' : 'games'}, ${games[0]?.nodes ?? 0} nodes per search`,
    ...rows.map(([label, ownText, opponentsText]) =>
      `${label.padEnd(widths[0] ?? 0)}  ${ownText.padEnd(widths[1] ?? 0)}  ${opponentsText}`.trimEnd(),
    ),
    'High accuracy alone proves nothing. Compare it with the rating and with the opponents’ figures, check whether',
    'the easy and the hard moves took equally long, and read the games before you decide.',
  ].join('\n');
}

function figuresOf(seats: readonly ReviewedSeat[]): Figures {
  const weighted = (value: (seat: ReviewedSeat) => number): number | undefined => {
    const turns = seats.reduce((sum, seat) => sum + seat.turns, 0);
    return turns === 0 ? undefined : seats.reduce((sum, seat) => sum + value(seat) * seat.turns, 0) / turns;
  };
  const ratings = seats.flatMap(({ rating }) => rating ?? []);
  const times = seats.flatMap(({ seconds = [] }) => seconds).toSorted((one, other) => one - other);
  const quantile = (part: number): number | undefined => times[Math.floor(part * times.length)];
  const [low, median, high] = [quantile(0.25), quantile(0.5), quantile(0.75)];
  return {
    rating:
      ratings.length === 0 ? undefined : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length,
    accuracy: weighted(({ accuracy }) => accuracy),
    bestShare: weighted(({ bestShare }) => bestShare),
    median,
    spread: low === undefined || high === undefined || !median ? undefined : (high - low) / median,
  };
}

function formatPair(
  own: number | undefined,
  others: number | undefined,
  format: (value: number) => string,
): readonly [string, string] {
  const text = (value: number | undefined): string => (value === undefined ? '–' : format(value));
  return [text(own), text(others)];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
