import '../../style/learn.css';
import { createMemo, createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { lessonOf } from '../../learn/lessons.ts';
import { keepDone, lessonsDone, nextLesson } from '../../learn/progress.ts';
import { Books } from './books.tsx';
import { History } from './history.tsx';
import { LessonBoard } from './lesson-board.tsx';
import { LessonList } from './lesson-list.tsx';
import { words } from './words.ts';

/** Lessons at `/learn` and below it, and what there is to read about the game. */
export default function LearnPage(props: { readonly path: readonly string[] }): JSX.Element {
  return (
    <Switch fallback={<Lessons name={props.path[0]} />}>
      <Match when={props.path[0] === 'history'}>
        <History />
      </Match>
      <Match when={props.path[0] === 'books'}>
        <Books />
      </Match>
    </Switch>
  );
}

/** The list, and beside it the board of the lesson; without a name that of the lesson to go on with. */
function Lessons(props: { readonly name: string | undefined }): JSX.Element {
  const [done, setDone] = createSignal(lessonsDone());
  const first = nextLesson(done());
  const lesson = createMemo(() => lessonOf(props.name ?? first));
  return (
    <div class="learn">
      <section class="learn-list">
        <h1>{words().title}</h1>
        <p class="lead">{words().lead}</p>
        <LessonList done={done()} now={lesson()?.id} />
      </section>
      <div class="learn-now">
        <Show
          when={lesson()}
          keyed
          fallback={
            <p>
              {words().unknown} <a href="/learn">{words().allLessons}</a>
            </p>
          }
        >
          {(shown) => (
            <LessonBoard
              lesson={shown}
              onDone={() => {
                keepDone(shown.id);
                setDone(lessonsDone());
              }}
            />
          )}
        </Show>
      </div>
    </div>
  );
}
