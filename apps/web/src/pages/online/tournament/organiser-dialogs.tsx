import { tournamentStrings } from '@halma/locales/tournaments';
import { createSignal, createUniqueId, type JSX } from 'solid-js';
import { fromLocalInput, toLocalInput } from '../../../online/tournament/local-input.ts';
import { Question } from './question.tsx';
import { useTournament } from './tournament-context.ts';

interface DialogProps {
  readonly onClose: () => void;
}

/** Asks for confirmation before a tournament starts early. */
export function StartDialog(props: DialogProps): JSX.Element {
  const { view, send } = useTournament();
  return (
    <Question
      title={tournamentStrings().organiser.startTitle}
      text={tournamentStrings().organiser.startText(tournamentStrings().list.players(view().players))}
      confirmLabel={tournamentStrings().organiser.start}
      isDangerous={false}
      onClose={props.onClose}
      onConfirm={() => send({ do: 'start' })}
    />
  );
}

/** Asks for confirmation before the chat is closed or reopened. */
export function ChatDialog(props: DialogProps): JSX.Element {
  const { view, send } = useTournament();
  // The dialog keeps its question while it is open.
  const isOpen = view().chat.open;
  const strings = () => tournamentStrings().organiser;
  return (
    <Question
      title={isOpen ? strings().closeChat : strings().openChat}
      text={isOpen ? strings().closeChatText : strings().openChatText}
      confirmLabel={isOpen ? strings().closeChat : strings().openChat}
      isDangerous={false}
      onClose={props.onClose}
      onConfirm={() => send({ do: isOpen ? 'close-chat' : 'open-chat' })}
    />
  );
}

/** Changes the start time of a tournament. */
export function PostponeDialog(props: DialogProps): JSX.Element {
  const { view, send } = useTournament();
  const id = createUniqueId();
  const [startsAt, setStartsAt] = createSignal(toLocalInput(view().setup.startsAt));
  return (
    <Question
      title={tournamentStrings().organiser.postpone}
      text={tournamentStrings().create.startsAtText}
      confirmLabel={tournamentStrings().organiser.postponeSubmit}
      isDangerous={false}
      onClose={props.onClose}
      onConfirm={() => send({ do: 'postpone', startsAt: fromLocalInput(startsAt()) ?? 0 })}
    >
      <label class="label" for={id}>
        {tournamentStrings().organiser.startsAt}
      </label>
      <input
        id={id}
        class="input"
        type="datetime-local"
        required
        value={startsAt()}
        onInput={(event) => setStartsAt(event.currentTarget.value)}
      />
    </Question>
  );
}

/** Calls a tournament off, with a reason that all visitors can read. */
export function CallOffDialog(props: DialogProps): JSX.Element {
  const { send } = useTournament();
  const [reason, setReason] = createSignal('');
  return (
    <Question
      title={tournamentStrings().organiser.callOffTitle}
      text={tournamentStrings().organiser.callOffText}
      confirmLabel={tournamentStrings().organiser.callOff}
      onClose={props.onClose}
      onConfirm={() => send({ do: 'call-off', why: reason().trim() })}
    >
      <ReasonField value={reason()} onInput={setReason} />
    </Question>
  );
}

/** The field for a reason that all players can read. */
export function ReasonField(props: {
  readonly value: string;
  readonly onInput: (reason: string) => void;
}): JSX.Element {
  const id = createUniqueId();
  return (
    <>
      <label class="label" for={id}>
        {tournamentStrings().organiser.why}
      </label>
      <input
        id={id}
        class="input"
        required
        minlength={3}
        maxlength={200}
        aria-describedby={`${id}-text`}
        value={props.value}
        onInput={(event) => props.onInput(event.currentTarget.value)}
      />
      <p id={`${id}-text`} class="small quiet">
        {tournamentStrings().organiser.whyText}
      </p>
    </>
  );
}
