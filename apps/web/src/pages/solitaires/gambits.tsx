import { solitaireStrings } from '@halma/locales/solitaires';
import { type Position, playAll, type RulesConfig } from '@halma/rules';
import { createMemo, createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import { Board } from '../../board/board.tsx';
import { createFreePlay } from '../../board/free-play.ts';
import { setUp } from '../../board/set-up.ts';
import { Action } from '../../parts/action.tsx';
import { lineText } from '../../solitaires/crossing.ts';
import { GAMBIT_MOVES, reportGambit } from '../../solitaires/gambit.ts';
import { readLine } from '../../solitaires/line.ts';
import { type StoredGambit, storedGambits, storeGambit } from '../../solitaires/stored-gambits.ts';
import { GambitReportList, GambitTable } from './gambit-report.tsx';
import { MoveKey } from './move-key.tsx';
import { boardCoordinates } from './notation-setting.ts';
import { CountLine, SolitaireLayout } from './solitaire-layout.tsx';
import { PlayStatus } from './status-note.tsx';
import { TakebackButtons } from './takeback-buttons.tsx';

/** The games whose camps the exercise offers, with nineteen, thirteen, fifteen and ten men. */
const GAMES = ['halma-2', 'halma-4', 'grasshopper-10', 'grasshopper-8'] as const;

/** Returns the position with the full camp of one army and no opponent. */
function armyPosition(game: string): Position {
  const config: RulesConfig = { game, preset: 'parker-1885', alone: 'A' };
  return setUp(config);
}

/** First exercise: twenty opening moves of one army, which the player can evaluate, store and compare. */
export function Gambits(): JSX.Element {
  const [game, setGame] = createSignal<string>(GAMES[0]);
  const [storedOpenings, setStoredOpenings] = createSignal(storedGambits(game()));
  const play = createFreePlay(armyPosition(game()));
  const report = createMemo(() => reportGambit(play.start(), play.position()));
  const isOver = (): boolean => play.moves().length >= GAMBIT_MOVES;
  const chooseGame = (next: string): void => {
    setGame(next);
    setStoredOpenings(storedGambits(next));
    play.restart(armyPosition(next));
  };
  const storeOpening = (): void => {
    storeGambit({ ...report(), game: game(), line: lineText(play.position()) });
    setStoredOpenings(storedGambits(game()));
  };
  const show = ({ line }: StoredGambit): void => {
    const start = play.start();
    const moves = readLine(start.rules.board, line);
    const end = moves.ok ? playAll(start, moves.value) : moves;
    if (end.ok) play.show(end.value);
  };
  const id = createUniqueId();
  return (
    <SolitaireLayout
      problem="gambits"
      lead={solitaireStrings().gambits.lead}
      more={solitaireStrings().gambits.more}
      choices={
        <div class="field">
          <label class="label" for={id}>
            {solitaireStrings().gambits.camp}
          </label>
          <select
            id={id}
            class="input"
            value={game()}
            onChange={(event) => chooseGame(event.currentTarget.value)}
          >
            <For each={GAMES}>
              {(name) => <option value={name}>{solitaireStrings().gambits.camps[name] ?? name}</option>}
            </For>
          </select>
        </div>
      }
      aside={
        <>
          <GambitReportList report={report()} />
          <Show when={isOver()}>
            <Action class="btn main" label={solitaireStrings().gambits.keep} onPress={storeOpening} />
          </Show>
          <MoveKey
            title={solitaireStrings().yourMoves}
            board={play.position().rules.board}
            moves={play.moves()}
            ply={play.moves().length}
          />
        </>
      }
    >
      <CountLine number={play.moves().length} label={solitaireStrings().gambits.count} />
      <Board
        label={solitaireStrings().board}
        position={play.position()}
        movable={isOver() ? [] : [1]}
        settings={{
          coordinates: play.position().rules.board.rows.length === 16 ? boardCoordinates() : 'modern',
        }}
        onMove={play.play}
        onRefuse={play.refuse}
      />
      <PlayStatus play={play} isDone={isOver()}>
        <p>{solitaireStrings().gambits.over}</p>
      </PlayStatus>
      <div class="leaf-tools">
        <TakebackButtons play={play} />
      </div>
      <GambitTable gambits={storedOpenings()} onShow={show} />
    </SolitaireLayout>
  );
}
