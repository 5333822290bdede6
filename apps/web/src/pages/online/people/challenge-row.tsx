import { challengeStrings } from '@halma/locales/challenges';
import { noticeStrings } from '@halma/locales/notices';
import {
  type ChallengeView,
  DECLINE_REASONS,
  type DeclineReason,
  type PersonId,
  type SeatHolder,
} from '@halma/protocol';
import { type Position, SEAT_LETTERS, startPosition } from '@halma/rules';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { describeClock, onlineGameTitle } from '../../../online/game-terms.ts';
import { personName } from '../../../online/person-name.ts';
import { rulesOfTerms } from '../../../online/replay-history.ts';
import { firstPress } from '../../../parts/first-press.ts';
import { LazyMiniature } from '../../../parts/lazy-miniature.tsx';
import { formatDay } from '../account/format-day.ts';
import { SeatGlyphs } from '../lobby/seat-glyphs.tsx';
import { addressOfGame } from '../online-context.ts';

interface IncomingChallengeProps {
  readonly challenge: ChallengeView;
  readonly onAccept: () => void;
  readonly onDecline: (reason: DeclineReason) => void;
}

/** A challenge to the player: the board, the terms, and buttons to accept and decline. */
export function IncomingChallenge(props: IncomingChallengeProps): JSX.Element {
  const name = (): string => nameIn(props.challenge, props.challenge.by);
  const [reason, setReason] = createSignal<DeclineReason>('none');
  return (
    <li class="card challenge">
      <StartBoard challenge={props.challenge} />
      <div class="card-text">
        <b>{challengeStrings().from(name())}</b>
        <Terms challenge={props.challenge} isChallenger={false} />
        <Show when={props.challenge.note}>{(note) => <q>{note()}</q>}</Show>
        <Show when={props.challenge.state === 'open'} fallback={<State challenge={props.challenge} />}>
          <Validity challenge={props.challenge} isChallenger={false} />
          <div class="row">
            <button
              type="button"
              class="btn main"
              aria-label={challengeStrings().acceptOf(name())}
              onClick={firstPress(() => props.onAccept())}
            >
              {challengeStrings().accept}
            </button>
            <button
              type="button"
              class="btn"
              aria-label={challengeStrings().declineOf(name())}
              onClick={firstPress(() => props.onDecline(reason()))}
            >
              {challengeStrings().decline}
            </button>
            <select
              class="input"
              aria-label={challengeStrings().reason}
              onChange={(event) => setReason(DECLINE_REASONS[event.currentTarget.selectedIndex] ?? 'none')}
            >
              <For each={DECLINE_REASONS}>
                {(item) => <option selected={item === reason()}>{challengeStrings().reasons[item]}</option>}
              </For>
            </select>
          </div>
        </Show>
      </div>
    </li>
  );
}

/** A challenge by the player, with its state. */
export function OutgoingChallenge(props: {
  readonly challenge: ChallengeView;
  readonly onWithdraw: () => void;
}): JSX.Element {
  const name = (): string => nameIn(props.challenge, props.challenge.to);
  /** The name of the opponent if the player can challenge them again; undefined otherwise, as for a deleted account. */
  const challengeableName = (): string | undefined => {
    const { state, game, people, to } = props.challenge;
    return state === 'open' || game !== undefined ? undefined : people.find(({ id }) => id === to)?.name;
  };
  return (
    <li class="card challenge">
      <StartBoard challenge={props.challenge} />
      <div class="card-text">
        <b>{challengeStrings().to(name())}</b>
        <Terms challenge={props.challenge} isChallenger={true} />
        <State challenge={props.challenge} />
        <div class="row">
          <Show when={props.challenge.state === 'open'}>
            <Validity challenge={props.challenge} isChallenger={true} />
            <button
              type="button"
              class="btn"
              aria-label={challengeStrings().withdrawOf(name())}
              onClick={firstPress(() => props.onWithdraw())}
            >
              {challengeStrings().withdraw}
            </button>
          </Show>
          <Show when={props.challenge.game}>
            {(game) => (
              <a class="btn main" href={addressOfGame(game())}>
                {challengeStrings().toGame}
              </a>
            )}
          </Show>
          <Show when={challengeableName()}>
            {(opponent) => (
              <a
                class="btn"
                href={`/online/challenge/${opponent()}`}
                aria-label={challengeStrings().challengePerson(opponent())}
              >
                {challengeStrings().again}
              </a>
            )}
          </Show>
        </div>
      </div>
    </li>
  );
}

