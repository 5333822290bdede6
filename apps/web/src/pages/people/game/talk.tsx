import { CHANNELS, type TalkLine } from '@halma/protocol';
import { createEffect, createSignal, createUniqueId, For, type JSX, on, Show } from 'solid-js';
import type { Failure } from '../../../online/failure.ts';
import { personName } from '../../../online/person-name.ts';
import { refusalWords } from '../../../online/refusal-words.ts';
import { partnersOf } from '../../../online/seats.ts';
import { Choice } from '../../../parts/choice.tsx';
import { onlineWords } from '../../../words/online.ts';
import { useOnline } from '../online.ts';
import { AboutPerson } from './about-person.tsx';
import { useTable } from './table-context.ts';

type Channel = TalkLine['channel'];

const LONGEST = 200;

/** What is said at the table, and between partners. */
export function Talk(): JSX.Element {
  const { table } = useTable();
  const { me } = useOnline();
  const id = createUniqueId();
  const [blocked, setBlocked] = createSignal<ReadonlySet<string>>(new Set());
  const [about, setAbout] = createSignal<TalkLine['person'] | null>(null);
  let scroller: HTMLDivElement | undefined;
  const lines = (): readonly TalkLine[] => table.talk().filter(({ person }) => !blocked().has(person.id));
  createEffect(
    on(lines, () => {
      if (scroller !== undefined) scroller.scrollTop = scroller.scrollHeight;
    }),
  );
  return (
    <section class="card talk" aria-labelledby={id}>
      <h2 id={id} class="label">
        {onlineWords().talk.title}
      </h2>
      <div class="lines" ref={scroller} role="log" aria-label={onlineWords().talk.title} tabindex="0">
        <ul>
          <For each={lines()} fallback={<li class="small quiet">{onlineWords().talk.none}</li>}>
            {(line) => (
              <li class="small">
                <Show when={line.person.id !== me().person.id} fallback={<b>{personName(line.person)}</b>}>
                  <button type="button" class="link" onClick={() => setAbout(line.person)}>
                    {personName(line.person)}
                  </button>
                </Show>{' '}
                <Show when={line.channel === 'team'}>
                  <small class="quiet">({onlineWords().talk.partner})</small>{' '}
                </Show>
                {line.text}
              </li>
            )}
          </For>
        </ul>
      </div>
      <SayForm />
      <Show when={about()}>
        {(person) => (
          <AboutPerson
            person={person()}
            onBlocked={() => setBlocked((before) => new Set([...before, person().id]))}
            onClose={() => setAbout(null)}
          />
        )}
      </Show>
    </section>
  );
}

function SayForm(): JSX.Element {
  const { table } = useTable();
  const { client } = useOnline();
  const [channel, setChannel] = createSignal<Channel>('table');
  const [failure, setFailure] = createSignal('');
  const hasPartners = (): boolean => {
    const seat = table.seat();
    return seat !== undefined && partnersOf(table.rules, seat).length > 0;
  };
  const say = async (event: SubmitEvent & { currentTarget: HTMLFormElement }): Promise<void> => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('text');
    if (!(field instanceof HTMLInputElement) || field.value.trim() === '') return;
    const text = field.value;
    const answer = await client.talk(table.game, channel(), text.trim());
    setFailure(answer.ok ? '' : whyUnsaid(answer.refusal));
    // What was typed meanwhile is the next line.
    if (answer.ok && field.value === text) field.value = '';
  };
  return (
    <form onSubmit={(event) => void say(event)}>
      <Show when={hasPartners()}>
        <Choice
          label={onlineWords().talk.title}
          values={CHANNELS}
          words={onlineWords().talk.channels}
          chosen={channel()}
          onChoose={setChannel}
        />
      </Show>
      <span class="say">
        <input
          class="input"
          name="text"
          maxlength={LONGEST}
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

/** Why a line was not said: it is still in its field. */
function whyUnsaid(refusal: Failure): string {
  const { notSent, unfit } = onlineWords().talk;
  if (refusal.code === 'no-connection') return notSent;
  return refusal.code === 'bad-message' ? unfit : refusalWords(refusal);
}
