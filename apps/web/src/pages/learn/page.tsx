import '../../style/learn.css';
import { learnStrings } from '@halma/locales/learn';
import { createMemo, createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { describeLessons } from '../../learn/describe-lessons.ts';
import { findLesson } from '../../learn/lessons.ts';
import { completedLessons, nextLesson, storeLessonDone } from '../../learn/progress.ts';
import { describePage } from '../../navigation/describe-page.ts';
import { Books } from './books.tsx';
import { Glossary } from './glossary.tsx';
import { History } from './history.tsx';
import { LessonBoard } from './lesson-board.tsx';
import { LessonList } from './lesson-list.tsx';

/** The lessons at `/learn`, and the history, glossary and books under that URL. */
export default function LearnPage(props: { readonly path: readonly string[] }): JSX.Element {
  return (
    <Switch fallback={<Lessons name={props.path[0]} />}>
      <Match when={props.path[0] === 'history'}>
        <History />
      </Match>
      <Match when={props.path[0] === 'glossary'}>
        <Glossary />
      </Match>
      <Match when={props.path[0] === 'books'}>
        <Books />
      </Match>
    </Switch>
  );
}

/**
 * The list of lessons, and the board of one of them: the named lesson, or the first lesson that is not done.
 */
function Lessons(props: { readonly name: string | undefined }): JSX.Element {
  const [doneLessons, setDoneLessons] = createSignal(completedLessons());
  const suggestedLesson = nextLesson(doneLessons());
  const lesson = createMemo(() => findLesson(props.name ?? suggestedLesson));
  const title = (): string | undefined => {
    const shownLesson = lesson();
    return shownLesson && learnStrings().lessons[shownLesson.id].title;
  };
  describePage(() => describeLessons(learnStrings(), props.name === undefined ? undefined : lesson()?.id));
  return (
    <div class="learn">
      <section class="learn-list">
        <h1>{learnStrings().title}</h1>
        <p class="lead">{learnStrings().lead}</p>
        <LessonList doneLessons={doneLessons()} currentLesson={lesson()?.id} />
      </section>
      <section
        class="learn-now"
        aria-label={title()}
        data-arrival={props.name === undefined ? undefined : ''}
      >
        <Show
          when={lesson()}
          keyed
          fallback={
            <p>
              {learnStrings().unknown} <a href="/learn">{learnStrings().allLessons}</a>
            </p>
          }
        >
          {(shownLesson) => (
            <LessonBoard
              lesson={shownLesson}
              onDone={() => {
                storeLessonDone(shownLesson.id);
                setDoneLessons(completedLessons());
              }}
            />
          )}
        </Show>
      </section>
    </div>
  );
}
