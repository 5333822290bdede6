import { solitaireStrings } from '@halma/locales/solitaires';
import { createEffect, createMemo, createSignal, type JSX, on } from 'solid-js';
import { Board } from '../../board/board.tsx';
import { createFreePlay } from '../../board/free-play.ts';
import { address, navigate } from '../../navigation/address.ts';
import { Action } from '../../parts/action.tsx';
import { Choice } from '../../parts/choice.tsx';
import { menInTarget } from '../../solitaires/army.ts';
import { problemAddress } from '../../solitaires/problems.ts';
import { SPREADS, type Spread, scatterMen } from '../../solitaires/scatter.ts';
import { CopyLink } from './copy-link.tsx';
import { MoveKey } from './move-key.tsx';
import { boardCoordinates } from './notation-setting.ts';
import { PackingSolver } from './packing-solver.tsx';
import { CountLine, SolitaireLayout } from './solitaire-layout.tsx';
import { PlayStatus } from './status-note.tsx';
import { TakebackButtons } from './takeback-buttons.tsx';

/** The exclusive upper limit for random seeds. */
const SEED_LIMIT = 1_000_000;

/**
 * Second exercise: the player brings home men that are spread at random, and can compare the result with the
 * solver's.
 */
export function Packing(): JSX.Element {
  const seed = createMemo(() => seedOf(address().searchParams.get('seed')));
  const spread = createMemo(() => spreadOf(address().searchParams.get('spread')));
  const play = createFreePlay(scatterMen(seed(), spread()));
  createEffect(on([seed, spread], () => play.restart(scatterMen(seed(), spread())), { defer: true }));
  // While the solver's solution is shown, its number of moves must not be compared as if it were the player's.
  const [isSolutionShown, setSolutionShown] = createSignal(false);
  const isDone = (): boolean => play.position().outcome !== null;
  const openPacking = (nextSeed: number, nextSpread: Spread): void => {
    const query = new URLSearchParams({ seed: String(nextSeed), spread: nextSpread });
    navigate(`${problemAddress('packing')}?${query}`, 'rename');
  };
  return (
    <SolitaireLayout
      problem="packing"
      lead={solitaireStrings().packing.lead}
      more={solitaireStrings().packing.more}
      choices={
        <>
          <Choice
            label={solitaireStrings().packing.spread}
            values={SPREADS}
            selected={spread()}
            labels={solitaireStrings().packing.spreads}
            onSelect={(value) => openPacking(seed(), value)}
          />
          <div class="leaf-tools">
            <Action
              label={solitaireStrings().packing.again}
              onPress={() => openPacking(Math.floor(Math.random() * SEED_LIMIT), spread())}
            />
            <CopyLink />
          </div>
          <p class="small quiet">{solitaireStrings().packing.seed(seed())}</p>
        </>
      }
      aside={
        <>
          <PackingSolver
            start={play.start()}
            playedMoveCount={isDone() && !isSolutionShown() ? play.moves().length : null}
            onShow={(end) => {
              setSolutionShown(true);
              play.show(end);
            }}
          />
          <MoveKey
            title={solitaireStrings().yourMoves}
            board={play.position().rules.board}
            moves={play.moves()}
            ply={play.moves().length}
          />
        </>
      }
    >
      <CountLine
        number={play.moves().length}
        label={solitaireStrings().packing.count(play.moves().length, menInTarget(play.position()))}
      />
      <Board
        label={solitaireStrings().board}
        position={play.position()}
        movable={[1]}
        settings={{ coordinates: boardCoordinates() }}
        onMove={(move) => {
          setSolutionShown(false);
          play.play(move);
        }}
        onRefuse={play.refuse}
      />
      <PlayStatus play={play} isDone={isDone()}>
        <p>{solitaireStrings().packing.done(play.moves().length)}</p>
      </PlayStatus>
      <div class="leaf-tools">
        <TakebackButtons play={play} />
      </div>
    </SolitaireLayout>
  );
}

/** Returns the seed in a link; by default, the year of the first leaflet. */
function seedOf(text: string | null): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 1885;
}

function spreadOf(text: string | null): Spread {
  return SPREADS.find((name) => name === text) ?? 'near';
}
