import { glossaryStrings } from '@halma/locales/glossary';
import { learnStrings } from '@halma/locales/learn';
import { For, type JSX, Show } from 'solid-js';
import { addressOfTerm, LESSON_TERMS } from '../../learn/glossary.ts';
import { LESSON_IDS, type Lesson } from '../../learn/lesson.ts';
import { lessonAfter } from '../../learn/lessons.ts';
import { ExerciseBoard } from './exercise-board.tsx';

/** A lesson: its board, its task, its text, and a link to the next lesson. */
export function LessonBoard(props: { readonly lesson: Lesson; readonly onDone: () => void }): JSX.Element {
  const { lesson } = props;
  const next = lessonAfter(lesson.id);
  const strings = () => learnStrings().lessons[lesson.id];
  return (
    <>
      <ExerciseBoard
        exercise={lesson}
        label={learnStrings().board}
        task={strings().task}
        done={strings().done}
        caption={
          <p class="fig-cap">{learnStrings().figure(LESSON_IDS.indexOf(lesson.id) + 1, strings().title)}</p>
        }
        afterDone={next === undefined && learnStrings().finished}
        nextActions={
          <Show
            when={next}
            fallback={
              <>
                <a class="btn main" href="/play">
                  {learnStrings().play}
                </a>
                <a class="btn" href="/solitaires">
                  {learnStrings().solitaires}
                </a>
              </>
            }
          >
            {(id) => (
              <a class="btn main" href={`/learn/${id()}`}>
                {learnStrings().next}
              </a>
            )}
          </Show>
        }
        onDone={props.onDone}
      />
      <p class="lesson-text">{strings().text}</p>
      <p class="small quiet">
        {glossaryStrings().entries}:{' '}
        <For each={LESSON_TERMS[lesson.id]}>
          {(term, index) => (
            <>
              {index() > 0 && ', '}
              <a href={addressOfTerm(term)}>{glossaryStrings().terms[term].term}</a>
            </>
          )}
        </For>
      </p>
    </>
  );
}
