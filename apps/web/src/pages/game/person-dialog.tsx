import { onlineStrings } from '@halma/locales/online';
import { peopleStrings } from '@halma/locales/people';
import type { Person } from '@halma/protocol';
import { createSignal, type JSX, Show } from 'solid-js';
import { personName } from '../../online/person-name.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { addressOfPlayer } from '../online/online-context.ts';
import type { ChatModel } from './model.ts';
import { ReportForm } from './report-form.tsx';

interface PersonDialogProps {
  readonly chat: ChatModel;
  readonly person: Person;
  readonly onClose: () => void;
}

/**
 * The open dialog about a person, if there is one. It is part of the page, because the chat leaves its place when a phone is
 * turned.
 */
export function ChatPersonDialog(props: { readonly chat: ChatModel }): JSX.Element {
  return (
    <Show when={props.chat.openPerson[0]()}>
      {(person) => (
        <PersonDialog chat={props.chat} person={person()} onClose={() => props.chat.openPerson[1](null)} />
      )}
    </Show>
  );
}

/** A dialog about a player or an author of messages, from which the user can see their games, block them or report them. */
function PersonDialog(props: PersonDialogProps): JSX.Element {
  const [failure, setFailure] = createSignal('');
  const block = async (): Promise<void> => {
    const reason = await props.chat.block(props.person);
    if (reason === undefined) props.onClose();
    else setFailure(reason);
  };
  return (
    <Dialog
      title={onlineStrings().chat.about(personName(props.person))}
      class="narrow"
      onClose={props.onClose}
    >
      <div class="buttons">
        <Show when={!props.person.guest}>
          <a class="btn" href={addressOfPlayer(props.person.name)}>
            {peopleStrings().account.historyOf(props.person.name)}
          </a>
        </Show>
        <button type="button" class="btn" onClick={() => void block()}>
          {peopleStrings().account.blocks.block}
        </button>
      </div>
      <p class="small" role="alert">
        {failure()}
      </p>
      <ReportForm onSend={(reason, text) => props.chat.report(props.person, reason, text)} />
    </Dialog>
  );
}
