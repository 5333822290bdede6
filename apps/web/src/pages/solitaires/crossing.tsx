import type { Position } from '@halma/rules';
import { createMemo, createSignal, createUniqueId, type JSX, Show } from 'solid-js';
import { Board } from '../../board/board.tsx';
import { createFreePlay } from '../../board/free-play.ts';
import { Action } from '../../parts/action.tsx';
import { fullYard, menAcross } from '../../solitaires/army.ts';
import { type CrossingCheck, checkCrossingText, known, storedEnd } from '../../solitaires/crossing.ts';
import { bestCrossing, enterCrossing } from '../../solitaires/record-desk.ts';
import { rulesWords } from '../../words/rules.ts';
import { BackAndRestart } from './buttons.tsx';
import { Count, Leaf } from './leaf.tsx';
import { MoveKey } from './move-key.tsx';
import { margins } from './naming.ts';
import { Said, SaidOf } from './said.tsx';
import { words } from './words.ts';

/** Solitaire II: the army crosses the empty board, and the record desk. */
export function Crossing(): JSX.Element {
  const play = createFreePlay(fullYard());
  const [best, setBest] = createSignal(bestCrossing());
  const [isNewBest, setNewBest] = createSignal(false);
  const enter = (end: Position): void => {
    setNewBest(enterCrossing(end));
    setBest(bestCrossing());
  };
  const isDone = createMemo(() => play.position().outcome !== null);
  const comparison = (): string => {
    const kept = best();
    if (isNewBest()) return words().crossing.newBest;
    return kept === undefined ? '' : words().crossing.notBest(kept.ply);
  };
  const moves = (): number => play.moves().length;
  return (
    <Leaf
      problem="crossing"
      lead={words().crossing.lead}
      more={words().crossing.more}
      aside={
        <>
          <MoveKey
            title={words().yourMoves}
            board={play.position().rules.board}
            moves={play.moves()}
            ply={moves()}
          />
          <RecordDesk best={best()} onEntered={enter} onShow={play.show} />
        </>
      }
    >
      <Count number={moves()} what={words().crossing.count(moves(), menAcross(play.position()))} />
      <Board
        label={words().board}
        position={play.position()}
        movable={[1]}
        liking={{ coordinates: margins() }}
        onMove={(move) => {
          play.play(move);
          if (isDone()) enter(play.position());
        }}
        onRefuse={play.refuse}
      />
      <SaidOf play={play} isDone={isDone()}>
        <p>
          {words().crossing.done(moves())} {comparison()}
        </p>
      </SaidOf>
      <div class="leaf-tools">
        <BackAndRestart play={play} />
      </div>
    </Leaf>
  );
}

/** The best line of this device, and how another one is entered. */
function RecordDesk(props: {
  readonly best: Position | undefined;
  readonly onEntered: (end: Position) => void;
  readonly onShow: (end: Position) => void;
}): JSX.Element {
  const id = createUniqueId();
  const [text, setText] = createSignal('');
  const [check, setCheck] = createSignal<CrossingCheck | null>(null);
  const replay = (): void => {
    const found = checkCrossingText(text());
    setCheck(found);
    if (found.kind === 'across') {
      props.onEntered(found.end);
      props.onShow(found.end);
    }
  };
  return (
    <section class="desk" aria-label={words().crossing.desk}>
      <h2 class="key-title">{words().crossing.desk}</h2>
      <p>{props.best === undefined ? words().crossing.none : words().crossing.best(props.best.ply)}</p>
      <p class="small quiet">
        {words().crossing.stored(storedEnd().ply)} {words().crossing.bound(known().atLeast)}
      </p>
      <div class="leaf-tools">
        <Show when={props.best}>
          {(best) => (
            <Action class="btn dense" word={words().crossing.show} onPress={() => props.onShow(best())} />
          )}
        </Show>
        <Action
          class="btn dense"
          word={words().crossing.showStored}
          onPress={() => props.onShow(storedEnd())}
        />
      </div>
      <div class="field">
        <label class="label" for={id}>
          {words().crossing.paste}
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
          {words().crossing.pasteHint}
        </p>
        <Action class="btn dense" word={words().crossing.check} onPress={replay} />
      </div>
      <Said isGood={check()?.kind === 'across'}>{checkWords(check())}</Said>
    </section>
  );
}

function checkWords(check: CrossingCheck | null): string {
  if (check === null) return '';
  if (check.kind === 'across') return words().crossing.entered(check.end.ply);
  if (check.kind === 'short') return words().crossing.short(check.end.ply, check.home);
  return words().refusedAt(check.refusal.ply ?? 1, rulesWords().refusal(check.refusal));
}
