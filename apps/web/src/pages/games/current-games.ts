import type { RunningGame, Seek } from '@halma/protocol';
import { type GameGroup, groupOf, isGameId } from '@halma/rules';
import { type Accessor, createSignal, onCleanup, onMount } from 'solid-js';
import { type Fetched, toFetched } from '../../online/fetched.ts';

/** The current online games of a group, as far as the server has sent them. */
export interface CurrentGames {
  readonly state: Accessor<Fetched<unknown>['kind']>;
  /** The open games; empty until the server has sent them. */
  readonly openGames: Accessor<readonly Seek[]>;
  /** Some of the games in progress. */
  readonly gamesInProgress: Accessor<readonly RunningGame[]>;
}

/** Requests a group's open games and games in progress, and requests them again whenever the connection returns. */
export function createCurrentGames(group: GameGroup): CurrentGames {
  const [seeks, setSeeks] = createSignal<Fetched<readonly Seek[]>>({ kind: 'unknown' });
  const [gamesInProgress, setGamesInProgress] = createSignal<readonly RunningGame[]>([]);
  const isInGroup = ({ terms: { rules } }: Pick<Seek, 'terms'>): boolean =>
    isGameId(rules.game) && groupOf(rules.game) === group;
  const request = async (): Promise<void> => {
    // Loaded after the page, because the first screen does not need it.
    const { api } = await import('../../online/api.ts');
    const [allSeeks, overview] = await Promise.all([api('listSeeks', { query: {} }), api('getOverview', {})]);
    setSeeks(toFetched(allSeeks));
    setGamesInProgress(overview.ok ? overview.value.games.filter(isInGroup) : []);
  };
  const retry = (): void =>
    void request().catch(() => setSeeks({ kind: 'failed', failure: { code: 'no-connection' } }));
  onMount(() => {
    retry();
    addEventListener('online', retry);
  });
  onCleanup(() => removeEventListener('online', retry));
  return {
    state: () => seeks().kind,
    openGames: () => {
      const current = seeks();
      return current.kind === 'known' ? current.value.filter(isInGroup) : [];
    },
    gamesInProgress,
  };
}
