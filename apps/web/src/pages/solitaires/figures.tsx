import { playAll } from '@halma/rules';
import { createEffect, createMemo, createSignal, type JSX, on, Show } from 'solid-js';
import { Board } from '../../board/board.tsx';
import { createFreePlay, positionsTo } from '../../board/free-play.ts';
import { sure } from '../../board/set-up.ts';
import { Choice } from '../../parts/choice.tsx';
import { menInYard } from '../../solitaires/army.ts';
import { FIGURE_MOVES, type FigureVerdict, figureVerdict } from '../../solitaires/figure-verdict.ts';
import { FIGURES, type KeyName, LEAFLETS, WAYS } from '../../solitaires/key-names.ts';
import { keyMoves, keyStart } from '../../solitaires/keys.ts';
import { BackAndRestart } from './buttons.tsx';
import { FigureCards } from './figure-cards.tsx';
import { Count, Leaf } from './leaf.tsx';
import { MoveKey } from './move-key.tsx';
import { margins } from './naming.ts';
import { SaidOf } from './said.tsx';
import { createStepper, StepButtons } from './stepper.tsx';
import { words } from './words.ts';

const MODES = ['key', 'play'] as const;

type Mode = (typeof MODES)[number];

/** Solitaire III: the printed figures, their keys step by step both ways, and the same to be played by oneself. */
export function Figures(props: { readonly figure: string | undefined }): JSX.Element {
  const figure = createMemo(() => FIGURES.find((name) => name === props.figure) ?? 'a');
  const [leaflet, setLeaflet] = createSignal<KeyName['leaflet']>('parker');
  const [way, setWay] = createSignal<KeyName['way']>('bring-out');
  const [mode, setMode] = createSignal<Mode>('key');
  const name = createMemo(() => ({ leaflet: leaflet(), figure: figure(), way: way() }));
  const stepper = createStepper(
    createMemo(() => positionsTo(sure(playAll(keyStart(name()), keyMoves(name()))))),
  );
  const play = createFreePlay(keyStart(name()));
  createEffect(on([figure, way], () => play.restart(keyStart(name())), { defer: true }));
  const isKey = (): boolean => mode() === 'key';
  const verdict = createMemo(() => figureVerdict(play.position(), way()));
  const isMisprinted = (): boolean => leaflet() === 'eckha' && figure() === 'd' && way() === 'yard';
  return (
    <Leaf
      problem="figures"
      lead={words().figures.lead}
      more={words().figures.more}
      choices={
        <>
          <FigureCards figure={figure()} />
          <Choice
            label={words().figures.mode}
            values={MODES}
            chosen={mode()}
            words={words().figures.modes}
            onChoose={setMode}
          />
          <Choice
            label={words().figures.way}
            values={WAYS}
            chosen={way()}
            words={words().figures.ways}
            onChoose={setWay}
          />
          <Choice
            label={words().figures.leaflet}
            values={LEAFLETS}
            chosen={leaflet()}
            words={words().figures.leaflets}
            onChoose={setLeaflet}
          />
        </>
      }
      aside={
        <>
          <MoveKey
            title={isKey() ? words().figures.key : words().yourMoves}
            board={stepper.position().rules.board}
            moves={isKey() ? keyMoves(name()) : play.moves()}
            ply={isKey() ? stepper.ply() : play.moves().length}
            onGo={isKey() ? stepper.go : undefined}
          />
          <Show when={isKey() && isMisprinted()}>
            <p class="small quiet">{words().figures.misprint}</p>
          </Show>
        </>
      }
    >
      <Show
        when={isKey()}
        fallback={
          <>
            <Count
              number={play.moves().length}
              what={words().figures.playCount(menInYard(play.position()))}
            />
            <Board
              label={words().board}
              position={play.position()}
              movable={play.moves().length < FIGURE_MOVES ? [1] : []}
              liking={{ coordinates: margins() }}
              onMove={play.play}
              onRefuse={play.refuse}
            />
            <SaidOf play={play} isDone={verdict() !== null} isGood={isReached(verdict())}>
              {verdictWords(verdict())}
            </SaidOf>
            <div class="leaf-tools">
              <BackAndRestart play={play} />
            </div>
          </>
        }
      >
        <Count number={stepper.ply()} what={words().figures.keyCount} />
        <Board label={words().board} position={stepper.position()} liking={{ coordinates: margins() }} />
        <StepButtons stepper={stepper} />
      </Show>
    </Leaf>
  );
}

function isReached(verdict: FigureVerdict | null): boolean {
  return verdict !== null && verdict.kind !== 'crooked' && verdict.kind !== 'spent';
}

function verdictWords(verdict: FigureVerdict | null): string {
  if (verdict === null) return '';
  const { figures } = words();
  return verdict.kind === 'printed' ? figures.reached(verdict.figure) : figures[verdict.kind];
}
