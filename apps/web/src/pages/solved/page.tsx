import '../../style/solved.css';
import { solvedStrings } from '@halma/locales/solved';
import { createResource, type JSX, Match, Switch } from 'solid-js';
import { readSolvedBoard, type SolvedBoard } from '../../solved/solved-board.ts';
import { PerfectGame } from './perfect-game.tsx';

const TABLEBASE = new URL('../../solved/rhombus-5-3.htb', import.meta.url);

/** The page on which people play a solved game against perfect play. */
export default function SolvedPage(): JSX.Element {
  const [solved, { refetch }] = createResource(loadSolvedBoard);
  return (
    <div class="wrap solved-page">
      <h1>{solvedStrings().title}</h1>
      <p class="lead">{solvedStrings().lead}</p>
      <Switch fallback={<p role="status">{solvedStrings().loading}</p>}>
        <Match when={solved.state === 'errored'}>
          <p role="alert">{solvedStrings().failed}</p>
          <p>
            <button type="button" class="btn" onClick={() => void refetch()}>
              {solvedStrings().tryAgain}
            </button>
          </p>
        </Match>
        <Match when={solved.state === 'ready' && solved()}>
          {(board) => <PerfectGame solved={board()} />}
        </Match>
      </Switch>
    </div>
  );
}

async function loadSolvedBoard(): Promise<SolvedBoard> {
  const response = await fetch(TABLEBASE);
  const solved = response.ok
    ? await readSolvedBoard(new Uint8Array(await response.arrayBuffer()))
    : undefined;
  if (solved === undefined) throw new Error('the tablebase cannot be read');
  return solved;
}
