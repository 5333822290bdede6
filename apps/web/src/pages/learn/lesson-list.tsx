import { learnStrings } from '@halma/locales/learn';
import { For, type JSX, Show } from 'solid-js';
import { setUp } from '../../board/set-up.ts';
import { CHAPTERS, LESSON_IDS, type Lesson, type LessonId } from '../../learn/lesson.ts';
import { LESSONS } from '../../learn/lessons.ts';
import { LazyMiniature } from '../../parts/lazy-miniature.tsx';

const READING_LINKS = [
  ['/solved', 'solved'],
  ['/learn/glossary', 'glossary'],
  ['/learn/history', 'history'],
  ['/learn/books', 'books'],
  ['/print', 'print'],
] as const;

/** The lessons by chapter, and the links to further reading. */
export function LessonList(props: {
  readonly doneLessons: ReadonlySet<LessonId>;
  readonly currentLesson: LessonId | undefined;
}): JSX.Element {
  return (
    <nav aria-label={learnStrings().list}>
      <For each={CHAPTERS}>
        {({ id, lessons }) => (
          <>
            <h2>{learnStrings().chapters[id]}</h2>
            <ol class="lessons">
              <For each={LESSONS.filter((lesson) => lessons.includes(lesson.id))}>
                {(lesson) => (
                  <li>
                    <LessonCard
                      lesson={lesson}
                      isDone={props.doneLessons.has(lesson.id)}
                      isCurrent={props.currentLesson === lesson.id}
                    />
                  </li>
                )}
              </For>
            </ol>
          </>
        )}
      </For>
      <h2>{learnStrings().furtherReading}</h2>
      <ul class="reading">
        <For each={READING_LINKS}>
          {([href, name]) => (
            <li>
              <a href={href}>{learnStrings()[name]}</a>
            </li>
          )}
        </For>
      </ul>
    </nav>
  );
}

function LessonCard(props: {
  readonly lesson: Lesson;
  readonly isDone: boolean;
  readonly isCurrent: boolean;
}): JSX.Element {
  const strings = () => learnStrings().lessons[props.lesson.id];
  return (
    <a
      class="card board-card"
      href={`/learn/${props.lesson.id}`}
      aria-current={props.isCurrent ? 'page' : undefined}
    >
      <LazyMiniature class="picture" position={() => setUp(props.lesson.rules, props.lesson.position)} />
      <span>
        <span class="small quiet">
          {learnStrings().number(LESSON_IDS.indexOf(props.lesson.id) + 1)}{' '}
          <Show when={props.isDone}>{learnStrings().isDone}</Show>
        </span>
        <strong>{strings().title}</strong>
        <span class="small quiet">{strings().about}</span>
      </span>
    </a>
  );
}
