import { peopleStrings } from '@halma/locales/people';
import type { GameTerms } from '@halma/protocol';
import type { JSX } from 'solid-js';
import { defaultSetup, gameSetupOf } from '../../../online/game-setup-choice.ts';
import { useOnline } from '../online-context.ts';
import { DEFAULT_GAME } from './default-game.ts';
import { createGameRequest } from './game-request.ts';

/** Quick pairing: joins a matching open game, or creates one. */
export function QuickPairing(): JSX.Element {
  const { api } = useOnline();
  const request = createGameRequest((id, terms: GameTerms) => api('quickPair', { body: { id, terms } }));
  const pair = (): void => {
    const plan = gameSetupOf(defaultSetup(DEFAULT_GAME), true);
    if (!plan.ok) throw new Error(`Halma for two cannot be set up: ${plan.refusal.code}`);
    const { seats: _, ...terms } = plan.value;
    void request.send(terms);
  };
  return (
    <section class="card panel">
      <button type="button" class="btn main" disabled={request.isPending()} onClick={pair}>
        {peopleStrings().lobby.quick}
      </button>
      <p class="small quiet">{peopleStrings().lobby.quickText}</p>
      <p class="small" role="alert">
        {request.failure()}
      </p>
    </section>
  );
}
