import { tournamentStrings } from '@halma/locales/tournaments';
import type { TournamentRoundView } from '@halma/protocol';
import { createEffect, createMemo, createSignal, createUniqueId, For, type JSX, on, Show } from 'solid-js';
import { language } from '../../../locale/language.ts';
import { pointsOf } from '../../../online/tournament/crosstable.ts';
import { describeReason } from '../../../online/tournament/describe-tournament.ts';
import { formatPoints } from '../../../online/tournament/points.ts';
import { allRounds, findPart, type RoundPart } from '../../../online/tournament/round-parts.ts';
import { addressOfGame } from '../online-context.ts';
import { RoundParts } from './round-parts.tsx';
import { sideName } from './side-name.ts';
import { useTournament } from './tournament-context.ts';

type Table = TournamentRoundView['tables'][number];
type RoundGame = Table['games'][number];

/** The maximum number of tables that are shown initially in a round. */
const INITIAL_TABLE_COUNT = 12;

/**
 * The rounds paired so far, shown one at a time with their tables, results and byes. A new round opens
 * automatically.
 */
export function RoundsSection(): JSX.Element {
  const { view, rounds, followRounds } = useTournament();
  const [chosenPart, setChosenPart] = createSignal<RoundPart>({ round: view().round, after: 0 });
  const chooseRound = (round: number): RoundPart => setChosenPart({ round, after: 0 });
  // Without the memo, every change to the tournament would replace the visitor's choice.
  const latestRound = createMemo(() => view().round);
  createEffect(on(latestRound, chooseRound, { defer: true }));
  followRounds(() => (chosenPart().round > 0 ? [chosenPart()] : []));
  return (
    <section aria-labelledby="rounds">
      <div class="section-head">
        <h2 id="rounds">{tournamentStrings().rounds.title}</h2>
      </div>
      <Show
        when={chosenPart().round > 0}
        fallback={<p class="small quiet">{tournamentStrings().rounds.none}</p>}
      >
        <RoundChoice count={latestRound()} selected={chosenPart().round} onSelect={chooseRound} />
        <Show
          when={findPart(rounds(), chosenPart())}
          fallback={<p class="quiet">{tournamentStrings().page.loading}</p>}
        >
          {(part) => (
            <>
              <RoundTables round={part()} />
              <RoundParts part={part()} onChoose={(after) => setChosenPart({ round: part().round, after })} />
            </>
          )}
        </Show>
      </Show>
    </section>
  );
}

/** The choice of a round from a list. */
function RoundChoice(props: {
  readonly count: number;
  readonly selected: number;
  readonly onSelect: (round: number) => void;
}): JSX.Element {
  const id = createUniqueId();
  return (
    <div class="round-choice">
      <label class="label" for={id}>
        {tournamentStrings().rounds.round}
      </label>
      <select id={id} class="input" onChange={(event) => props.onSelect(Number(event.currentTarget.value))}>
        <For each={allRounds(props.count)}>
          {(round) => (
            <option value={round} selected={round === props.selected}>
              {round}
            </option>
          )}
        </For>
      </select>
    </div>
  );
}

/** The tables in a round, with the visitor's own tables first. A big screen shows all tables, without links. */
export function RoundTables(props: {
  readonly round: TournamentRoundView;
  readonly isBigScreen?: boolean;
}): JSX.Element {
  const { nameOf, self } = useTournament();
  const [showsAllTables, setShowsAllTables] = createSignal(props.isBigScreen === true);
  const isOwnTable = ({ games }: Table): boolean => games.some(({ sides }) => sides.flat().includes(self()));
  const tables = createMemo(() =>
    props.round.tables.toSorted((one, other) => Number(isOwnTable(other)) - Number(isOwnTable(one))),
  );
  const shownTables = () => (showsAllTables() ? tables() : tables().slice(0, INITIAL_TABLE_COUNT));
  return (
    <>
      <ul class="round-tables">
        <For each={shownTables()}>
          {(table) => (
            <li classList={{ own: isOwnTable(table) }}>
              <span class="small quiet">{tournamentStrings().rounds.table(table.table)}</span>
              <For each={table.games}>
                {(game) => <GameResult game={game} hasLink={props.isBigScreen !== true} />}
              </For>
            </li>
          )}
        </For>
      </ul>
      <Show when={props.round.byes.length > 0}>
        <p class="small quiet">
          {tournamentStrings().rounds.byes(
            props.round.byes.map(nameOf),
            props.round.byeCount - props.round.byes.length,
          )}
        </p>
      </Show>
      <Show when={!showsAllTables() && tables().length > INITIAL_TABLE_COUNT}>
        <button type="button" class="btn dense" onClick={() => setShowsAllTables(true)}>
          {tournamentStrings().rounds.more(tables().length)}
        </button>
      </Show>
    </>
  );
}

/** The sides of a game in turn order with their points, and the state of the game. */
function GameResult(props: { readonly game: RoundGame; readonly hasLink: boolean }): JSX.Element {
  const { nameOf } = useTournament();
  const names = (): readonly string[] => props.game.sides.map((side) => sideName(side, nameOf));
  const isOver = (): boolean => props.game.places !== undefined;
  const result = (side: number): string => {
    const people = props.game.sides[side] ?? [];
    const absent = people.filter((person) => props.game.absent?.includes(person));
    // Of two partners, only the absent one is named, because the other did show up.
    if (absent.length > 0)
      return tournamentStrings().rounds.absent(people.length > 1 ? absent.map(nameOf) : []);
    // No player gets points for the computer's place.
    const points = people.length === 0 ? undefined : pointsOf(props.game, side);
    return points === undefined ? '' : formatPoints(points, language());
  };
  return (
    <div class="round-game">
      <ol aria-label={tournamentStrings().rounds.watch(names().join(', '))}>
        <For each={names()}>
          {(name, side) => (
            <li>
              <span>{name}</span>
              <b class="num">{result(side())}</b>
            </li>
          )}
        </For>
      </ol>
      <Show when={props.game.opened}>
        <Show
          when={props.hasLink}
          fallback={<span class="small">{isOver() ? '' : tournamentStrings().rounds.playing}</span>}
        >
          <a class="small" href={addressOfGame(props.game.game)}>
            {isOver() ? tournamentStrings().rounds.view : tournamentStrings().rounds.playing}
          </a>
        </Show>
      </Show>
      <Show when={props.game.refused}>
        {(code) => <p class="note bad">{tournamentStrings().rounds.refused(code())}</p>}
      </Show>
      <Show when={props.game.corrected}>
        {(why) => <p class="small quiet">{tournamentStrings().rounds.corrected(describeReason(why()))}</p>}
      </Show>
    </div>
  );
}
