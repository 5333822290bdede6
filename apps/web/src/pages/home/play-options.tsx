import { homeStrings } from '@halma/locales/home';
import { type JSX, Match, Show, Switch } from 'solid-js';
import { followOverview, overview, serverReach } from '../../online/overview.ts';
import { Icon } from '../../parts/icon.tsx';
import type { IconName } from '../../parts/icon-lines.ts';

/** The maximum age of the number of people online, in milliseconds. */
const INTERVAL_MS = 5000;

/** The three ways to play: against the computer, with friends on one screen, or online. */
export function PlayOptions(): JSX.Element {
  followOverview(INTERVAL_MS);
  return (
    <div class="play-options">
      <PlayOption icon="robot" title={homeStrings().playOptions.computer} href="/play/new?with=computer">
        {homeStrings().playOptions.computerText}
      </PlayOption>
      <PlayOption icon="tablet" title={homeStrings().playOptions.friends} href="/play/new?with=friends">
        {homeStrings().playOptions.friendsText}
      </PlayOption>
      <PlayOption icon="globe" title={homeStrings().playOptions.online} href="/online">
        <Switch fallback={homeStrings().playOptions.onlineText}>
          <Match when={serverReach() === 'no-connection'}>
            <span class="live off">{homeStrings().playOptions.offline}</span>
          </Match>
          <Match when={serverReach() === 'no-server'}>
            <span class="live off">{homeStrings().playOptions.noServer}</span>
          </Match>
          <Match when={overview()}>
            {(counts) => (
              <>
                <Show when={counts().online > 0}>
                  <b class="live">{homeStrings().playOptions.playersOnline(counts().online)}</b>{' '}
                </Show>
                {homeStrings().playOptions.gamesRunning(counts().running)}
              </>
            )}
          </Match>
        </Switch>
      </PlayOption>
    </div>
  );
}

function PlayOption(props: {
  readonly icon: IconName;
  readonly title: string;
  readonly href: string;
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    <a class="card way" href={props.href}>
      <Icon name={props.icon} />
      <span>
        <strong>{props.title}</strong>
        <span class="small quiet">{props.children}</span>
      </span>
      <Icon name="next" />
    </a>
  );
}
