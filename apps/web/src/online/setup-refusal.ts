import { ratingPool } from '@halma/protocol';
import type { FormStep } from '../game/new-game-form.ts';
import type { Failure } from './failure.ts';
import { type GameSetupChoice, toGameSetup } from './game-setup-choice.ts';

/** The parts of the online game form that a refusal can concern. */
export type SetupField = 'seats' | 'clock' | 'rules';

/** The form step that contains each field. */
export const STEP_OF_FIELD: Readonly<Record<SetupField, FormStep>> = {
  seats: 'players',
  clock: 'players',
  rules: 'rules',
};

/** Returns why the server would refuse the choices; undefined if they can be sent. */
export function findRefusal(choice: GameSetupChoice): Failure | undefined {
  const kinds = [...choice.seats.values()].map(({ kind }) => kind);
  if (!kinds.some((kind) => kind === 'me' || kind === 'open')) return { code: 'no-person' };
  if (kinds.includes('level') && choice.clock.kind === 'days') return { code: 'clock-needs-people' };
  const setup = toGameSetup(choice);
  return setup.ok ? undefined : setup.refusal;
}

/**
 * Returns why the choices cannot be played for ratings; undefined if they can.
 *
 * @param isGuest whether the player has no account
 */
export function whyNotRated(choice: GameSetupChoice, isGuest: boolean): Failure | undefined {
  if (isGuest) return { code: 'no-account' };
  if ([...choice.seats.values()].some(({ kind }) => kind === 'level')) return { code: 'rated-needs-people' };
  const setup = toGameSetup(choice);
  if (!setup.ok) return setup.refusal;
  const pool = ratingPool(setup.value);
  return 'reason' in pool ? { code: pool.reason } : undefined;
}

/** The field that each refusal concerns, if any. */
const FIELD_OF_CODE: Readonly<Partial<Record<Failure['code'], SetupField>>> = {
  'no-person': 'seats',
  'clock-needs-people': 'clock',
  'option-not-for-game': 'rules',
  'bad-option-value': 'rules',
};

/** Returns the field that a failure concerns; undefined for other failures, such as a lost connection. */
export function fieldOfFailure({ code }: Failure): SetupField | undefined {
  return FIELD_OF_CODE[code];
}
