import { tournamentStrings } from '@halma/locales/tournaments';
import type { TournamentRoundView } from '@halma/protocol';
import { createEffect, createMemo, createSignal, createUniqueId, For, type JSX, on, Show } from 'solid-js';
import { hasResult, placesFrom, recordedPlaces } from '../../../online/tournament/crosstable.ts';
import { describeReason } from '../../../online/tournament/describe-tournament.ts';
import { allRounds, findPart, type RoundPart } from '../../../online/tournament/round-parts.ts';
import { ReasonField } from './organiser-dialogs.tsx';
import { PlayerChoice } from './player-choice.tsx';
import { NotRatedNote, Question } from './question.tsx';
import { RoundParts } from './round-parts.tsx';
import { sideName } from './side-name.ts';
import { useTournament } from './tournament-context.ts';

interface DialogProps {
  readonly onClose: () => void;
}

type RoundGame = TournamentRoundView['tables'][number]['games'][number];

/** A game of the chosen round, with the number of its table. */
interface TableGame {
  readonly table: number;
  readonly game: RoundGame;
}

/** The choice of a round and one of its games. */
interface GameChoice {
  readonly round: () => number;
  readonly choosePart: (part: RoundPart) => void;
  /** The chosen part of the round; undefined until it is loaded. */
  readonly part: () => TournamentRoundView | undefined;
  readonly games: () => readonly TableGame[];
  readonly chosenGame: () => TableGame | undefined;
  readonly chooseGame: (gameId: string) => void;
}

/**
 * Creates the state for choosing a game; initially, the first game of the latest round is chosen. If the
 * chosen game is no longer offered, for example because it has ended, no game is chosen until the organiser
 * chooses another.
 *
 * @param isOffered whether a game can be chosen
 * @param canStartEarlier whether the previous round is chosen initially if the latest one has no game to choose
 */
function createGameChoice(isOffered: (game: RoundGame) => boolean, canStartEarlier: boolean): GameChoice {
  const { view, rounds, followRounds } = useTournament();
  const [chosenPart, setChosenPart] = createSignal<RoundPart>({ round: view().round, after: 0 });
  const [gameId, setGameId] = createSignal<string>();
  let mayStartEarlier = canStartEarlier && view().round > 1;
  followRounds(() => (chosenPart().round > 0 ? [chosenPart()] : []));
  const part = createMemo(() => findPart(rounds(), chosenPart()));
  const games = createMemo(() =>
    (part()?.tables ?? []).flatMap((table) =>
      table.games.filter(isOffered).map((game): TableGame => ({ table: table.table, game })),
    ),
  );
  createEffect(
    on(games, ([first]) => {
      if (gameId() === undefined && first !== undefined) setGameId(first.game.game);
    }),
  );
  createEffect(() => {
    if (!mayStartEarlier || part() === undefined) return;
    mayStartEarlier = false;
    if (games().length === 0) setChosenPart(({ round }) => ({ round: round - 1, after: 0 }));
  });
  return {
    round: () => chosenPart().round,
    choosePart: (next) => {
      mayStartEarlier = false;
      setGameId(undefined);
      setChosenPart(next);
    },
    part,
    games,
    chosenGame: () => games().find(({ game }) => game.game === gameId()),
    chooseGame: setGameId,
  };
}

function GameFields(props: { readonly choice: GameChoice }): JSX.Element {
  const { view, nameOf } = useTournament();
  const id = createUniqueId();
  return (
    <>
      <label class="label" for={`${id}-round`}>
        {tournamentStrings().organiser.round}
      </label>
      <select
        id={`${id}-round`}
        class="input"
        onChange={(event) => props.choice.choosePart({ round: Number(event.currentTarget.value), after: 0 })}
      >
        <For each={allRounds(view().round)}>
          {(round) => (
            <option value={round} selected={round === props.choice.round()}>
              {round}
            </option>
          )}
        </For>
      </select>
      <Show when={props.choice.part()}>
        {(part) => (
          <RoundParts
            part={part()}
            onChoose={(after) => props.choice.choosePart({ round: props.choice.round(), after })}
          />
        )}
      </Show>
      <label class="label" for={`${id}-game`}>
        {tournamentStrings().organiser.game}
      </label>
      <Show
        when={props.choice.games().length > 0}
        fallback={<p class="quiet">{tournamentStrings().organiser.noGames}</p>}
      >
        <select
          id={`${id}-game`}
          class="input"
          required
          onChange={(event) => props.choice.chooseGame(event.currentTarget.value)}
        >
          <Show when={props.choice.chosenGame() === undefined}>
            <option value="" disabled selected>
              {tournamentStrings().organiser.chooseGame}
            </option>
          </Show>
          <For each={props.choice.games()}>
            {({ table, game }) => (
              <option value={game.game} selected={game.game === props.choice.chosenGame()?.game.game}>
                {tournamentStrings().organiser.gameLabel(
                  table,
                  game.sides.map((side) => sideName(side, nameOf)).join(', '),
                )}
              </option>
            )}
          </For>
        </select>
      </Show>
    </>
  );
}

