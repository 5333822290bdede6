import type { Person, Report } from '@halma/protocol';
import { createSignal, For, type JSX } from 'solid-js';
import type { Answer } from '../../../online/failure.ts';
import { personName } from '../../../online/person-name.ts';
import { refusalWords } from '../../../online/refusal-words.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { onlineWords } from '../../../words/online.ts';
import { peopleWords } from '../../../words/people.ts';
import { useOnline } from '../online.ts';
import { useTable } from './table-context.ts';

const REASONS = [
  'insult',
  'spam',
  'cheating',
  'name',
  'other',
] as const satisfies readonly Report['reason'][];

interface AboutPersonProps {
  readonly person: Person;
  readonly onBlocked: () => void;
  readonly onClose: () => void;
}

/** What can be done about somebody at the table: look at their games, read nothing more from them, tell the host. */
export function AboutPerson(props: AboutPersonProps): JSX.Element {
  const { table } = useTable();
  const { api } = useOnline();
  const [said, say] = createSignal('');
  const tell = (answer: Answer<unknown>, done: string): void => {
    say(answer.ok ? done : refusalWords(answer.refusal));
  };
  const block = async (): Promise<void> => {
    const answer = await api('block', { parameters: { person: props.person.id } });
    if (!answer.ok) return tell(answer, '');
    props.onBlocked();
    props.onClose();
  };
  const report = async (reason: Report['reason']): Promise<void> => {
    const body = { person: props.person.id, reason };
    tell(await api('report', { parameters: { game: table.game }, body }), onlineWords().talk.reported);
  };
  return (
    <Dialog title={onlineWords().talk.about(personName(props.person))} class="narrow" onClose={props.onClose}>
      <div class="buttons">
        {!props.person.guest && (
          <a class="btn" href={`/people/of/${props.person.name}`}>
            {peopleWords().account.historyOf(props.person.name)}
          </a>
        )}
        <button type="button" class="btn" onClick={() => void block()}>
          {onlineWords().talk.mute}
        </button>
      </div>
      <h3>{onlineWords().talk.report}</h3>
      <div class="row">
        <For each={REASONS}>
          {(reason) => (
            <button type="button" class="btn dense" onClick={() => void report(reason)}>
              {onlineWords().talk.reasons[reason]}
            </button>
          )}
        </For>
      </div>
      <p class="small" role="status">
        {said()}
      </p>
    </Dialog>
  );
}
