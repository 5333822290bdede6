import {
  accept,
  DEFAULT_PRESET,
  GAMES,
  type Game,
  isPresetId,
  normalizeName,
  PRESET_IDS,
  seatLetter,
} from '@halma/rules';
import { formatTable, formatWrappedTable, wrapWords } from '../drawing/text-layout.ts';
import { type CommandResult, refuseAsRules } from '../refusal.ts';
import type { Request } from '../request/fields/fields.ts';
import { describeGame, type GameDescription, menPerSeat } from './game-description.ts';
import type { RequestVerb, VerbOutput } from './verb.ts';

export const games: RequestVerb = {
  kind: 'request',
  name: 'games',
  summary: 'List the games, their options and presets',
  details: [
    'A search covers ids, titles and aliases. If only one game matches, the command shows all of its options.',
  ],
  examples: ['games', 'games chinese', 'games halma-4'],
  fields: ['search', 'preset'],
  operands: ['search'],
  hasOptionalOperands: true,
  run: listGames,
};

function listGames({ search = '', preset = DEFAULT_PRESET }: Request): CommandResult<VerbOutput> {
  if (!isPresetId(preset)) return refuseAsRules({ code: 'unknown-preset', detail: preset });
  const matchingGames = findGames(search);
  if (matchingGames.length === 0) return refuseAsRules({ code: 'unknown-game', detail: search });
  return accept({
    data: () => ({ games: matchingGames.map((game) => describeGame(game, preset)) }),
    text: (_, width) => {
      const [first, ...others] = matchingGames;
      return first === undefined || others.length > 0
        ? formatGameTable(matchingGames, width)
        : formatGame(describeGame(first, preset));
    },
  });
}

/**
 * Returns the game with exactly this id, otherwise all games that have the text in their id, title or
 * aliases.
 */
function findGames(search: string): readonly Game[] {
  const searchText = normalizeName(search);
  if (searchText === '' && search.trim() !== '') return [];
  const exact = GAMES.filter(({ id }) => normalizeName(id) === searchText);
  if (exact.length > 0) return exact;
  return GAMES.filter(({ id, title, aliases }) =>
    [id, title, ...aliases].some((name) => normalizeName(name).includes(searchText)),
  );
}

function formatGameTable(matchingGames: readonly Game[], width: number): string {
  const rows = matchingGames.map((game) => [
    game.id,
    game.seats.map(seatLetter).join(''),
    game.board,
    String(menPerSeat(game)),
    game.aliases.length > 0 ? `${game.title} (${game.aliases.join(', ')})` : game.title,
  ]);
  return formatWrappedTable([['id', 'seats', 'board', 'men', 'name (other names)'], ...rows], [3], width);
}

function formatGame(game: GameDescription): string {
  const options = Object.entries(game.options).map(([name, option]) => [
    `  ${name}`,
    option.default,
    option.values.filter((value) => value !== option.default).join(', '),
  ]);
  return [
    `${game.title} (${game.id})`,
    ...(game.reconstruction ? ['The rules of this game are a reconstruction.'] : []),
    ...(game.aliases.length > 0 ? [`Also called ${game.aliases.join(', ')}.`] : []),
    `Seats ${game.seats.join(' ')}, ${game.men} men each, board ${game.board}.`,
    '',
    formatTable([['  option', 'default', 'other values'], ...options]),
    '',
    'Presets:',
    wrapWords(PRESET_IDS, '  '),
  ].join('\n');
}
