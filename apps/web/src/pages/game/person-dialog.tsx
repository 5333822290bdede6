import { onlineStrings } from '@halma/locales/online';
import { peopleStrings } from '@halma/locales/people';
import type { Person, Report } from '@halma/protocol';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { personName } from '../../online/person-name.ts';
import { Dialog } from '../../parts/dialog.tsx';
import type { ChatModel } from './model.ts';

const REPORT_REASONS = [
  'insult',
  'spam',
  'cheating',
  'name',
  'other',
] as const satisfies readonly Report['reason'][];

interface PersonDialogProps {
  readonly chat: ChatModel;
  readonly person: Person;
  readonly onClose: () => void;
}

/**
 * The open dialog about a person in a chat, if there is one. It is outside the chat, which leaves its place when a phone is
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

/** A dialog about a person in the chat, from which the user can see their games, block them or report them. */
function PersonDialog(props: PersonDialogProps): JSX.Element {
  const [status, setStatus] = createSignal('');
  const block = async (): Promise<void> => {
    const failure = await props.chat.block(props.person);
    if (failure === undefined) props.onClose();
    else setStatus(failure);
  };
  const report = async (reason: Report['reason']): Promise<void> => {
    setStatus((await props.chat.report(props.person, reason)) ?? onlineStrings().chat.reported);
  };
  return (
    <Dialog
      title={onlineStrings().chat.about(personName(props.person))}
      class="narrow"
      onClose={props.onClose}
    >
      <div class="buttons">
        {!props.person.guest && (
          <a class="btn" href={`/online/of/${props.person.name}`}>
            {peopleStrings().account.historyOf(props.person.name)}
          </a>
        )}
        <button type="button" class="btn" onClick={() => void block()}>
          {onlineStrings().chat.block}
        </button>
      </div>
      <h3>{onlineStrings().chat.report}</h3>
      <div class="row">
        <For each={REPORT_REASONS}>
          {(reason) => (
            <button type="button" class="btn dense" onClick={() => void report(reason)}>
              {onlineStrings().chat.reasons[reason]}
            </button>
          )}
        </For>
      </div>
      <p class="small" role="status">
        {status()}
      </p>
    </Dialog>
  );
}
