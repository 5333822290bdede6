import { rulesStrings } from '@halma/locales/rules';
import { solitaireStrings } from '@halma/locales/solitaires';
import type { Position } from '@halma/rules';
import { createMemo, createSignal, createUniqueId, type JSX, Show } from 'solid-js';
import { Board } from '../../board/board.tsx';
import { createFreePlay } from '../../board/free-play.ts';
import { Action } from '../../parts/action.tsx';
import { fullCamp, menInTarget } from '../../solitaires/army.ts';
import {
  type CrossingCheck,
  checkCrossingText,
  endOfKnownCrossing,
  knownCrossing,
} from '../../solitaires/crossing.ts';
import { bestCrossing, storeIfBest } from '../../solitaires/crossing-record.ts';
import { MoveKey } from './move-key.tsx';
import { boardCoordinates } from './notation-setting.ts';
import { CountLine, SolitaireLayout } from './solitaire-layout.tsx';
import { PlayStatus, StatusNote } from './status-note.tsx';
import { TakebackButtons } from './takeback-buttons.tsx';

/**
 * Solitaire II: the army crosses the empty board in few moves. The page stores the best crossing on this
 * device.
 */
export function Crossing(): JSX.Element {
  const play = createFreePlay(fullCamp());
  const [best, setBest] = createSignal(bestCrossing());
  /** How the crossing on the board compares with the best one; undefined for one that the page merely shows. */
  const [comparison, setComparison] = createSignal<'newBest' | 'notBest'>();
  const saveIfBest = (end: Position): void => {
    setComparison(storeIfBest(end) ? 'newBest' : 'notBest');
    setBest(bestCrossing());
  };
  const isDone = createMemo(() => play.position().outcome !== null);
  const describeComparison = (): string => {
    const bestEnd = best();
    if (comparison() === 'newBest') return solitaireStrings().crossing.newBest;
    return comparison() === undefined || bestEnd === undefined
      ? ''
      : solitaireStrings().crossing.notBest(bestEnd.ply);
  };
  const moveCount = (): number => play.moves().length;
  return (
    <SolitaireLayout
      problem="crossing"
      lead={solitaireStrings().crossing.lead}
      more={solitaireStrings().crossing.more}
      aside={
        <>
          <MoveKey
            title={solitaireStrings().yourMoves}
            board={play.position().rules.board}
            moves={play.moves()}
            ply={moveCount()}
          />
          <RecordPanel
            best={best()}
            onEnter={(end) => {
              saveIfBest(end);
              play.show(end);
            }}
            onShow={(end) => {
              setComparison(undefined);
              play.show(end);
            }}
          />
        </>
      }
    >
      <CountLine
        number={moveCount()}
        label={solitaireStrings().crossing.count(moveCount(), menInTarget(play.position()))}
      />
      <Board
        label={solitaireStrings().board}
        position={play.position()}
        movable={[1]}
        settings={{ coordinates: boardCoordinates() }}
        onMove={(move) => {
          play.play(move);
          if (isDone()) saveIfBest(play.position());
        }}
        onRefuse={play.refuse}
      />
      <PlayStatus play={play} isDone={isDone()}>
        <p>
          {solitaireStrings().crossing.done(moveCount())} {describeComparison()}
        </p>
      </PlayStatus>
      <div class="leaf-tools">
        <TakebackButtons play={play} />
      </div>
    </SolitaireLayout>
  );
}

/** The best crossing on this device, and a field for entering another one. */
function RecordPanel(props: {
  readonly best: Position | undefined;
  readonly onEnter: (end: Position) => void;
  readonly onShow: (end: Position) => void;
}): JSX.Element {
  const id = createUniqueId();
  const [text, setText] = createSignal('');
  const [check, setCheck] = createSignal<CrossingCheck | null>(null);
  const checkText = (): void => {
    const result = checkCrossingText(text());
    setCheck(result);
    if (result.kind === 'across') props.onEnter(result.end);
  };
  return (
    <section class="record-panel" aria-label={solitaireStrings().crossing.record}>
      <h2 class="key-title">{solitaireStrings().crossing.record}</h2>
      <p>
        {props.best === undefined
          ? solitaireStrings().crossing.none
          : solitaireStrings().crossing.best(props.best.ply)}
      </p>
      <p class="small quiet">
        {solitaireStrings().crossing.stored(endOfKnownCrossing().ply)}{' '}
        {solitaireStrings().crossing.bound(knownCrossing().lowerBound)}
      </p>
      <div class="leaf-tools">
        <Show when={props.best}>
          {(best) => (
            <Action
              class="btn dense"
              label={solitaireStrings().crossing.show}
              onPress={() => props.onShow(best())}
            />
          )}
        </Show>
        <Action
          class="btn dense"
          label={solitaireStrings().crossing.showStored}
          onPress={() => props.onShow(endOfKnownCrossing())}
        />
      </div>
      <div class="field">
        <label class="label" for={id}>
          {solitaireStrings().crossing.paste}
        </label>
        <textarea
          id={id}
          class="input"
          rows={4}
          spellcheck={false}
          aria-describedby={`${id}-hint`}
          value={text()}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <p class="small quiet" id={`${id}-hint`}>
          {solitaireStrings().crossing.pasteHint}
        </p>
        <Action class="btn dense" label={solitaireStrings().crossing.check} onPress={checkText} />
      </div>
      <StatusNote isGood={check()?.kind === 'across'}>{describeCheck(check())}</StatusNote>
    </section>
  );
}

function describeCheck(check: CrossingCheck | null): string {
  if (check === null) return '';
  if (check.kind === 'across') return solitaireStrings().crossing.entered(check.end.ply);
  if (check.kind === 'short') return solitaireStrings().crossing.incomplete(check.end.ply, check.homeCount);
  return solitaireStrings().refusedAt(check.refusal.ply ?? 1, rulesStrings().refusal(check.refusal));
}
