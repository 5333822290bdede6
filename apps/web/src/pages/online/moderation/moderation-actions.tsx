import { peopleStrings } from '@halma/locales/people';
import { type AccountView, LIFTING_ACTIONS, type ModerationAction } from '@halma/protocol';
import { createSignal, For, type JSX, Match, Switch } from 'solid-js';
import { describeFailure } from '../../../online/describe-failure.ts';
import type { Failure } from '../../../online/failure.ts';
import { personName } from '../../../online/person-name.ts';
import { firstPress } from '../../../parts/first-press.ts';
import { useOnline } from '../online-context.ts';
import { CloseDialog } from './close-dialog.tsx';
import { LimitDialog } from './limit-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';

const LIFTING_ACTION_NAMES = Object.keys(LIFTING_ACTIONS) as (keyof typeof LIFTING_ACTIONS)[];

/** The moderation actions on an account: limit it, add a note, close or reopen it; or the reason why this moderator may take none. */
export function ModerationActions(props: {
  readonly account: AccountView;
  readonly onChanged: () => void;
}): JSX.Element {
  const { api } = useOnline();
  const [openDialog, setOpenDialog] = createSignal<'limit' | 'note' | 'close'>();
  const [failure, setFailure] = createSignal('');
  const strings = () => peopleStrings().moderation;
  const name = (): string => personName(props.account.person);
  const closeDialog = (): void => void setOpenDialog(undefined);
  const moderate = async (body: ModerationAction): Promise<Failure | undefined> => {
    setFailure('');
    const result = await api('moderateAccount', { parameters: { person: props.account.person.id }, body });
    if (!result.ok) return result.refusal;
    props.onChanged();
    return undefined;
  };
  /** Carries out an action that needs no dialog, so that the row shows why it failed. */
  const moderateImmediately = async (body: ModerationAction): Promise<void> => {
    const reason = await moderate(body);
    if (reason !== undefined) setFailure(describeFailure(reason));
  };
  // An action can replace its own button with others.
  const button = (label: string, press: () => void): JSX.Element => (
    <button
      type="button"
      class="btn dense"
      aria-label={strings().actionOn(label, name())}
      onClick={firstPress(press)}
    >
      {label}
    </button>
  );
  const liftingActions = () =>
    LIFTING_ACTION_NAMES.filter((action) =>
      props.account.limits.some(({ kind }) => kind === LIFTING_ACTIONS[action]),
    );
  return (
    <>
      <span class="row">
        <Switch>
          <Match when={props.account.conflict}>
            <small class="quiet">{describeFailure({ code: 'conflict-of-interest' })}</small>
          </Match>
          <Match when={props.account.role === 'closed' && !props.account.person.guest}>
            {button(strings().actions.reopen, () => void moderateImmediately({ deed: 'reopen' }))}
          </Match>
          <Match when={props.account.role === 'player'}>
            <For each={liftingActions()}>
              {(action) =>
                button(strings().actions[action], () => void moderateImmediately({ deed: action }))
              }
            </For>
            {button(strings().actions.limit, () => setOpenDialog('limit'))}
            {button(strings().actions.note, () => setOpenDialog('note'))}
            {button(strings().actions.close, () => setOpenDialog('close'))}
          </Match>
        </Switch>
      </span>
      <p class="small" role="alert">
        {failure()}
      </p>
      <Switch>
        <Match when={openDialog() === 'limit'}>
          <LimitDialog name={name()} onSubmit={moderate} onClose={closeDialog} />
        </Match>
        <Match when={openDialog() === 'note'}>
          <NoteDialog name={name()} onSubmit={moderate} onClose={closeDialog} />
        </Match>
        <Match when={openDialog() === 'close'}>
          <CloseDialog
            name={name()}
            isGuest={props.account.person.guest}
            onSubmit={moderate}
            onClose={closeDialog}
          />
        </Match>
      </Switch>
    </>
  );
}
