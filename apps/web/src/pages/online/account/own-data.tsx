import { peopleWords } from '@halma/locales/people';
import { createSignal, type JSX, Show } from 'solid-js';
import { describeFailure } from '../../../online/describe-failure.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { useOnline } from '../online-context.ts';

/** Saves or deletes all data the server stores about this person. */
export function OwnData(): JSX.Element {
  const { api, me, switchPerson } = useOnline();
  const [isAsking, setAsking] = createSignal(false);
  const [failure, setFailure] = createSignal('');
  const deletion = (): string => peopleWords().account[me().person.guest ? 'deleteGuest' : 'delete'];
  const remove = async (): Promise<void> => {
    setAsking(false);
    const deleted = await api('deleteAccount', {});
    const guest = deleted.ok ? await api('startSession', {}) : deleted;
    if (guest.ok) switchPerson(guest.value);
    else setFailure(describeFailure(guest.refusal));
  };
  return (
    <section class="card panel" aria-labelledby="own-data">
      <h2 id="own-data">{peopleWords().account.data}</h2>
      <a class="btn" href="/api/account/export" download="halma.json">
        {peopleWords().account.export}
      </a>
      <button type="button" class="btn danger" onClick={() => setAsking(true)}>
        {deletion()}
      </button>
      <p class="small" role="alert">
        {failure()}
      </p>
      <Show when={isAsking()}>
        <Dialog title={deletion()} class="ask" onClose={() => setAsking(false)}>
          <p>{peopleWords().account.deleteText}</p>
          <div class="row end">
            <button
              type="button"
              class="btn"
              ref={(button) => button.setAttribute('autofocus', '')}
              onClick={() => setAsking(false)}
            >
              {peopleWords().account.cancel}
            </button>
            <button type="button" class="btn danger" onClick={() => void remove()}>
              {deletion()}
            </button>
          </div>
        </Dialog>
      </Show>
    </section>
  );
}
