import { tournamentStrings } from '@halma/locales/tournaments';
import type { TournamentCommand } from '@halma/protocol';
import { createEffect, createMemo, createSignal, type JSX, Match, on, Show, Switch, untrack } from 'solid-js';
import { describeFailure } from '../../../online/describe-failure.ts';
import { formatTime } from '../../../online/format-time.ts';
import { createLinkOrigin } from '../../../online/link-origin.ts';
import {
  addressOfTournament,
  describePhase,
  describeReason,
  describeTournament,
  formatStart,
  TOURNAMENTS_ADDRESS,
} from '../../../online/tournament/describe-tournament.ts';
import { hasFixedPairs } from '../../../online/tournament/entrants.ts';
import { type OwnCommand, ownParticipation } from '../../../online/tournament/own-participation.ts';
import { Action } from '../../../parts/action.tsx';
import { copyToClipboard } from '../../../parts/copy.ts';
import { takeLostFocus } from '../../../parts/take-lost-focus.ts';
import { useOnline } from '../online-context.ts';
import { EnterDialog } from './enter-dialog.tsx';
import { PartnerDialog } from './partner-dialog.tsx';
import { Question } from './question.tsx';
import { useTournament } from './tournament-context.ts';

/** How long before the start the page begins to ask entered players to stay, in milliseconds. */
const STAY_NOTE_MS = 2 * 60_000;

/** The name of a tournament, its progress, and the visitor's own actions. */
export function TournamentHeader(): JSX.Element {
  const { view, now, nameOf, failure, arrivedAt } = useTournament();
  return (
    <header class="tournament-head">
      <div>
        <p class="small">
          <a href={TOURNAMENTS_ADDRESS}>{tournamentStrings().list.toList}</a>
        </p>
        <h1>{view().setup.name}</h1>
        <p class="small">
          <b class="num" classList={{ live: view().phase === 'running' }}>
            {describePhase(view(), now())}
          </b>{' '}
          <span class="quiet">{describeTournament(view())}</span>
        </p>
        <p class="small quiet">
          {tournamentStrings().page.organiser(nameOf(view().organiser))}
          <Show when={view().phase === 'open'}>
            {' · '}
            {tournamentStrings().page.startsAt(formatStart(view().setup.startsAt))}
          </Show>
        </p>
        <Show when={view().phase === 'called-off'}>
          <p class="note bad">{tournamentStrings().page.calledOff(describeReason(view().why ?? ''))}</p>
        </Show>
        <p class="small" role="status">
          <Show when={failure()}>{tournamentStrings().page.asOf(formatTime(arrivedAt()))}</Show>
        </p>
      </div>
      <OwnActions />
    </header>
  );
}

