import { solitaireStrings } from '@halma/locales/solitaires';
import type { JSX } from 'solid-js';
import { Board } from '../../board/board.tsx';
import { boardCoordinates } from './notation-setting.ts';
import { CountLine } from './solitaire-layout.tsx';
import { StepButtons, type Stepper } from './stepper.tsx';

/** A key on the board: how many of its moves have been made, the position, and the buttons that step through it. */
export function KeySteps(props: { readonly stepper: Stepper; readonly countLabel: string }): JSX.Element {
  return (
    <>
      <CountLine number={props.stepper.ply()} label={props.countLabel} />
      <Board
        label={solitaireStrings().board}
        position={props.stepper.position()}
        settings={{ coordinates: boardCoordinates() }}
      />
      <StepButtons stepper={props.stepper} />
    </>
  );
}
