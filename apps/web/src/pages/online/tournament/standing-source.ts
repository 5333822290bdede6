import type { TournamentStanding, TournamentView } from '@halma/protocol';
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import {
  entriesInRows,
  hasStandingPages,
  type StandingChoice,
  type StandingPart,
  shownPart,
  withEntriesOf,
} from '../../../online/tournament/standing-part.ts';
import { createServerValue, type ServerValue } from '../fetched-value.tsx';
import { useOnline } from '../online-context.ts';

/** The part of the standings that the visitor sees. */
export interface StandingSource {
  readonly choice: Accessor<StandingChoice>;
  readonly choose: (choice: StandingChoice) => void;
  /** The rows to show; undefined until they are loaded. */
  readonly part: Accessor<StandingPart | undefined>;
  /** The entries of the players in these rows; of all players if the standings have only one page. */
  readonly entries: Accessor<TournamentView['entries']>;
  /** The page from the server, with the state of its request. */
  readonly page: ServerValue<TournamentStanding | undefined>;
  /** The view, including the entries on that page. */
  readonly view: Accessor<TournamentView>;
}

/** Creates the choice of a standings page. Fetches the chosen page whenever it or the tournament changes. */
export function createStandingSource(view: Accessor<TournamentView>): StandingSource {
  const { api } = useOnline();
  const [choice, choose] = createSignal<StandingChoice>('first');
  const rowsToSkip = createMemo(() => {
    const currentChoice = choice();
    return typeof currentChoice === 'number' ? currentChoice : undefined;
  });
  const page = createServerValue<number | undefined, TournamentStanding | undefined>(
    rowsToSkip,
    async (after) => {
      if (after === undefined) return { ok: true, value: undefined };
      const { tournament } = view();
      return await api('getTournamentStanding', {
        parameters: { tournament },
        query: { after: String(after) },
      });
    },
  );
  const reload = (): void => {
    if (rowsToSkip() !== undefined) void page.reload();
  };
  // The view also changes with each chat message, which changes nothing in the standings.
  const latestSeq = createMemo(() => view().seq);
  createEffect(on(latestSeq, reload, { defer: true }));
  const fetchedPage = createMemo(() => {
    const state = page.state();
    return state.kind === 'known' ? state.value : undefined;
  });
  const viewWithPage = createMemo(() => {
    const loadedPage = fetchedPage();
    return loadedPage === undefined ? view() : withEntriesOf(view(), loadedPage);
  });
  const part = createMemo(() => shownPart(view(), choice(), fetchedPage()));
  return {
    choice,
    choose,
    part,
    entries: () =>
      hasStandingPages(view()) ? entriesInRows(viewWithPage(), part()?.lines ?? []) : view().entries,
    page,
    view: viewWithPage,
  };
}
