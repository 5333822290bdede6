import { type JSX, lazy, Match, Show, Switch } from 'solid-js';
import { withCatalogue } from '../../../locale/language.ts';
import MissingPage from '../../missing/page.tsx';
import { TournamentListPage } from './list-page.tsx';
import '../../../style/tournaments.css';

/** The part of the path that opens the dialog for a new tournament. */
const NEW_TOURNAMENT_SECTION = 'new';

/** The pattern of a tournament id. */
const TOURNAMENT_ID_PATTERN = /^[0-9a-z]{8}$/;

const TournamentPage = lazy(() => withCatalogue(import('./tournament-page.tsx')));

/** The tournament pages: the list, the dialog that creates a tournament, and each tournament's page. */
export default function TournamentPages(props: { readonly name: string }): JSX.Element {
  const id = (): string | undefined => (TOURNAMENT_ID_PATTERN.test(props.name) ? props.name : undefined);
  return (
    <Switch fallback={<MissingPage />}>
      <Match when={props.name === '' || props.name === NEW_TOURNAMENT_SECTION}>
        <TournamentListPage isCreating={props.name === NEW_TOURNAMENT_SECTION} />
      </Match>
      <Match when={id() !== undefined}>
        <Show when={id()} keyed>
          {(tournament) => <TournamentPage tournament={tournament} />}
        </Show>
      </Match>
    </Switch>
  );
}