/** The buttons for the visitor's own actions, with a note on what is possible now. */
function OwnActions(): JSX.Element {
  const { view, now, self, send, isSending } = useTournament();
  const { me } = useOnline();
  const [dialog, setDialog] = createSignal<'enter' | 'partner' | 'withdraw'>();
  const [failure, setFailure] = createSignal('');
  const part = () => ownParticipation(view(), self(), me().person.guest, now());
  const can = (command: OwnCommand): boolean => part().commands.includes(command);
  let note: HTMLParagraphElement | undefined;
  /** Whether the visitor has used a button here, so that the note that replaces it takes the focus. */
  const [hasActed, setActed] = createSignal(false);
  // A memo, because the actions are recomputed at every clock tick.
  const commandNames = createMemo(() => part().commands.join());
  // The button disappears when the page learns that its command has been carried out.
  createEffect(
    on(
      commandNames,
      () => {
        if (!untrack(hasActed)) return;
        queueMicrotask(() => {
          takeLostFocus(note);
          if (document.activeElement !== note) setActed(false);
        });
      },
      { defer: true },
    ),
  );
  const act = async (command: TournamentCommand): ReturnType<typeof send> => {
    setActed(true);
    const refusal = await send(command);
    if (refusal !== undefined) setActed(false);
    return refusal;
  };
  const run = async (command: TournamentCommand): Promise<void> => {
    const refusal = await act(command);
    setFailure(refusal === undefined ? '' : describeFailure(refusal));
  };
  const enter = (): void => {
    if (hasFixedPairs(view())) setDialog('partner');
    else if (view().hasPassword) setDialog('enter');
    else void run({ do: 'enter' });
  };
  const startsSoon = (): boolean => part().note === 'entered' && view().setup.startsAt - now() < STAY_NOTE_MS;
  return (
    <div class="tournament-actions">
      <div class="row end">
        <CopyLink />
        <Show when={can('leave')}>
          <Action
            label={tournamentStrings().page.leave}
            isDisabled={isSending()}
            onPress={() => void run({ do: 'leave' })}
          />
        </Show>
        <Show when={can('pause')}>
          <Action
            icon="pause"
            label={tournamentStrings().page.pause}
            isDisabled={isSending()}
            onPress={() => void run({ do: 'pause' })}
          />
        </Show>
        <Show when={can('withdraw')}>
          <Action label={tournamentStrings().page.withdraw} onPress={() => setDialog('withdraw')} />
        </Show>
        <Show when={can('return')}>
          <Action
            class="btn main"
            label={tournamentStrings().page.return}
            isDisabled={isSending()}
            onPress={() => void run({ do: 'return' })}
          />
        </Show>
        <Show when={can('enter')}>
          <Action
            class="btn main"
            label={tournamentStrings().page[part().note === 'needs-partner' ? 'findPartner' : 'enter']}
            isDisabled={isSending()}
            onPress={enter}
          />
        </Show>
        <Show when={part().note === 'needs-account'}>
          <a class="btn main" href="/online/account">
            {tournamentStrings().page.signIn}
          </a>
        </Show>
      </div>
      {/* While the note has the focus, screen readers read it anyway. */}
      <p
        class="small"
        role="status"
        aria-live={hasActed() ? 'off' : 'polite'}
        ref={note}
        onBlur={() => setActed(false)}
      >
        <Switch>
          <Match when={startsSoon()}>
            <b>{tournamentStrings().page.stay}</b>
          </Match>
          <Match when={part().note === 'needs-partner'}>{tournamentStrings().page.needsPartner}</Match>
          <Match when={part().note === 'entered'}>{tournamentStrings().page.entered}</Match>
          <Match when={part().note === 'pausing'}>{tournamentStrings().page.pausing}</Match>
          <Match when={part().note === 'missed-game'}>
            <b>{tournamentStrings().page.missedGame}</b>
          </Match>
          <Match when={part().note === 'out'}>{tournamentStrings().page.out}</Match>
          <Match when={part().note === 'withdrawn'}>{tournamentStrings().page.withdrawn}</Match>
          <Match when={part().note === 'entry-closed'}>{tournamentStrings().page.entryClosed}</Match>
          <Match when={part().note === 'late-entry'}>{tournamentStrings().page.lateEntry}</Match>
        </Switch>
      </p>
      <p class="small" role="alert">
        {failure()}
      </p>
      <Show when={dialog() === 'enter'}>
        <EnterDialog onClose={() => setDialog(undefined)} />
      </Show>
      <Show when={dialog() === 'partner'}>
        <PartnerDialog onClose={() => setDialog(undefined)} />
      </Show>
      <Show when={dialog() === 'withdraw'}>
        <Question
          title={tournamentStrings().page.withdrawTitle}
          text={tournamentStrings().page.withdrawText}
          confirmLabel={tournamentStrings().page.withdraw}
          onClose={() => setDialog(undefined)}
          onConfirm={() => act({ do: 'withdraw' })}
        />
      </Show>
    </div>
  );
}

function CopyLink(): JSX.Element {
  const { view } = useTournament();
  const [status, setStatus] = createSignal('');
  const origin = createLinkOrigin(useOnline().api, location.origin);
  const copy = async (): Promise<void> => {
    const url = new URL(addressOfTournament(view().tournament), origin.latest);
    const { page } = tournamentStrings();
    setStatus((await copyToClipboard(url.href)) ? page.shared : page.notShared);
  };
  return (
    <>
      <span class="small copied" role="status">
        {status()}
      </span>
      <Action icon="link" label={tournamentStrings().page.share} onPress={() => void copy()} />
      <a class="btn" href={`${addressOfTournament(view().tournament)}?big`}>
        {tournamentStrings().page.bigScreen}
      </a>
    </>
  );
}