/** Replaces the result of a game. The form starts with the recorded result; a game in progress has none. */
export function CorrectionDialog(props: DialogProps): JSX.Element {
  const { nameOf, send } = useTournament();
  const choice = createGameChoice((game) => hasResult(game) || game.refused !== undefined, true);
  const [reason, setReason] = createSignal('');
  const [changes, setChanges] = createSignal<ReadonlyMap<string, number>>(new Map());
  /** Returns the place of a side, as chosen or recorded; undefined if there is none. */
  const placeOf = (game: RoundGame, side: number): number | undefined =>
    changes().get(`${game.game}/${side}`) ?? recordedPlaces(game)?.[side];
  const [changedGame, setChangedGame] = createSignal<string>();
  createEffect(
    on(
      () => choice.chosenGame()?.game,
      (game, previous) => {
        if (game === undefined || game.game !== previous?.game || hasSamePlaces(game, previous)) return;
        // The organiser's choices were meant to replace a result that has changed in the meantime.
        setChanges(new Map());
        setChangedGame(game.game);
      },
    ),
  );
  const confirm = () => {
    const chosen = choice.chosenGame()?.game;
    if (chosen === undefined) return Promise.resolve({ code: 'unknown-game-id' } as const);
    // The form requires a place for each side.
    const places = placesFrom(chosen.sides.map((_, side) => placeOf(chosen, side) ?? chosen.sides.length));
    const { game, places: seen = [] } = chosen;
    return send({ do: 'correct', game, places, why: reason().trim(), seen });
  };
  return (
    <Question
      title={tournamentStrings().organiser.correct}
      text={tournamentStrings().organiser.correctText}
      confirmLabel={tournamentStrings().organiser.correct}
      canConfirm={choice.chosenGame() !== undefined}
      onClose={props.onClose}
      onConfirm={confirm}
    >
      <GameFields choice={choice} />
      <Show when={choice.chosenGame()}>
        {(chosen) => (
          <For each={chosen().game.sides}>
            {(side, index) => (
              <label class="amount">
                <span class="label">{tournamentStrings().organiser.placeOf(sideName(side, nameOf))}</span>
                <select
                  class="input"
                  required
                  onChange={(event) => {
                    const key = `${chosen().game.game}/${index()}`;
                    const place = Number(event.currentTarget.value);
                    setChanges((previous) => new Map([...previous, [key, place]]));
                  }}
                >
                  <Show when={placeOf(chosen().game, index()) === undefined}>
                    <option value="" selected />
                  </Show>
                  <For each={chosen().game.sides}>
                    {(_, place) => (
                      <option value={place() + 1} selected={placeOf(chosen().game, index()) === place() + 1}>
                        {tournamentStrings().rounds.place(place() + 1)}
                      </option>
                    )}
                  </For>
                </select>
              </label>
            )}
          </For>
        )}
      </Show>
      <Show when={choice.chosenGame()?.game.corrected}>
        {(why) => <p class="small quiet">{tournamentStrings().rounds.corrected(describeReason(why()))}</p>}
      </Show>
      <p class="small" role="status">
        {changedGame() !== undefined && changedGame() === choice.chosenGame()?.game.game
          ? tournamentStrings().organiser.resultChanged
          : ''}
      </p>
      <ReasonField value={reason()} onInput={setReason} />
    </Question>
  );
}

/** Returns whether two versions of a game have the same recorded result. */
function hasSamePlaces(one: RoundGame, other: RoundGame): boolean {
  return JSON.stringify(recordedPlaces(one)) === JSON.stringify(recordedPlaces(other));
}

/** Makes a player forfeit an unfinished game. */
export function ForfeitDialog(props: DialogProps): JSX.Element {
  const { nameOf, send } = useTournament();
  const choice = createGameChoice((game) => !hasResult(game), false);
  const [person, setPerson] = createSignal('');
  const players = (): readonly string[] => choice.chosenGame()?.game.sides.flat() ?? [];
  const chosenPlayer = (): string => (players().includes(person()) ? person() : '');
  const confirm = () => {
    const game = choice.chosenGame()?.game.game;
    return game === undefined
      ? Promise.resolve({ code: 'unknown-game-id' } as const)
      : send({ do: 'forfeit', game, person: chosenPlayer() });
  };
  return (
    <Question
      title={tournamentStrings().organiser.forfeit}
      text={tournamentStrings().organiser.forfeitText}
      confirmLabel={tournamentStrings().organiser.forfeit}
      canConfirm={chosenPlayer() !== ''}
      onClose={props.onClose}
      onConfirm={confirm}
    >
      <NotRatedNote person={chosenPlayer()} />
      <GameFields choice={choice} />
      <PlayerChoice players={players()} nameOf={nameOf} selected={chosenPlayer()} onSelect={setPerson} />
    </Question>
  );
}
