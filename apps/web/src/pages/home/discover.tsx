import { galleryStrings } from '@halma/locales/gallery';
import { homeStrings } from '@halma/locales/home';
import { learnStrings } from '@halma/locales/learn';
import { solitaireStrings } from '@halma/locales/solitaires';
import { GAME_GROUPS, type GameGroup } from '@halma/rules';
import { For, type JSX } from 'solid-js';
import { setUp } from '../../board/set-up.ts';
import { addressOfGroup } from '../../guide/addresses.ts';
import { CARDS, minuteRange, playerCounts } from '../../guide/cards.ts';
import { LESSON_IDS } from '../../learn/lesson.ts';
import { LESSONS } from '../../learn/lessons.ts';
import { LazyMiniature } from '../../parts/lazy-miniature.tsx';
import { PICTURES } from '../../solitaires/pictures.ts';
import { PROBLEMS, problemAddress } from '../../solitaires/problems.ts';
import { dayNumber, entryOfTheDay } from './of-the-day.ts';

/** The groups in the strip. The gallery shows all groups. */
const STRIP_GROUPS: readonly GameGroup[] = GAME_GROUPS.slice(0, 6);

/** The other parts of the site: the games, a lesson of the day and a solitaire of the day. */
export default function Discover(): JSX.Element {
  return (
    <>
      <GameStrip />
      <div class="home-today">
        <LessonOfTheDay />
        <SolitaireOfTheDay />
      </div>
    </>
  );
}

function GameStrip(): JSX.Element {
  return (
    <section aria-labelledby="games">
      <div class="section-head">
        <h2 id="games">{homeStrings().games}</h2>
        <a href="/games">{homeStrings().allGames(GAME_GROUPS.length)}</a>
      </div>
      <ul class="game-strip">
        <For each={STRIP_GROUPS}>
          {(group) => (
            <li>
              <a href={addressOfGroup(group)}>
                <LazyMiniature
                  class="strip-board"
                  position={() => setUp(CARDS[group].picture.rules, CARDS[group].picture.position)}
                />
                <strong>{galleryStrings().groups[group].name}</strong>
                <span class="small quiet">
                  {galleryStrings().players(playerCounts(group))} ·{' '}
                  {galleryStrings().minutes(...minuteRange(group))}
                </span>
              </a>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

function LessonOfTheDay(): JSX.Element {
  const lesson = entryOfTheDay(LESSONS, dayNumber(new Date()));
  const strings = () => learnStrings().lessons[lesson.id];
  return (
    <section aria-labelledby="lesson-of-the-day">
      <div class="section-head">
        <h2 id="lesson-of-the-day">{homeStrings().lesson}</h2>
        <a href="/learn">{homeStrings().allLessons}</a>
      </div>
      <a class="day-card" href={`/learn/${lesson.id}`}>
        <LazyMiniature class="day-board" position={() => setUp(lesson.rules, lesson.position)} />
        <span class="card-text">
          <strong>{strings().title}</strong>
          <span class="quiet">{strings().about}</span>
          <span class="small quiet">
            {homeStrings().lessonNumber(LESSON_IDS.indexOf(lesson.id) + 1, LESSON_IDS.length)}
          </span>
        </span>
      </a>
    </section>
  );
}

function SolitaireOfTheDay(): JSX.Element {
  const problem = entryOfTheDay(PROBLEMS, dayNumber(new Date()));
  const strings = () => solitaireStrings().problems[problem];
  return (
    <section aria-labelledby="solitaire-of-the-day">
      <div class="section-head">
        <h2 id="solitaire-of-the-day">{homeStrings().solitaire}</h2>
        <a href="/solitaires">{homeStrings().allSolitaires}</a>
      </div>
      <a class="day-card" href={problemAddress(problem)}>
        <LazyMiniature class="day-board" position={PICTURES[problem]} />
        <span class="card-text">
          <strong>{strings().title}</strong>
          <span class="quiet">{strings().about}</span>
          <span class="small quiet">{strings().kicker}</span>
        </span>
      </a>
    </section>
  );
}
