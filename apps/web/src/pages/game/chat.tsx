import { onlineWords } from '@halma/locales/online';
import type { ChatMessage } from '@halma/protocol';
import { createEffect, createSignal, For, type JSX, on, onMount, Show, useContext } from 'solid-js';
import { personName } from '../../online/person-name.ts';
import { Choice } from '../../parts/choice.tsx';
import { AboutPerson } from './about-person.tsx';
import { GameContext } from './game-context.ts';
import type { ChatModel } from './model.ts';

/** The greatest length of a message, in UTF-16 code units. */
const MAX_LENGTH = 200;

/** The messages of all people in the game and of partners, and a field to write one. */
export default function Chat(props: { readonly chat: ChatModel }): JSX.Element {
  const page = useContext(GameContext);
  const [about, setAbout] = createSignal<ChatMessage['person'] | null>(null);
  let scroller: HTMLDivElement | undefined;
  const scrollToEnd = (): void => {
    page?.markRead();
    if (scroller !== undefined) scroller.scrollTop = scroller.scrollHeight;
  };
  createEffect(on(props.chat.messages, scrollToEnd));
  onMount(scrollToEnd);
  return (
    <section class="chat" aria-label={onlineWords().talk.title}>
      <div class="lines" ref={scroller} role="log" aria-label={onlineWords().talk.title} tabindex="0">
        <ul>
          <For each={props.chat.messages()} fallback={<li class="small quiet">{onlineWords().talk.none}</li>}>
            {(message) => (
              <li class="small">
                <Show
                  when={message.person.id !== props.chat.ownId()}
                  fallback={<b>{personName(message.person)}</b>}
                >
                  <button type="button" class="link" onClick={() => setAbout(message.person)}>
                    {personName(message.person)}
                  </button>
                </Show>{' '}
                <Show when={message.channel === 'team'}>
                  <small class="quiet">({onlineWords().talk.partner})</small>{' '}
                </Show>
                {message.text}
              </li>
            )}
          </For>
        </ul>
      </div>
      <MessageForm chat={props.chat} />
      <Show when={about()}>
        {(person) => <AboutPerson chat={props.chat} person={person()} onClose={() => setAbout(null)} />}
      </Show>
    </section>
  );
}

function MessageForm(props: { readonly chat: ChatModel }): JSX.Element {
  const [channel, setChannel] = createSignal<ChatMessage['channel']>('table');
  const [failure, setFailure] = createSignal('');
  const send = async (event: SubmitEvent & { currentTarget: HTMLFormElement }): Promise<void> => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('text');
    if (!(field instanceof HTMLInputElement) || field.value.trim() === '') return;
    const text = field.value;
    const failed = await props.chat.send(channel(), text.trim());
    setFailure(failed ?? '');
    // Text typed while the message was on its way stays as the next message.
    if (failed === undefined && field.value === text) field.value = '';
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      <Show when={props.chat.channels().length > 1}>
        <Choice
          label={onlineWords().talk.title}
          values={props.chat.channels()}
          words={onlineWords().talk.channels}
          chosen={channel()}
          onChoose={setChannel}
        />
      </Show>
      <span class="say">
        <input
          class="input"
          name="text"
          maxlength={MAX_LENGTH}
          autocomplete="off"
          aria-label={onlineWords().talk.say}
          placeholder={onlineWords().talk.say}
        />
        <button type="submit" class="btn">
          {onlineWords().talk.saySend}
        </button>
      </span>
      <p class="small" role="alert">
        {failure()}
      </p>
    </form>
  );
}
