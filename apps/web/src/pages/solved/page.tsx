import '../../style/solved.css';
import { solvedStrings } from '@halma/locales/solved';
import { createResource, For, type JSX, Match, Switch } from 'solid-js';
import { address, navigate } from '../../navigation/address.ts';
import { SOLVED_BOARD_IDS, SOLVED_BOARDS, type SolvedBoardId, solvedBoardOf } from '../../solved/boards.ts';
import { readSolvedGame, type SolvedGame } from '../../solved/solved-game.ts';
import { PerfectGame } from './perfect-game.tsx';

/** The page on which people play a solved game against perfect play. */
export default function SolvedPage(): JSX.Element {
  const chosen = (): SolvedBoardId => solvedBoardOf(address().searchParams.get('board'));
  const [solved, { refetch }] = createResource(chosen, loadSolvedGame);
  return (
    <div class="wrap solved-page">
      <h1>{solvedStrings().title}</h1>
      <p class="lead">{solvedStrings().lead}</p>
      <BoardSelect selected={chosen()} />
      <Switch fallback={<p role="status">{solvedStrings().loading}</p>}>
        <Match when={solved.state === 'errored'}>
          <p role="alert">{solvedStrings().failed}</p>
          <p>
            <button type="button" class="btn" onClick={() => void refetch()}>
              {solvedStrings().tryAgain}
            </button>
          </p>
        </Match>
        <Match when={solved.state === 'ready' && solved()} keyed>
          {(board) => <PerfectGame solved={board} group={SOLVED_BOARDS[chosen()].group} />}
        </Match>
      </Switch>
    </div>
  );
}

/** The choice between the solved boards; the URL names the chosen one. */
function BoardSelect(props: { readonly selected: SolvedBoardId }): JSX.Element {
  return (
    <label class="field">
      <span class="label">{solvedStrings().choice}</span>
      <select
        class="input"
        onChange={(event) => navigate(addressOf(solvedBoardOf(event.currentTarget.value)), 'rename')}
      >
        <For each={SOLVED_BOARD_IDS}>
          {(id) => (
            <option value={id} selected={id === props.selected}>
              {solvedStrings().boards[id]}
            </option>
          )}
        </For>
      </select>
    </label>
  );
}

/** Returns the page's URL for a board, keeping the rest of the current query. */
function addressOf(id: SolvedBoardId): string {
  const next = new URL(address());
  next.searchParams.set('board', id);
  return next.href;
}

async function loadSolvedGame(id: SolvedBoardId): Promise<SolvedGame> {
  const response = await fetch(SOLVED_BOARDS[id].tablebase);
  const solved = response.ok ? await readSolvedGame(new Uint8Array(await response.arrayBuffer())) : undefined;
  if (solved === undefined) throw new Error('the tablebase cannot be read');
  return solved;
}
