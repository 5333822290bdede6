import { tournamentStrings } from '@halma/locales/tournaments';
import type { PersonId } from '@halma/protocol';
import { type JSX, Show } from 'solid-js';
import type { Failure } from '../../../online/failure.ts';
import { RequestDialog } from '../request-dialog.tsx';
import { useTournament } from './tournament-context.ts';

interface QuestionProps {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  /** Whether the answer cannot be undone; true by default. */
  readonly isDangerous?: boolean;
  /** Whether the form is complete, so that the command can be sent; true by default. */
  readonly canConfirm?: boolean;
  readonly onClose: () => void;
  /**
   * Sends the command. Resolves to undefined on success. On failure, resolves to the reason, which the dialog
   * shows while it stays open.
   */
  readonly onConfirm: () => Promise<Failure | undefined>;
  /** Fields between the text and the buttons. */
  readonly children?: JSX.Element;
}

/** States, in a rated tournament, that a game is not rated if the organiser decides it for another player. */
export function NotRatedNote(props: { readonly person: PersonId }): JSX.Element {
  const { view, self } = useTournament();
  return (
    <Show when={view().setup.rated === true && props.person !== self()}>
      <p>{tournamentStrings().organiser.notRated}</p>
    </Show>
  );
}

/** Asks for confirmation, with additional fields if needed. The safe answer comes first. */
export function Question(props: QuestionProps): JSX.Element {
  return (
    <RequestDialog
      title={props.title}
      class="ask"
      submitLabel={props.confirmLabel}
      cancelLabel={tournamentStrings().organiser.cancel}
      isDangerous={props.isDangerous ?? true}
      canSubmit={props.canConfirm}
      onSubmit={props.onConfirm}
      onClose={props.onClose}
    >
      <p>{props.text}</p>
      {props.children}
    </RequestDialog>
  );
}
