import { galleryStrings } from '@halma/locales/gallery';
import { gameNames } from '@halma/locales/game-names';
import { guideStrings } from '@halma/locales/guide';
import { makeRules } from '@halma/rules';
import { type JSX, Show, Suspense } from 'solid-js';
import { unwrap } from '../../board/set-up.ts';
import type { GuideAddress } from '../../guide/addresses.ts';
import { playerCounts, TYPICAL_MINUTES } from '../../guide/cards.ts';
import { describeGames } from '../../guide/describe-games.ts';
import { GUIDES } from '../../guide/guides.ts';
import { RulesText } from '../../guide/rules-text.tsx';
import { describePage } from '../../navigation/describe-page.ts';
import { Action } from '../../parts/action.tsx';
import { createWhenIdle } from '../../parts/idle.ts';
import { optionalPart } from '../../parts/optional-part.ts';
import { ExerciseBoard } from '../learn/exercise-board.tsx';
import { createCurrentGames } from './current-games.ts';
import { FurtherLinks } from './further-links.tsx';
import { PlayLinks } from './play-links.tsx';
import { RuleFigures } from './rule-figures.tsx';
import { Options, Records, Variants } from './variants.tsx';

// The open games are at the end of the page, so they load after it.
const OpenGames = optionalPart(() => import('./open-games.tsx'));

/** A game's page: its description, a position to try, its rules, its variants, and the games in progress. */
export function GamePage(props: GuideAddress): JSX.Element {
  const { group, game, namesGame } = props;
  const currentGames = createCurrentGames(group);
  const name = (): string => galleryStrings().groups[group].name;
  const introduction = () => guideStrings().introductions[group];
  const exercise = () => guideStrings().exercises[group];
  // These parts are below the fold. The page computes them one at a time and handles input in between.
  const rules = createWhenIdle(() => unwrap(makeRules({ game })));
  const showsFurtherParts = createWhenIdle(() => true);
  describePage(() => ({
    ...describeGames(galleryStrings(), group),
    ...(namesGame && { title: gameNames().titles[game] }),
  }));
  return (
    <article class="wrap guide">
      <div class="guide-top">
        <div class="guide-intro">
          <p class="kicker">
            <a href="/games">{galleryStrings().title}</a>
          </p>
          <h1>{name()}</h1>
          <p class="lead">{introduction().lead}</p>
          <p class="guide-facts">
            <span>{galleryStrings().players(playerCounts(group))}</span>
            <span>{galleryStrings().minutes(TYPICAL_MINUTES[game])}</span>
            <Show when={GUIDES[group].year}>{(year) => <span>{guideStrings().since(year())}</span>}</Show>
          </p>
          <PlayLinks game={game} waitingCount={currentGames.openGames().length} />
        </div>
        <section class="try" aria-label={guideStrings().tryIt}>
          <ExerciseBoard
            exercise={GUIDES[group].exercise}
            label={guideStrings().board}
            task={`${guideStrings().tryIt} ${exercise().task}`}
            done={exercise().done}
          />
        </section>
      </div>
      <RuleFigures group={group} />
      <section id="rules" class="full-rules">
        <div class="section-head">
          <h2>{guideStrings().fullRules}</h2>
          <Action class="btn bare dense" label={guideStrings().actions.print} onPress={() => print()} />
        </div>
        <Show when={rules()}>{(gameRules) => <RulesText rules={gameRules()} />}</Show>
        <p class="small quiet">
          {guideStrings().source}: {introduction().source}
        </p>
      </section>
      <Show when={showsFurtherParts()}>
        <div class="guide-columns">
          <Variants group={group} game={game} />
          <Suspense>
            <OpenGames games={currentGames} />
          </Suspense>
          <Options group={group} />
          <Records group={group} />
          <FurtherLinks group={group} game={game} />
        </div>
      </Show>
    </article>
  );
}
