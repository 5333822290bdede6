import Type, { type Static } from 'typebox';
import { PersonId } from '../identifiers.ts';
import { strictObject } from '../strict-object.ts';

/** The strength of the engine: 1 is for beginners, 10 is the strongest. */
export const EngineLevel = Type.Integer({ minimum: 1, maximum: 10 });

/** Who takes a seat: any player who joins, the creator of the game (`me`), or the engine (`level`). */
export const SeatSetup = Type.Union([
  strictObject({ kind: Type.Literal('open') }),
  strictObject({ kind: Type.Literal('me') }),
  strictObject({ kind: Type.Literal('level'), level: EngineLevel }),
]);
export type SeatSetup = Static<typeof SeatSetup>;

/** Who holds a seat. */
export const SeatHolder = Type.Union([
  strictObject({ kind: Type.Literal('open') }),
  strictObject({ kind: Type.Literal('person'), person: PersonId }),
  strictObject({ kind: Type.Literal('level'), level: EngineLevel }),
]);
export type SeatHolder = Static<typeof SeatHolder>;
