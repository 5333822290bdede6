import { tournamentStrings } from '@halma/locales/tournaments';
import type { TournamentRoundView } from '@halma/protocol';
import { type JSX, Show } from 'solid-js';
import { hasParts, neighbourParts, tableNumbers } from '../../../online/tournament/round-parts.ts';

/**
 * The range of tables that the page shows in a long round, and buttons for the other ranges. Empty if the
 * page shows all tables.
 */
export function RoundParts(props: {
  readonly part: TournamentRoundView;
  /** Called with the number of tables that precede the part to show. */
  readonly onChoose: (after: number) => void;
}): JSX.Element {
  const neighbours = () => neighbourParts(props.part);
  const numbers = () => tableNumbers(props.part);
  return (
    <Show when={hasParts(props.part)}>
      <nav class="row standing-pages" aria-label={tournamentStrings().rounds.parts}>
        <Step
          label={tournamentStrings().standing.previous}
          target={neighbours().previous}
          onChoose={props.onChoose}
        />
        <Step
          label={tournamentStrings().standing.next}
          target={neighbours().next}
          onChoose={props.onChoose}
        />
        <p class="small quiet num" role="status">
          {tournamentStrings().rounds.tables(numbers().from, numbers().to, props.part.tableCount)}
        </p>
      </nav>
    </Show>
  );
}

function Step(props: {
  readonly label: string;
  readonly target: number | undefined;
  readonly onChoose: (after: number) => void;
}): JSX.Element {
  return (
    <button
      type="button"
      class="btn dense"
      disabled={props.target === undefined}
      onClick={() => {
        if (props.target !== undefined) props.onChoose(props.target);
      }}
    >
      {props.label}
    </button>
  );
}
