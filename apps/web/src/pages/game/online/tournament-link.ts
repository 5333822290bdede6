import { tournamentStrings } from '@halma/locales/tournaments';
import { type Accessor, createSignal } from 'solid-js';
import { addressOfTournament } from '../../../online/tournament/describe-tournament.ts';
import type { Online } from '../../online/online-context.ts';
import type { GameLink } from '../model.ts';
import type { OnlineGame } from './online-game.ts';

/** The tournament that a game belongs to. */
export interface TournamentOfGame {
  readonly href: string;
  /** The name of the tournament and the round; undefined until the name is known. */
  readonly title: Accessor<string | undefined>;
}

/**
 * Returns the tournament that a game belongs to; undefined if there is none. Fetches the tournament's name
 * once.
 */
export function tournamentOfGame(
  online: Pick<Online, 'api'>,
  game: Pick<OnlineGame, 'view'>,
): TournamentOfGame | undefined {
  const { tournament } = game.view().terms;
  if (tournament === undefined) return undefined;
  const [name, setName] = createSignal<string>();
  void online.api('getTournament', { parameters: { tournament: tournament.id } }).then((result) => {
    if (result.ok) setName(result.value.setup.name);
  });
  return {
    href: addressOfTournament(tournament.id),
    title: () => {
      const tournamentName = name();
      if (tournamentName === undefined) return undefined;
      return tournamentStrings().inGame.of(tournamentName, tournament.round);
    },
  };
}

/**
 * Returns the link from a game to its tournament.
 *
 * @param isPrimary whether to show it as the primary action
 */
export function tournamentLink(tournament: TournamentOfGame | undefined, isPrimary: boolean): GameLink {
  return {
    icon: 'flag',
    label: () => tournamentStrings().inGame.back,
    isOffered: () => tournament !== undefined,
    isPrimary,
    href: () => tournament?.href ?? '',
  };
}
