import { peopleStrings } from '@halma/locales/people';
import { createSignal, type JSX, Show } from 'solid-js';
import { describeFailure } from '../../../online/describe-failure.ts';
import { startSession } from '../../../online/prepared-session.ts';
import { Confirmation } from '../../../parts/confirmation.tsx';
import { useOnline } from '../online-context.ts';
import { useProof } from './proof.tsx';

/** Downloads or deletes all data that the server stores about the player. */
export function AccountData(): JSX.Element {
  const { api, me, switchPerson } = useOnline();
  const withProof = useProof();
  const [isConfirming, setConfirming] = createSignal(false);
  const [failure, setFailure] = createSignal('');
  const [confirmation, setConfirmation] = createSignal('');
  const deleteLabel = (): string => peopleStrings().account[me().person.guest ? 'deleteGuest' : 'delete'];
  let wasResponseLost = false;
  const deleteData = async (): Promise<void> => {
    setConfirming(false);
    setFailure('');
    setConfirmation('');
    const { guest } = me().person;
    const result = await withProof(() => api('deleteAccount', {}));
    // The deletion, whose response was lost, has ended the session.
    const isDeleted = result.ok || (wasResponseLost && result.refusal.code === 'no-session');
    wasResponseLost = !result.ok && result.refusal.code === 'no-connection';
    const guestSession = isDeleted ? await startSession() : result;
    if (guestSession.ok) {
      switchPerson(guestSession.value);
      setConfirmation(peopleStrings().account[guest ? 'deletedGuest' : 'deleted']);
    } else setFailure(describeFailure(guestSession.refusal));
  };
  return (
    <section class="card panel" aria-labelledby="account-data">
      <h2 id="account-data">{peopleStrings().account.data}</h2>
      <a class="btn" href="/api/account/export" download="halma.json">
        {peopleStrings().account.export}
      </a>
      <button type="button" class="btn danger" onClick={() => setConfirming(true)}>
        {deleteLabel()}
      </button>
      <p class="small" role="alert">
        {failure()}
      </p>
      <p class="small" role="status">
        {confirmation()}
      </p>
      <Show when={isConfirming()}>
        <Confirmation
          title={deleteLabel()}
          text={peopleStrings().account.deleteText}
          cancelLabel={peopleStrings().account.cancel}
          confirmLabel={deleteLabel()}
          isDangerous
          onCancel={() => setConfirming(false)}
          onConfirm={() => void deleteData()}
        />
      </Show>
    </section>
  );
}
