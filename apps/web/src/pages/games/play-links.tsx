import { guideStrings } from '@halma/locales/guide';
import type { GameId } from '@halma/rules';
import { type JSX, Show } from 'solid-js';
import { Icon } from '../../parts/icon.tsx';

interface PlayLinksProps {
  readonly game: GameId;
  /** The number of open games that are waiting for a player. */
  readonly waitingCount: number;
}

/** The links that start a game: against the computer, on this device, and online. */
export function PlayLinks(props: PlayLinksProps): JSX.Element {
  return (
    <div class="row play-links">
      <a class="btn main" href={`/play/new/${props.game}`}>
        <Icon name="robot" />
        {guideStrings().actions.computer}
      </a>
      <a class="btn" href={`/play/new/${props.game}?with=friends`}>
        <Icon name="tablet" />
        {guideStrings().actions.friends}
      </a>
      <a class="btn" href={`/online?game=${props.game}`}>
        <Icon name="globe" />
        {guideStrings().actions.online}
        <Show when={props.waitingCount > 0}>
          <span class="pill">{guideStrings().waiting(props.waitingCount)}</span>
        </Show>
      </a>
    </div>
  );
}
