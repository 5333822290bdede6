import { GAMES, type Game, normalizeName } from '@halma/rules';

/** A game in the search results, and the alternative name that matched. */
export interface FoundGame {
  readonly game: Game;
  readonly alias?: string;
}

/**
 * Finds the games whose title, alternative names or description contain every word of a query. An empty query
 * finds all games.
 *
 * @param descriptionOf returns a game's description
 */
export function findGames(query: string, descriptionOf: (game: Game) => string): readonly FoundGame[] {
  const words = normalizeName(query)
    .split(' ')
    .filter((word) => word !== '');
  return GAMES.flatMap((game) => {
    if (words.length === 0) return [{ game }];
    if (hasAll(`${game.title} ${game.id}`, words)) return [{ game }];
    const alias = game.aliases.find((name) => hasAll(name, words));
    if (alias !== undefined) return [{ game, alias }];
    return hasAll(`${game.title} ${game.aliases.join(' ')} ${descriptionOf(game)}`, words) ? [{ game }] : [];
  });
}

function hasAll(text: string, words: readonly string[]): boolean {
  const normalized = normalizeName(text);
  return words.every((word) => normalized.includes(word));
}
