import type { OnlineGameId, RunningGamesPage, WatchedGame } from '@halma/protocol';

/** A game in progress with everything that the page shows about it. */
export type ShownWatchedGame = WatchedGame & Required<Pick<WatchedGame, 'setup'>>;

/** A page of the games in progress, with the states of all its games. */
export interface WatchedPage extends Omit<RunningGamesPage, 'changed'> {
  readonly states: ReadonlyMap<OnlineGameId, ShownWatchedGame>;
}

/**
 * Updates a page with a response that contains only the changes.
 *
 * @returns undefined if the response omits a game that this page does not have; the caller must then
 *   request the whole page
 */
export function updatedPage(
  before: WatchedPage | undefined,
  { changed, ...frame }: RunningGamesPage,
): WatchedPage | undefined {
  const changes = new Map(changed.map((game) => [game.game, game]));
  const states = new Map<OnlineGameId, ShownWatchedGame>();
  for (const id of [...(frame.featured === undefined ? [] : [frame.featured]), ...frame.games]) {
    const shownGame = before?.states.get(id);
    const game = changes.get(id) ?? shownGame;
    const setup = game?.setup ?? shownGame?.setup;
    if (game === undefined || setup === undefined) return undefined;
    states.set(id, game === shownGame ? shownGame : { ...game, setup });
  }
  return { ...frame, states };
}
