import { type JSX, Show, Suspense } from 'solid-js';
import { knownAccount } from '../online/known-account.ts';
import { optionalPart } from '../parts/optional-part.ts';
import { OnlineCount } from './online-count.tsx';

// Only people with an account have notices.
const NoticeBell = optionalPart(() => import('./notice-bell.tsx'));

/** The parts of the header that load after the page: the number of people online and the player's notices. */
export default function HeaderStatus(): JSX.Element {
  return (
    <>
      <OnlineCount />
      <Show when={knownAccount()}>
        <Suspense>
          <NoticeBell />
        </Suspense>
      </Show>
    </>
  );
}
