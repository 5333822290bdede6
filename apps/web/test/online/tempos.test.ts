import { GAMES } from '@halma/rules';
import { expect, test } from 'vitest';
import { defaultSetup, toGameSetup } from '../../src/online/game-setup-choice.ts';
import { pairingTerms, TEMPOS } from '../../src/pages/online/lobby/tempos.ts';
import { valueOrFail } from '../game/setup.ts';

test.each(GAMES)('$id is paired on the default terms of the form for a new game', (game) => {
  for (const tempo of TEMPOS)
    for (const isRated of [false, true]) {
      const { seats: _, ...terms } = valueOrFail(
        toGameSetup({ ...defaultSetup(game, tempo.clock), isRated }),
      );
      expect(pairingTerms(game, tempo, isRated)).toEqual(terms);
    }
});
