import { tournamentStrings } from '@halma/locales/tournaments';
import type { TournamentView } from '@halma/protocol';
import { makeRules } from '@halma/rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { setUp } from '../../../board/set-up.ts';
import { describeNextRound } from '../../../online/tournament/describe-tournament.ts';
import { needsPartner } from '../../../online/tournament/entrants.ts';
import { FORMATS } from '../../../online/tournament/formats.ts';
import { type NextStep, nextStep } from '../../../online/tournament/next-step.ts';
import { currentState } from '../../../online/tournament/own-participation.ts';
import { ownPlace } from '../../../online/tournament/own-tables.ts';
import { firstPart } from '../../../online/tournament/round-parts.ts';
import { Miniature } from '../../../parts/miniature.tsx';
import { addressOfGame } from '../online-context.ts';
import { sideName } from './side-name.ts';
import { useTournament } from './tournament-context.ts';
import { waitForTables } from './wait-for-tables.ts';

/**
 * The games that the visitor can play now, or what the visitor is waiting for. People who are not in the tournament see
 * only a note, while the tournament waits for players.
 */
export function NextGame(): JSX.Element {
  const { view, now, self, rounds, followRounds } = useTournament();
  const entry = () => view().entries.find(({ person }) => person === self());
  const isPlaying = (): boolean => {
    const own = entry();
    if (own === undefined || view().phase !== 'running' || needsPartner(view(), self())) return false;
    return currentState(view(), own, now()) === 'playing';
  };
  const hasRounds = (): boolean => FORMATS[view().setup.format].hasRounds;
  const step = createMemo((): NextStep | undefined => {
    if (isPlaying()) return nextStep(view(), rounds(), self(), now());
    return view().waitsUntil === undefined ? undefined : 'next-round';
  });
  followRounds(() => (isPlaying() && hasRounds() ? firstPart(view().round) : []));
  waitForTables(() => step() === 'table');
  return (
    <div aria-live="polite">
      <Show
        when={view().tables.length > 0}
        fallback={
          <Show when={step()}>
            {(shownStep) => (
              <p class="card next-note" role="status">
                {describeStep(shownStep(), view(), now())}
              </p>
            )}
          </Show>
        }
      >
        <ul class="next-games">
          <For each={view().tables}>{(table) => <TableCard table={table} />}</For>
        </ul>
      </Show>
    </div>
  );
}

/** Returns the sentence about what comes next for a player. */
function describeStep(step: NextStep, view: TournamentView, now: number): string | undefined {
  const { next } = tournamentStrings();
  switch (step) {
    case 'table':
      return next.inArena(view.waiting ?? 0);
    case 'next-round':
      return describeNextRound(view, now);
    default:
      return next.steps[step];
  }
}

function TableCard(props: { readonly table: TournamentView['tables'][number] }): JSX.Element {
  const { view, nameOf, self } = useTournament();
  const initialPosition = createMemo(() => {
    const { game, preset, options } = view().setup.rules;
    return makeRules({ game, preset, options }).ok ? setUp({ game, preset, options }) : undefined;
  });
  const place = () => ownPlace(props.table.sides, self());
  const opponents = (): readonly string[] => place().others.map((side) => sideName(side, nameOf));
  const details = (): string => {
    const { round, table, number } = props.table;
    const { next } = tournamentStrings();
    return [
      ...(FORMATS[view().setup.format].hasRounds ? [next.place(round, table)] : []),
      ...(view().setup.games > 1 ? [next.game(number)] : []),
      (place().partners.length > 0 ? next.sidePosition : next.position)(place().position),
    ].join(' · ');
  };
  return (
    <li class="card next-game">
      <Show when={initialPosition()}>{(position) => <Miniature position={position()} />}</Show>
      <p class="card-text">
        <b class="small">{tournamentStrings().next.ready}</b>
        <b class="game-title">
          {place().partners.length > 0
            ? tournamentStrings().next.youAnd(sideName(place().partners, nameOf), opponents())
            : tournamentStrings().next.you(opponents())}
        </b>
        <span class="small quiet">{details()}</span>
      </p>
      <a class="btn main" href={addressOfGame(props.table.game)}>
        {tournamentStrings().next.go}
      </a>
    </li>
  );
}
