import { GAMES, type Game, plainName } from '@halma/rules';

/** A game that was looked for, and the other name by which it was found. */
export interface FoundGame {
  readonly game: Game;
  readonly alias?: string;
}

/**
 * The games a person may mean. Every word must stand in the title, another name, or the sentence about the game.
 *
 * @param about the sentence about a game
 */
export function findGames(query: string, about: (game: Game) => string): readonly FoundGame[] {
  const words = plainName(query)
    .split(' ')
    .filter((word) => word !== '');
  return GAMES.flatMap((game) => {
    if (words.length === 0) return [{ game }];
    if (hasAll(`${game.title} ${game.id}`, words)) return [{ game }];
    const alias = game.aliases.find((name) => hasAll(name, words));
    if (alias !== undefined) return [{ game, alias }];
    return hasAll(`${game.title} ${game.aliases.join(' ')} ${about(game)}`, words) ? [{ game }] : [];
  });
}

function hasAll(text: string, words: readonly string[]): boolean {
  const held = plainName(text);
  return words.every((word) => held.includes(word));
}
