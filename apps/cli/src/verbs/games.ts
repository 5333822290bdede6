import {
  DEFAULT_PRESET,
  GAMES,
  type Game,
  isPresetId,
  PRESET_IDS,
  plainName,
  seatLetter,
} from '@halma/rules';
import { drawTable, wrap } from '../drawing/table.ts';
import { declineWith, give, type Reply } from '../faults.ts';
import type { Request } from '../request/fields.ts';
import { describeGame, type GameAccount, menOf } from './game-account.ts';
import type { Answer, AnsweringVerb } from './verb.ts';

export const games: AnsweringVerb = {
  kind: 'answers',
  name: 'games',
  summary: 'lists the games, their options and presets',
  notes: [
    'A name is looked for in ids, titles and other names. One game alone is shown with all its options.',
  ],
  fields: ['search', 'preset'],
  operands: ['search'],
  optional: true,
  answer: listGames,
};

function listGames({ search = '', preset = DEFAULT_PRESET }: Request): Reply<Answer> {
  if (!isPresetId(preset)) return declineWith({ code: 'unknown-preset', detail: preset });
  const found = findGames(search);
  return give({
    data: () => ({ games: found.map((game) => describeGame(game, preset)) }),
    text: () => {
      const [only, ...others] = found;
      if (only === undefined) return `No game has “${search}” in its name.`;
      return others.length === 0 ? showGame(describeGame(only, preset)) : showGames(found);
    },
  });
}

/** The game of that very id, else all with the text in one of their names. */
function findGames(search: string): readonly Game[] {
  const wanted = plainName(search);
  if (wanted === '' && search.trim() !== '') return [];
  const exact = GAMES.filter(({ id }) => plainName(id) === wanted);
  if (exact.length > 0) return exact;
  return GAMES.filter(({ id, title, aliases }) =>
    [id, title, ...aliases].some((name) => plainName(name).includes(wanted)),
  );
}

function showGames(found: readonly Game[]): string {
  const rows = found.map((game) => [
    game.id,
    game.title,
    game.seats.map(seatLetter).join(' '),
    game.board,
    String(menOf(game)),
    game.aliases.join(', '),
  ]);
  return drawTable([['id', 'name', 'seats', 'board', 'men', 'also called'], ...rows], [4]);
}

function showGame(game: GameAccount): string {
  const options = Object.entries(game.options).map(([name, option]) => [
    `  ${name}`,
    option.default,
    option.values.filter((value) => value !== option.default).join(', '),
  ]);
  return [
    `${game.title} (${game.id})`,
    ...(game.reconstruction ? ['The rules of this game are our reconstruction.'] : []),
    ...(game.aliases.length > 0 ? [`Also called ${game.aliases.join(', ')}.`] : []),
    `Seats ${game.seats.join(' ')}, ${game.men} men each, board ${game.board}.`,
    '',
    drawTable([['  option', 'unless stated', 'or'], ...options]),
    '',
    'Presets:',
    wrap(PRESET_IDS, '  '),
  ].join('\n');
}
