import { peopleStrings } from '@halma/locales/people';
import { type AccountView, LIFTING_ACTIONS, type ModerationAction } from '@halma/protocol';
import { createSignal, For, type JSX, Match, Switch } from 'solid-js';
import { describeFailure } from '../../../online/describe-failure.ts';
import { personName } from '../../../online/person-name.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { useOnline } from '../online-context.ts';
import { LimitDialog } from './limit-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';

const LIFTING = Object.keys(LIFTING_ACTIONS) as (keyof typeof LIFTING_ACTIONS)[];

/** The moderation actions on an account: limit it, add a note, close or reopen it; or why this moderator may take none. */
export function ModerationActions(props: {
  readonly account: AccountView;
  readonly onChanged: () => void;
}): JSX.Element {
  const { api } = useOnline();
  const [open, setOpen] = createSignal<'limit' | 'note' | 'close'>();
  const [failure, setFailure] = createSignal('');
  const strings = () => peopleStrings().moderation;
  const name = (): string => personName(props.account.person);
  const closeDialog = (): void => void setOpen(undefined);
  const moderate = async (body: ModerationAction): Promise<void> => {
    closeDialog();
    const result = await api('moderateAccount', { parameters: { person: props.account.person.id }, body });
    setFailure(result.ok ? '' : describeFailure(result.refusal));
    if (result.ok) props.onChanged();
  };
  const button = (label: string, press: () => void): JSX.Element => (
    <button type="button" class="btn dense" aria-label={strings().actionOn(label, name())} onClick={press}>
      {label}
    </button>
  );
  const lifting = () =>
    LIFTING.filter((deed) => props.account.limits.some(({ kind }) => kind === LIFTING_ACTIONS[deed]));
  return (
    <>
      <span class="row">
        <Switch>
          <Match when={props.account.conflict}>
            <small class="quiet">{describeFailure({ code: 'conflict-of-interest' })}</small>
          </Match>
          <Match when={props.account.role === 'closed'}>
            {button(strings().actions.reopen, () => void moderate({ deed: 'reopen' }))}
          </Match>
          <Match when={props.account.role === 'player'}>
            <For each={lifting()}>
              {(deed) => button(strings().actions[deed], () => void moderate({ deed }))}
            </For>
            {button(strings().actions.limit, () => setOpen('limit'))}
            {button(strings().actions.note, () => setOpen('note'))}
            {button(strings().actions.close, () => setOpen('close'))}
          </Match>
        </Switch>
      </span>
      <p class="small" role="alert">
        {failure()}
      </p>
      <Switch>
        <Match when={open() === 'limit'}>
          <LimitDialog name={name()} onSubmit={(action) => void moderate(action)} onClose={closeDialog} />
        </Match>
        <Match when={open() === 'note'}>
          <NoteDialog name={name()} onSubmit={(action) => void moderate(action)} onClose={closeDialog} />
        </Match>
        <Match when={open() === 'close'}>
          <Dialog title={strings().closeTitle(name())} class="ask" onClose={closeDialog}>
            <p>{strings().closeText}</p>
            <div class="row end">
              <button
                type="button"
                class="btn"
                ref={(cancel) => cancel.setAttribute('autofocus', '')}
                onClick={closeDialog}
              >
                {strings().cancel}
              </button>
              <button type="button" class="btn danger" onClick={() => void moderate({ deed: 'close' })}>
                {strings().actions.close}
              </button>
            </div>
          </Dialog>
        </Match>
      </Switch>
    </>
  );
}
