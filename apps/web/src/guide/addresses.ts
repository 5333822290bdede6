import { type GameGroup, type GameId, gamesInGroup, groupOf, isGameGroup, isGameId } from '@halma/rules';

/** The page that a URL under `/games` opens, and the game that the page's buttons start. */
export interface GuideAddress {
  readonly group: GameGroup;
  readonly game: GameId;
  /** Whether the URL names the game rather than its group. */
  readonly namesGame: boolean;
}

/** Returns the URL of a group's page. */
export function addressOfGroup(group: GameGroup): string {
  return `/games/${group}`;
}

/** Returns the URL of a game's page. */
export function addressOfGame(game: GameId): string {
  return `/games/${game}`;
}

/**
 * Returns the page that a name opens: a game's page, or a group's page, which starts with the group's first
 * game. Returns undefined if the name is neither a game nor a group.
 */
export function readGuideAddress(name: string): GuideAddress | undefined {
  if (isGameId(name)) return { group: groupOf(name), game: name, namesGame: true };
  if (!isGameGroup(name)) return undefined;
  const [first] = gamesInGroup(name);
  return first && { group: name, game: first.id, namesGame: false };
}
