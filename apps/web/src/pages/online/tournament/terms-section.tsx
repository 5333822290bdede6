import { gameTitle } from '@halma/locales/game-names';
import { newGameStrings } from '@halma/locales/new-game';
import { tournamentStrings } from '@halma/locales/tournaments';
import { type GameId, isGameId } from '@halma/rules';
import { For, type JSX, Show } from 'solid-js';
import { LEVELS } from '../../../game/player.ts';
import { addressOfGame as addressOfRules } from '../../../guide/addresses.ts';
import { describeClock } from '../../../online/game-terms.ts';
import { formatStart } from '../../../online/tournament/describe-tournament.ts';
import { hasFixedPairs } from '../../../online/tournament/entrants.ts';
import { FORMATS, sideCountOf } from '../../../online/tournament/formats.ts';
import { useTournament } from './tournament-context.ts';

const MINUTE_MS = 60_000;

/** The terms of a tournament in words. */
export function TermsSection(): JSX.Element {
  const { view } = useTournament();
  const setup = () => view().setup;
  const strings = () => tournamentStrings().terms;
  const gameId = (): GameId | undefined => {
    const { game } = setup().rules;
    return isGameId(game) ? game : undefined;
  };
  const oddText = (): string => {
    const level = LEVELS.find((candidate) => candidate === setup().level) ?? 1;
    return setup().odd === 'bye'
      ? strings().oddValues.bye(sideCountOf({ seats: view().seats, hasPartners: view().partners === true }))
      : strings().oddValues.computer(newGameStrings().labels.level(level));
  };
  const entryText = (): string => {
    const people = strings().entries[setup().entry];
    const entrantsText = setup().bots === true ? strings().withBots(people) : people;
    return view().hasPassword ? strings().withPassword(entrantsText) : entrantsText;
  };
  const roundsRow = (): readonly [string, string] =>
    setup().minutes === undefined
      ? [strings().rounds, String(view().rounds || setup().rounds || strings().roundsUsual)]
      : [strings().length, strings().pauses(setup().minutes ?? 0)];
  const isArena = (): boolean => !FORMATS[setup().format].hasRounds;
  /** The terms that only arenas have, or that all other formats have. */
  const courseRows = (): readonly (readonly [string, string])[] =>
    isArena()
      ? [
          [strings().points, strings().arenaPoints(view().seats)],
          [strings().lateEntry, strings().untilLastTables],
          [strings().breaks, strings().breaksText],
        ]
      : [
          [strings().meeting, strings().games(setup().games)],
          [
            strings().pause,
            setup().pause === 0 ? strings().noPause : strings().pauses(Math.ceil(setup().pause / MINUTE_MS)),
          ],
        ];
  const tablesText = (): string => {
    if (hasFixedPairs(view())) return strings().fixedPartners(view().seats);
    return (view().partners ? strings().partners : strings().seats)(view().seats);
  };
  const rows = (): readonly (readonly [string, string])[] => [
    [strings().format, tournamentStrings().formats[setup().format].about],
    [strings().clock, describeClock(setup())],
    [strings().tables, tablesText()],
    roundsRow(),
    ...courseRows(),
    ...(setup().odd === 'computer' || FORMATS[setup().format].hasByes
      ? [[strings().odd, oddText()] as const]
      : []),
    [strings().entry, entryText()],
    ...(setup().rated === true ? [[strings().rated, strings().ratedText] as const] : []),
    [strings().start, formatStart(setup().startsAt)],
  ];
  return (
    <section class="card panel" aria-labelledby="terms">
      <h2 id="terms">{strings().title}</h2>
      <Show when={setup().text}>
        {(text) => (
          <div>
            <h3 class="label">{strings().text}</h3>
            <p class="small organiser-text">{text()}</p>
          </div>
        )}
      </Show>
      <dl class="facts small">
        <div>
          <dt>{strings().game}</dt>
          <dd>
            <Show when={gameId()} fallback={gameTitle(setup().rules.game)}>
              {(game) => <a href={addressOfRules(game())}>{gameTitle(game())}</a>}
            </Show>
          </dd>
        </div>
        <For each={rows()}>
          {([name, value]) => (
            <div>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          )}
        </For>
      </dl>
      <Show when={setup().clock.kind === 'real-time'}>
        <p class="small quiet">{strings().arrival}</p>
      </Show>
    </section>
  );
}
