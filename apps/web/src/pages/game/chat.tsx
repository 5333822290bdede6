import { onlineStrings } from '@halma/locales/online';
import type { ChatMessage } from '@halma/protocol';
import { createEffect, createSignal, For, type JSX, on, onMount, Show, useContext } from 'solid-js';
import { isDeleted, personName } from '../../online/person-name.ts';
import { Choice } from '../../parts/choice.tsx';
import { GameContext } from './game-context.ts';
import type { ChatLine, ChatModel } from './model.ts';

/** The maximum length of a message, in UTF-16 code units. */
const MAX_MESSAGE_LENGTH = 200;

/**
 * The messages in a chat, and a field for writing a new one. Partners and spectators also have their own
 * channels.
 */
export default function Chat(props: { readonly chat: ChatModel }): JSX.Element {
  const page = useContext(GameContext);
  const authorOf = ({ person }: ChatLine): ChatLine['person'] => props.chat.currentPerson?.(person) ?? person;
  let scroller: HTMLDivElement | undefined;
  const scrollToEnd = (): void => {
    page?.markRead();
    if (scroller !== undefined) scroller.scrollTop = scroller.scrollHeight;
  };
  createEffect(on(props.chat.messages, scrollToEnd));
  onMount(scrollToEnd);
  return (
    <section class="chat" aria-label={onlineStrings().chat.title}>
      <div class="lines" ref={scroller} role="log" aria-label={onlineStrings().chat.title} tabindex="0">
        <ul>
          <For
            each={props.chat.messages()}
            fallback={<li class="small quiet">{onlineStrings().chat.none}</li>}
          >
            {(message) => (
              <li class="small">
                {/* A deleted account has no page and can be neither blocked nor reported. */}
                <Show
                  when={message.person.id !== props.chat.playerId() && !isDeleted(authorOf(message))}
                  fallback={<b>{personName(authorOf(message))}</b>}
                >
                  <button
                    type="button"
                    class="link"
                    onClick={() => props.chat.openPerson[1](authorOf(message))}
                  >
                    {personName(authorOf(message))}
                  </button>
                </Show>{' '}
                <Show when={message.channel !== 'table' && message.channel}>
                  {(channel) => (
                    <>
                      <small class="quiet">({onlineStrings().chat.marks[channel()]})</small>{' '}
                    </>
                  )}
                </Show>
                {message.text}
              </li>
            )}
          </For>
        </ul>
      </div>
      <Show when={props.chat.readOnlyText?.()} fallback={<MessageForm chat={props.chat} />}>
        {(text) => <p class="small quiet">{text()}</p>}
      </Show>
    </section>
  );
}

function MessageForm(props: { readonly chat: ChatModel }): JSX.Element {
  const [selected, setSelected] = createSignal<ChatMessage['channel']>('table');
  const channel = (): ChatMessage['channel'] => {
    const channels = props.chat.channels();
    return channels.find((candidate) => candidate === selected()) ?? channels[0];
  };
  const [failure, setFailure] = createSignal('');
  const draft = (): string => props.chat.draft[0]();
  const setDraft = (text: string): void => void props.chat.draft[1](text);
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const text = draft();
    if (text.trim() === '') return;
    const failureText = await props.chat.send(channel(), text.trim());
    setFailure(failureText ?? '');
    // Text typed while the message was being sent stays in the field, as a draft of the next message.
    if (failureText === undefined && draft() === text) setDraft('');
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      <Show when={props.chat.channels().length > 1}>
        <Choice
          label={onlineStrings().chat.title}
          values={props.chat.channels()}
          labels={onlineStrings().chat.channels}
          selected={channel()}
          onSelect={setSelected}
        />
      </Show>
      <span class="inline-form">
        <input
          class="input"
          name="text"
          value={draft()}
          onInput={(event) => setDraft(event.currentTarget.value)}
          maxlength={MAX_MESSAGE_LENGTH}
          autocomplete="off"
          aria-label={onlineStrings().chat.message}
          placeholder={onlineStrings().chat.message}
        />
        <button type="submit" class="btn">
          {onlineStrings().chat.send}
        </button>
      </span>
      <Show when={channel() === 'spectators'}>
        <p class="small quiet">{onlineStrings().chat.spectatorsText}</p>
      </Show>
      <p class="small" role="alert">
        {failure()}
      </p>
    </form>
  );
}
