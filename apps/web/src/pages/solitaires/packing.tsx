import { createEffect, createMemo, createSignal, type JSX, on } from 'solid-js';
import { Board } from '../../board/board.tsx';
import { createFreePlay } from '../../board/free-play.ts';
import { Action } from '../../parts/action.tsx';
import { Choice } from '../../parts/choice.tsx';
import { address, go } from '../../site/address.ts';
import { menAcross } from '../../solitaires/army.ts';
import { problemAddress } from '../../solitaires/problems.ts';
import { SPREADS, type Spread, spreadMen } from '../../solitaires/spread.ts';
import { BackAndRestart } from './buttons.tsx';
import { CopyLink } from './copy-link.tsx';
import { Count, Leaf } from './leaf.tsx';
import { MoveKey } from './move-key.tsx';
import { margins } from './naming.ts';
import { PackingSolver } from './packing-solver.tsx';
import { SaidOf } from './said.tsx';
import { words } from './words.ts';

const MOST_SEEDS = 1_000_000;

/** Second exercise: men spread at random are brought home alone, and the solver does the same. */
export function Packing(): JSX.Element {
  const seed = createMemo(() => seedOf(address().searchParams.get('seed')));
  const spread = createMemo(() => spreadOf(address().searchParams.get('spread')));
  const play = createFreePlay(spreadMen(seed(), spread()));
  createEffect(on([seed, spread], () => play.restart(spreadMen(seed(), spread())), { defer: true }));
  /** What the solver did is not compared with itself. */
  const [isSolvers, setSolvers] = createSignal(false);
  const isDone = (): boolean => play.position().outcome !== null;
  const lay = (nextSeed: number, nextSpread: Spread): void => {
    const query = new URLSearchParams({ seed: String(nextSeed), spread: nextSpread });
    go(`${problemAddress('packing')}?${query}`, 'replace');
  };
  return (
    <Leaf
      problem="packing"
      lead={words().packing.lead}
      more={words().packing.more}
      choices={
        <>
          <Choice
            label={words().packing.spread}
            values={SPREADS}
            chosen={spread()}
            words={words().packing.spreads}
            onChoose={(value) => lay(seed(), value)}
          />
          <div class="leaf-tools">
            <Action
              word={words().packing.again}
              onPress={() => lay(Math.floor(Math.random() * MOST_SEEDS), spread())}
            />
            <CopyLink />
          </div>
          <p class="small quiet">{words().packing.seed(seed())}</p>
        </>
      }
      aside={
        <>
          <PackingSolver
            start={play.start()}
            played={isDone() && !isSolvers() ? play.moves().length : null}
            onShow={(end) => {
              setSolvers(true);
              play.show(end);
            }}
          />
          <MoveKey
            title={words().yourMoves}
            board={play.position().rules.board}
            moves={play.moves()}
            ply={play.moves().length}
          />
        </>
      }
    >
      <Count
        number={play.moves().length}
        what={words().packing.count(play.moves().length, menAcross(play.position()))}
      />
      <Board
        label={words().board}
        position={play.position()}
        movable={[1]}
        liking={{ coordinates: margins() }}
        onMove={(move) => {
          setSolvers(false);
          play.play(move);
        }}
        onRefuse={play.refuse}
      />
      <SaidOf play={play} isDone={isDone()}>
        <p>{words().packing.done(play.moves().length)}</p>
      </SaidOf>
      <div class="leaf-tools">
        <BackAndRestart play={play} />
      </div>
    </Leaf>
  );
}

/** The spread of a link; without one, the year of the first leaflet. */
function seedOf(text: string | null): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 1885;
}

function spreadOf(text: string | null): Spread {
  return SPREADS.find((name) => name === text) ?? 'near';
}
