import type { TournamentRound, TournamentView } from '@halma/protocol';
import { roundView } from './round-view.ts';
import type { TournamentState } from './state.ts';

/** A part of the text is sent once it has at least this length, in characters. */
const PART_LENGTH = 16_384;

/**
 * The depth to which the text is split: down to the entries and rows of the standings, and to the tables of a round or
 * a bracket.
 */
const CUT_DEPTH = 5;

/**
 * Returns a tournament with all its rounds as the text of a JSON file, in parts of about `PART_LENGTH`. Makes
 * the views of one round at a time.
 */
export async function* tournamentDocument(
  state: TournamentState,
  tournament: TournamentView,
): AsyncGenerator<string> {
  let part = '';
  for (const piece of jsonPieces({ tournament, rounds: roundViews(state) }, CUT_DEPTH)) {
    part += piece;
    if (part.length < PART_LENGTH) continue;
    yield part;
    part = '';
  }
  if (part !== '') yield part;
}

function* roundViews(state: TournamentState): Generator<TournamentRound> {
  for (let round = 1; round <= state.rounds.length; round += 1) {
    const view = roundView(state, round);
    if (view !== undefined) yield view;
  }
}

/**
 * Returns a value as JSON in pieces. Lists can be generators.
 *
 * @param depth how many levels of the value are cut into pieces
 */
function* jsonPieces(value: unknown, depth: number): Generator<string> {
  if (depth === 0 || typeof value !== 'object' || value === null) yield JSON.stringify(value);
  else if (Symbol.iterator in value) {
    let separator = '[';
    for (const item of value as Iterable<unknown>) {
      yield separator;
      yield* jsonPieces(item, depth - 1);
      separator = ',';
    }
    yield separator === '[' ? '[]' : ']';
  } else {
    let separator = '{';
    for (const [key, item] of Object.entries(value)) {
      if (item === undefined) continue;
      yield `${separator}${JSON.stringify(key)}:`;
      yield* jsonPieces(item, depth - 1);
      separator = ',';
    }
    yield separator === '{' ? '{}' : '}';
  }
}
