import { openLocalBus } from '../../src/bus/local-bus.ts';
import { Games, type GamesDependencies } from '../../src/games/games.ts';
import type { Store } from '../../src/store/store.ts';

/**
 * Creates the `Games` of a node that uses a store. By default, the node has its own bus and uses the system clock, no
 * outage is credited to players, and the first seat moves first.
 */
export function createGames(
  store: Pick<Store, 'games' | 'gamePresence' | 'people'>,
  overrides: Partial<GamesDependencies> = {},
): Games {
  return new Games({
    store: store.games,
    people: store.people,
    presence: store.gamePresence,
    bus: openLocalBus(),
    now: Date.now,
    random: () => 0,
    outageMs: () => 0,
    ...overrides,
  });
}
