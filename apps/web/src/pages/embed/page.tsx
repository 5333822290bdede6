import { siteStrings } from '@halma/locales/site';
import { watchStrings } from '@halma/locales/watch';
import type { EmbeddedGame } from '@halma/protocol';
import { createSignal, type JSX, onCleanup, Show } from 'solid-js';
import type { PageProps } from '../../navigation/path.ts';
import { createClockedApi } from '../../online/clocked-api.ts';
import { describeListedResult } from '../../online/describe-listed-result.ts';
import type { Failure } from '../../online/failure.ts';
import { createPagePoller } from '../../online/page-poller.ts';
import { Emblem } from '../../parts/icon.tsx';
import { FeaturedCard } from '../online/watch/featured-card.tsx';
import '../../style/watch.css';
import '../../style/embed.css';

/** The time between two requests, in milliseconds. The server reads a game at most once a second. */
const INTERVAL_MS = 2000;

/**
 * The refusals that mean that there is no public game at the URL. After other refusals, such as too many
 * requests, the page keeps trying.
 */
const MISSING_CODES: readonly Failure['code'][] = ['unknown-game-id', 'not-found'];

/**
 * A single game, for embedding in other sites, at `/embed/game/<id>`: the board, the players with their
 * clocks, and a link to the game.
 */
export default function EmbedPage(props: PageProps): JSX.Element {
  const [game, setGame] = createSignal<EmbeddedGame>();
  const [isMissing, setMissing] = createSignal(false);
  const [isConnectionLost, setConnectionLost] = createSignal(false);
  const { api, now } = createClockedApi();
  const poller = createPagePoller<'updated'>({
    read: async () => {
      const result = await api('watchGame', { parameters: { game: props.path[1] ?? '' } });
      if (!result.ok) {
        const isGameMissing = MISSING_CODES.includes(result.refusal.code);
        setMissing(isGameMissing);
        setConnectionLost(!isGameMissing);
        return 'no-connection';
      }
      setMissing(false);
      setConnectionLost(false);
      setGame(result.value);
      // A game that has ended no longer changes.
      if (result.value.phase !== 'playing') stop();
      return 'updated';
    },
    onResponse: () => undefined,
  });
  const stop = poller.follow(INTERVAL_MS);
  onCleanup(() => {
    stop();
    poller.end();
  });
  const note = ({ phase, result, setup }: EmbeddedGame): string =>
    phase === 'playing'
      ? watchStrings().live
      : describeListedResult({ result, seats: setup.seats, people: setup.people }, undefined);
  return (
    <div class="embed">
      <Show
        when={game()}
        fallback={
          <Show when={!isConnectionLost()}>
            <p class="quiet">{isMissing() ? watchStrings().missing : siteStrings().loading}</p>
          </Show>
        }
      >
        {(shownGame) => <FeaturedCard game={shownGame()} now={now} note={note(shownGame())} opensTab />}
      </Show>
      <p class="small quiet" role="status">
        {isConnectionLost() ? watchStrings().lost : ''}
      </p>
      <a class="embed-mark small" href="/" target="_blank" rel="noopener">
        <Emblem />
        {siteStrings().name}
      </a>
    </div>
  );
}
