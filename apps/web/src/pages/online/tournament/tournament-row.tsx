import type { TournamentListItem } from '@halma/protocol';
import type { JSX } from 'solid-js';
import {
  addressOfTournament,
  describePhase,
  describeTournament,
} from '../../../online/tournament/describe-tournament.ts';
import { Icon } from '../../../parts/icon.tsx';

/**
 * A tournament in a list: its name, its terms and its progress. The whole row is the link.
 *
 * @param props.now the server's time in milliseconds since 1970
 */
export function TournamentRow(props: {
  readonly item: TournamentListItem;
  readonly now: number;
}): JSX.Element {
  return (
    <li class="tournament-row">
      <a href={addressOfTournament(props.item.tournament)}>
        <span class="card-text">
          <b>{props.item.setup.name}</b>
          <span class="small quiet">{describeTournament(props.item)}</span>
        </span>
        <span class="small num" classList={{ live: props.item.phase === 'running' }}>
          {describePhase(props.item, props.now)}
        </span>
        <Icon name="next" />
      </a>
    </li>
  );
}
