import { peopleStrings } from '@halma/locales/people';
import { securityStrings } from '@halma/locales/security';
import { createSignal, type JSX, Show } from 'solid-js';
import { Confirmation } from '../../../parts/confirmation.tsx';
import { useOnline } from '../online-context.ts';

interface GuestGamesQuestion {
  /**
   * Returns whether to sign in. Asks a guest who would lose games or tournaments; once the guest has agreed, it does
   * not ask again. Returns false if an earlier call has no answer yet, such as after a second press of the button.
   */
  readonly mayLeave: () => Promise<boolean>;
  /** The dialog with the question. */
  readonly Question: () => JSX.Element;
}

/** Creates the question that a guest answers before signing in: the guest's games do not move to the account. */
export function createGuestGamesQuestion(): GuestGamesQuestion {
  const { api, me } = useOnline();
  const [finish, setFinish] = createSignal<(isLeaving: boolean) => void>();
  let hasAgreed = false;
  let isAsking = false;
  const hasUnfinished = async (): Promise<boolean> => {
    const [games, tournaments] = await Promise.all([
      api('listMyGames', { query: { running: 'yes' } }),
      api('listMyTournaments', { query: {} }),
    ]);
    return (
      (games.ok && games.value.length > 0) ||
      (tournaments.ok && tournaments.value.some(({ phase }) => phase === 'open' || phase === 'running'))
    );
  };
  const ask = async (): Promise<boolean> => {
    if (!(await hasUnfinished())) return true;
    hasAgreed = await new Promise<boolean>((resolve) => setFinish(() => resolve));
    setFinish(undefined);
    return hasAgreed;
  };
  return {
    mayLeave: async () => {
      if (!me().person.guest || hasAgreed) return true;
      if (isAsking) return false;
      isAsking = true;
      try {
        return await ask();
      } finally {
        isAsking = false;
      }
    },
    Question: () => (
      <Show when={finish()} keyed>
        {(onFinished) => (
          <Confirmation
            title={securityStrings().guestGames.title}
            text={securityStrings().guestGames.text}
            cancelLabel={peopleStrings().account.cancel}
            confirmLabel={securityStrings().guestGames.leave}
            isDangerous
            onCancel={() => onFinished(false)}
            onConfirm={() => onFinished(true)}
          />
        )}
      </Show>
    ),
  };
}
