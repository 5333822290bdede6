import { analysisStrings } from '@halma/locales/analysis';
import type { JSX } from 'solid-js';
import { Facts } from './facts.tsx';
import { Overlays } from './overlays.tsx';
import { PhaseStrip } from './phase-strip.tsx';

/** Details of the position, shown below the board: overlays, the phase and a table of facts. */
export function PositionDetails(): JSX.Element {
  return (
    <section class="position-details" aria-label={analysisStrings().features}>
      <PhaseStrip />
      <Overlays />
      <Facts />
    </section>
  );
}
