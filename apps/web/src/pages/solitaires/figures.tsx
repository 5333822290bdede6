import { solitaireStrings } from '@halma/locales/solitaires';
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
import { FigureCards } from './figure-cards.tsx';
import { KeySteps } from './key-steps.tsx';
import { MoveKey } from './move-key.tsx';
import { boardCoordinates } from './notation-setting.ts';
import { CountLine, SolitaireLayout } from './solitaire-layout.tsx';
import { PlayStatus } from './status-note.tsx';
import { createStepper } from './stepper.tsx';
import { TakebackButtons } from './takeback-buttons.tsx';

const MODES = ['key', 'play'] as const;

type Mode = (typeof MODES)[number];

/** Solitaire III: the printed figures. The player steps through their keys in both directions, or plays them. */
export function Figures(props: { readonly figure: string | undefined }): JSX.Element {
  const figure = createMemo(() => FIGURES.find((name) => name === props.figure) ?? 'a');
  const [leaflet, setLeaflet] = createSignal<KeyName['leaflet']>('parker');
  const [direction, setDirection] = createSignal<KeyName['direction']>('bring-out');
  const [mode, setMode] = createSignal<Mode>('key');
  const keyName = createMemo(() => ({ leaflet: leaflet(), figure: figure(), direction: direction() }));
  const stepper = createStepper(
    createMemo(() => positionsTo(unwrap(playAll(keyStart(keyName()), keyMoves(keyName()))))),
  );
  const play = createFreePlay(keyStart(keyName()));
  createEffect(on([figure, direction], () => play.restart(keyStart(keyName())), { defer: true }));
  const showsKey = (): boolean => mode() === 'key';
  const verdict = createMemo(() => figureVerdict(play.position(), direction()));
  const isMisprinted = (): boolean => leaflet() === 'eckha' && figure() === 'd' && direction() === 'yard';
  return (
    <SolitaireLayout
      problem="figures"
      lead={solitaireStrings().figures.lead}
      more={solitaireStrings().figures.more}
      choices={
        <>
          <FigureCards figure={figure()} />
          <Choice
            label={solitaireStrings().figures.mode}
            values={MODES}
            selected={mode()}
            labels={solitaireStrings().figures.modes}
            onSelect={setMode}
          />
          <Choice
            label={solitaireStrings().figures.direction}
            values={KEY_DIRECTIONS}
            selected={direction()}
            labels={solitaireStrings().figures.directions}
            onSelect={setDirection}
          />
          <Choice
            label={solitaireStrings().figures.leaflet}
            values={LEAFLETS}
            selected={leaflet()}
            labels={solitaireStrings().figures.leaflets}
            onSelect={setLeaflet}
          />
        </>
      }
      aside={
        <>
          <MoveKey
            title={showsKey() ? solitaireStrings().figures.key : solitaireStrings().yourMoves}
            board={stepper.position().rules.board}
            moves={showsKey() ? keyMoves(keyName()) : play.moves()}
            ply={showsKey() ? stepper.ply() : play.moves().length}
            onGo={showsKey() ? stepper.go : undefined}
          />
          <Show when={showsKey() && isMisprinted()}>
            <p class="small quiet">{solitaireStrings().figures.misprint}</p>
          </Show>
        </>
      }
    >
      <Show
        when={showsKey()}
        fallback={
          <>
            <CountLine
              number={play.moves().length}
              label={solitaireStrings().figures.playCount(menInCamp(play.position()))}
            />
            <Board
              label={solitaireStrings().board}
              position={play.position()}
              movable={play.moves().length < FIGURE_MOVES ? [1] : []}
              settings={{ coordinates: boardCoordinates() }}
              onMove={play.play}
              onRefuse={play.refuse}
            />
            <PlayStatus play={play} isDone={verdict() !== null} isGood={isReached(verdict())}>
              {describeVerdict(verdict())}
            </PlayStatus>
            <div class="leaf-tools">
              <TakebackButtons play={play} />
            </div>
          </>
        }
      >
        <KeySteps stepper={stepper} countLabel={solitaireStrings().figures.keyCount} />
      </Show>
    </SolitaireLayout>
  );
}

function isReached(verdict: FigureVerdict | null): boolean {
  return verdict !== null && verdict.kind !== 'asymmetric' && verdict.kind !== 'spent';
}

function describeVerdict(verdict: FigureVerdict | null): string {
  if (verdict === null) return '';
  const { figures } = solitaireStrings();
  return verdict.kind === 'printed' ? figures.reached(verdict.figure) : figures[verdict.kind];
}
