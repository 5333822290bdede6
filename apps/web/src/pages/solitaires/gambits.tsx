import { type Position, playAll, type RulesChoice } from '@halma/rules';
import { createMemo, createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import { Board } from '../../board/board.tsx';
import { createFreePlay } from '../../board/free-play.ts';
import { setUp } from '../../board/set-up.ts';
import { Action } from '../../parts/action.tsx';
import { lineText } from '../../solitaires/crossing.ts';
import { GAMBIT_MOVES, reportGambit } from '../../solitaires/gambit.ts';
import { type KeptGambit, keepGambit, keptGambits } from '../../solitaires/kept-gambits.ts';
import { readLine } from '../../solitaires/line.ts';
import { BackAndRestart } from './buttons.tsx';
import { GambitTable, ReportList } from './gambit-report.tsx';
import { Count, Leaf } from './leaf.tsx';
import { MoveKey } from './move-key.tsx';
import { margins } from './naming.ts';
import { SaidOf } from './said.tsx';
import { words } from './words.ts';

/** The games whose yards openings are tried from: nineteen, thirteen, fifteen and ten men. */
const GAMES = ['halma-2', 'halma-4', 'grasshopper-10', 'grasshopper-8'] as const;

function army(game: string): Position {
  const choice: RulesChoice = { game, preset: 'parker-1885', alone: 'A' };
  return setUp(choice);
}

/** First exercise: twenty moves of one army, judged, kept and compared. */
export function Gambits(): JSX.Element {
  const [game, setGame] = createSignal<string>(GAMES[0]);
  const [kept, setKept] = createSignal(keptGambits(game()));
  const play = createFreePlay(army(game()));
  const report = createMemo(() => reportGambit(play.start(), play.position()));
  const isOver = (): boolean => play.moves().length >= GAMBIT_MOVES;
  const change = (next: string): void => {
    setGame(next);
    setKept(keptGambits(next));
    play.restart(army(next));
  };
  const keep = (): void => {
    keepGambit({ ...report(), game: game(), line: lineText(play.position()) });
    setKept(keptGambits(game()));
  };
  const show = ({ line }: KeptGambit): void => {
    const start = play.start();
    const moves = readLine(start.rules.board, line);
    const end = moves.ok ? playAll(start, moves.value) : moves;
    if (end.ok) play.show(end.value);
  };
  const id = createUniqueId();
  return (
    <Leaf
      problem="gambits"
      lead={words().gambits.lead}
      more={words().gambits.more}
      choices={
        <div class="field">
          <label class="label" for={id}>
            {words().gambits.yard}
          </label>
          <select
            id={id}
            class="input"
            value={game()}
            onChange={(event) => change(event.currentTarget.value)}
          >
            <For each={GAMES}>
              {(each) => <option value={each}>{words().gambits.yards[each] ?? each}</option>}
            </For>
          </select>
        </div>
      }
      aside={
        <>
          <ReportList report={report()} />
          <Show when={isOver()}>
            <Action class="btn main" word={words().gambits.keep} onPress={keep} />
          </Show>
          <MoveKey
            title={words().yourMoves}
            board={play.position().rules.board}
            moves={play.moves()}
            ply={play.moves().length}
          />
        </>
      }
    >
      <Count number={play.moves().length} what={words().gambits.count} />
      <Board
        label={words().board}
        position={play.position()}
        movable={isOver() ? [] : [1]}
        liking={{ coordinates: play.position().rules.board.rows.length === 16 ? margins() : 'modern' }}
        onMove={play.play}
        onRefuse={play.refuse}
      />
      <SaidOf play={play} isDone={isOver()}>
        <p>{words().gambits.over}</p>
      </SaidOf>
      <div class="leaf-tools">
        <BackAndRestart play={play} />
      </div>
      <GambitTable kept={kept()} onShow={show} />
    </Leaf>
  );
}
