import { solitaireWords } from '@halma/locales/solitaires';
import { playAll } from '@halma/rules';
import { createEffect, createMemo, createSignal, type JSX, on, Show } from 'solid-js';
import { Board } from '../../board/board.tsx';
import { createFreePlay, positionsTo } from '../../board/free-play.ts';
import { unwrap } from '../../board/set-up.ts';
import { Choice } from '../../parts/choice.tsx';
import { menInCamp } from '../../solitaires/army.ts';
import { FIGURE_MOVES, type FigureVerdict, figureVerdict } from '../../solitaires/figure-verdict.ts';
import { FIGURES, KEY_DIRECTIONS, type KeyName, LEAFLETS } from '../../solitaires/key-names.ts';
import { keyMoves, keyStart } from '../../solitaires/keys.ts';
import { BackAndRestart } from './buttons.tsx';
import { FigureCards } from './figure-cards.tsx';
import { MoveKey } from './move-key.tsx';
import { boardCoordinates } from './notation-setting.ts';
import { CountLine, SolitaireLayout } from './solitaire-layout.tsx';
import { PlayStatus } from './status-note.tsx';
import { createStepper, StepButtons } from './stepper.tsx';

const MODES = ['key', 'play'] as const;

type Mode = (typeof MODES)[number];

/** Solitaire III: the printed figures and their keys, step by step in both directions, and the same for the reader to play. */
export function Figures(props: { readonly figure: string | undefined }): JSX.Element {
  const figure = createMemo(() => FIGURES.find((name) => name === props.figure) ?? 'a');
  const [leaflet, setLeaflet] = createSignal<KeyName['leaflet']>('parker');
  const [way, setWay] = createSignal<KeyName['way']>('bring-out');
  const [mode, setMode] = createSignal<Mode>('key');
  const name = createMemo(() => ({ leaflet: leaflet(), figure: figure(), way: way() }));
  const stepper = createStepper(
    createMemo(() => positionsTo(unwrap(playAll(keyStart(name()), keyMoves(name()))))),
  );
  const play = createFreePlay(keyStart(name()));
  createEffect(on([figure, way], () => play.restart(keyStart(name())), { defer: true }));
  const isKey = (): boolean => mode() === 'key';
  const verdict = createMemo(() => figureVerdict(play.position(), way()));
  const isMisprinted = (): boolean => leaflet() === 'eckha' && figure() === 'd' && way() === 'yard';
  return (
    <SolitaireLayout
      problem="figures"
      lead={solitaireWords().figures.lead}
      more={solitaireWords().figures.more}
      choices={
        <>
          <FigureCards figure={figure()} />
          <Choice
            label={solitaireWords().figures.mode}
            values={MODES}
            chosen={mode()}
            words={solitaireWords().figures.modes}
            onChoose={setMode}
          />
          <Choice
            label={solitaireWords().figures.direction}
            values={KEY_DIRECTIONS}
            chosen={way()}
            words={solitaireWords().figures.directions}
            onChoose={setWay}
          />
          <Choice
            label={solitaireWords().figures.leaflet}
            values={LEAFLETS}
            chosen={leaflet()}
            words={solitaireWords().figures.leaflets}
            onChoose={setLeaflet}
          />
        </>
      }
      aside={
        <>
          <MoveKey
            title={isKey() ? solitaireWords().figures.key : solitaireWords().yourMoves}
            board={stepper.position().rules.board}
            moves={isKey() ? keyMoves(name()) : play.moves()}
            ply={isKey() ? stepper.ply() : play.moves().length}
            onGo={isKey() ? stepper.go : undefined}
          />
          <Show when={isKey() && isMisprinted()}>
            <p class="small quiet">{solitaireWords().figures.misprint}</p>
          </Show>
        </>
      }
    >
      <Show
        when={isKey()}
        fallback={
          <>
            <CountLine
              number={play.moves().length}
              what={solitaireWords().figures.playCount(menInCamp(play.position()))}
            />
            <Board
              label={solitaireWords().board}
              position={play.position()}
              movable={play.moves().length < FIGURE_MOVES ? [1] : []}
              preferences={{ coordinates: boardCoordinates() }}
              onMove={play.play}
              onRefuse={play.refuse}
            />
            <PlayStatus play={play} isDone={verdict() !== null} isGood={isReached(verdict())}>
              {verdictWords(verdict())}
            </PlayStatus>
            <div class="leaf-tools">
              <BackAndRestart play={play} />
            </div>
          </>
        }
      >
        <CountLine number={stepper.ply()} what={solitaireWords().figures.keyCount} />
        <Board
          label={solitaireWords().board}
          position={stepper.position()}
          preferences={{ coordinates: boardCoordinates() }}
        />
        <StepButtons stepper={stepper} />
      </Show>
    </SolitaireLayout>
  );
}

function isReached(verdict: FigureVerdict | null): boolean {
  return verdict !== null && verdict.kind !== 'crooked' && verdict.kind !== 'spent';
}

function verdictWords(verdict: FigureVerdict | null): string {
  if (verdict === null) return '';
  const { figures } = solitaireWords();
  return verdict.kind === 'printed' ? figures.reached(verdict.figure) : figures[verdict.kind];
}
