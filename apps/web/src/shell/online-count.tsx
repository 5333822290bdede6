import { siteStrings } from '@halma/locales/site';
import { type JSX, Show } from 'solid-js';
import { followOverview, overview } from '../online/overview.ts';

/** The maximum age of the number of people online, in milliseconds. */
const INTERVAL_MS = 60_000;

/**
 * The number of people online, as a link to the lobby. It is shown if anyone is online and the header has
 * room.
 */
export function OnlineCount(): JSX.Element {
  followOverview(INTERVAL_MS);
  return (
    <Show when={(overview()?.online ?? 0) > 0 && overview()}>
      {(counts) => (
        <a class="online-count live" href="/online">
          {siteStrings().online(counts().online)}
        </a>
      )}
    </Show>
  );
}
