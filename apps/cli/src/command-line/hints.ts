import {
  configurableOptions,
  GAME_IDS,
  type Game,
  gameById,
  OPTION_NAMES,
  optionChoices,
  PRESET_IDS,
  seatLetter,
} from '@halma/rules';
import type { CommandRefusal } from '../refusal.ts';
import type { RawRequest } from '../request/fields/fields.ts';
import { DEFAULT_GAME } from '../request/fields/position-fields.ts';
import { isRecord } from '../request/validate-request.ts';
import { suggestWord } from './suggestion.ts';

type Hint = (request: RawRequest, game: Game | undefined) => readonly string[];

/** The hints for each refusal code. */
const HINTS: Partial<Record<CommandRefusal['code'], Hint>> = {
  'unknown-game': ({ game, search }) => [
    ...didYouMean(search ?? game, GAME_IDS),
    'List the games with: halma games',
  ],
  'unknown-preset': ({ preset }) => nameHint(preset, PRESET_IDS, 'The presets are'),
  'unknown-option': ({ options }, game) =>
    optionNames(options)
      .filter((name) => !OPTION_NAMES.some((optionName) => optionName === name))
      .flatMap((name) => [
        ...didYouMean(name, OPTION_NAMES),
        `List the options of a game with: halma games ${game?.id ?? DEFAULT_GAME}`,
      ]),
  'option-not-for-game': (_, game) =>
    game === undefined ? [] : [`The options of ${game.id} are ${configurableOptions(game).join(', ')}.`],
  'bad-option-value': ({ options }) =>
    OPTION_NAMES.filter((name) => optionNames(options).includes(name)).map(
      (name) => `${name} is one of ${optionChoices(name).join(', ')}.`,
    ),
  'bad-move': (_, game) =>
    game?.startingSetup.kind === 'hand' ? ['Drops look like @h8, and a1-off takes a man off the board.'] : [],
  'unknown-seat': (_, game) =>
    game === undefined ? [] : [`The seats of ${game.id} are ${game.seats.map(seatLetter).join(', ')}.`],
};

/** Returns hints for a refusal: the word that was most likely meant, or the words to choose from. */
export function hintLines({ code }: CommandRefusal, request: RawRequest): readonly string[] {
  const id = request.game ?? DEFAULT_GAME;
  return HINTS[code]?.(request, typeof id === 'string' ? gameById(id) : undefined) ?? [];
}

function nameHint(word: unknown, candidates: readonly string[], heading: string): readonly string[] {
  const suggestion = didYouMean(word, candidates);
  return suggestion.length > 0 ? suggestion : [`${heading} ${candidates.join(', ')}.`];
}

function didYouMean(word: unknown, candidates: readonly string[]): readonly string[] {
  const suggestion = typeof word === 'string' ? suggestWord(word, candidates) : undefined;
  return suggestion === undefined ? [] : [`Did you mean ${suggestion}?`];
}

function optionNames(options: unknown): readonly string[] {
  return isRecord(options) ? Object.keys(options) : [];
}