/** The state of a challenge. */
function State(props: { readonly challenge: ChallengeView }): JSX.Element {
  return (
    <p class="small">
      <b>{challengeStrings().states[props.challenge.state]}</b>
      <Show when={props.challenge.reason}>{(reason) => <> {noticeStrings().declined[reason()]}</>}</Show>
    </p>
  );
}

/** A small board with the start position of the game. */
function StartBoard(props: { readonly challenge: ChallengeView }): JSX.Element {
  const position = createMemo((): Position | undefined => {
    const rules = rulesOfTerms(props.challenge.plan);
    const result = rules.ok ? startPosition(rules.value) : undefined;
    return result?.ok ? result.value : undefined;
  });
  return (
    <Show when={position()} keyed fallback={<span class="challenge-board" />}>
      {(shown) => <LazyMiniature class="challenge-board" position={() => shown} />}
    </Show>
  );
}

/** The game, the time, whether it is rated, the seats and who moves first. */
function Terms(props: { readonly challenge: ChallengeView; readonly isChallenger: boolean }): JSX.Element {
  const firstMoverText = (): string => {
    const { begins, by, to } = props.challenge;
    const strings = challengeStrings().first;
    if (begins === 'random') return strings.random;
    const isPlayer = (begins === 'challenger') === props.isChallenger;
    return isPlayer ? strings.you : strings.opponent(nameIn(props.challenge, props.isChallenger ? to : by));
  };
  return (
    <>
      <span class="row challenge-terms">
        <SeatGlyphs terms={props.challenge.plan} seats={seatsOf(props.challenge)} />
        <span>{onlineGameTitle(props.challenge.plan)}</span>
      </span>
      <span class="small quiet">
        {[
          describeClock({ clock: props.challenge.plan.clock }),
          challengeStrings()[props.challenge.plan.rated === true ? 'rated' : 'casual'],
          ...(props.challenge.series === undefined
            ? []
            : [challengeStrings().series.games(props.challenge.series.games)]),
          firstMoverText(),
        ].join(' · ')}
      </span>
    </>
  );
}

/** How long a challenge stays open. */
function Validity(props: { readonly challenge: ChallengeView; readonly isChallenger: boolean }): JSX.Element {
  const isRealTime = (): boolean => props.challenge.plan.clock.kind === 'real-time';
  return (
    <Show when={!isRealTime() || props.isChallenger}>
      <span class="small quiet">
        {isRealTime() ? challengeStrings().live : challengeStrings().until(formatDay(props.challenge.until))}
      </span>
    </Show>
  );
}

/** Returns the holders of the seats as they will be once the challenge is accepted. */
function seatsOf({
  plan,
  by,
  to,
}: ChallengeView): Partial<Record<(typeof SEAT_LETTERS)[number], SeatHolder>> {
  return Object.fromEntries(
    SEAT_LETTERS.flatMap((seat): [string, SeatHolder][] => {
      const setup = plan.seats[seat];
      if (setup === undefined) return [];
      if (setup.kind === 'level') return [[seat, setup]];
      return [[seat, { kind: 'person', person: setup.kind === 'me' ? by : to }]];
    }),
  );
}

function nameIn({ people }: ChallengeView, id: PersonId): string {
  const person = people.find((other) => other.id === id);
  return person === undefined ? '' : personName(person);
}
