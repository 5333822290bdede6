import { makeRules, type Position, parsePosition } from '@halma/rules';
import { must } from './positions.ts';

/**
 * Positions from games that the strongest level played against itself with 400 nodes per move, after about three fifths
 * of their turns, when the armies have met. A test that continues from here shows that a player finishes the game, in
 * less time than a whole game takes.
 */
const MIDDLEGAMES = {
  'halma-2':
    'H16:13A2/11AA3/16/11AA1A1/6A1C1CA4/6A2A6/5CA1A1C5/5C10/5CACA1A5/2CCCCAC8/3A3CA7/C3CACC8/16/C1C13/16/16 C vA,vC 103 52',
  'halma-4':
    'H16:1D1D11A/14A1/DD1D9A2/16/2D13/4B4C1A4/3D2B2A2A3/5DDD1CBA4/7D3AA3/5DA3A1C1A1/4C2C5BB1/5C2B1B5/1C1CBCCC3B3B/3A4D7/1C2C5B3BB/16 A vA,vB,vC,vD 132 34',
  'star-4':
    'S121:1/2/3/4/FB1F1B1BE1BB1/3FF2BBC2/FFC6BB/2F1FEE2C/4F4/1EF1BC1C2/2C6C1/EE2C4EC1/1E1E2E2C3/4/3/2/1 E vB,vC,vE,vF 130 33',
  'star-6':
    'S121:A/1A/A1A/E2B/F1FB3A1FBBB/F1FE2B1B1BB/3C1E1F3/FF1B1D1D2/E1DA1A2C/6A1FC/E2FA1C1A1C/1EDE1D1D1CCC/E1E1E3C1C2/D1D1/2D/2/D D vA,vB,vC,vD,vE,vF 141 24',
  star15:
    'S121:1/1A/2A/1A2/5A1AA4/4A1DAA3/3A1A5/4AAD3/D1D3DA1/1D2D1D3/4D1D4/4D1A5/4D1DD5/2D1/3/2/1 D vA,vD 61 31',
  marked:
    'H16:16/14a1/13A1A/10A1A1A1/10C4A/6AA1AACA1A1/1C5CC1A5/CC7A1A4/C3C2A1CA5/4C2A8/6C9/4C11/2CC12/C15/1c1C12/2C13 C vA,vC 155 78',
  'top-secret':
    'H16:6ACCCC2C2/12C2C/16/8A7/16/5A10/16/15C/A7C7/16/16/8C1A5/A5A9/A5C1C7/6C9/6AA1C6 C - 107 54',
  color:
    'H16:14AA/14AA/12AA2/10A5/8C2C4/9CC2C2/8CAC5/5A1C1C6/6ACA1C5/5ACA1C6/3C1CA1C7/4AAC9/3A1A10/4A11/1C14/C15 A vA,vC 300 151',
  cetro: 'C9:B1B1B1B1G/3G1R1B1/R1R1G3G/1R3R3/r1r3r1r/7g1/b1g1b1r2/5g1g1/4b1b1b A - 300 151',
  'cetro-reconstruction': 'C8:1B1B1B2/2g1g1g1/3r1r1r/B1R1G1G1/2r2G1G/R1g1bRR1/7b/4b1b1 A - 44 23',
} as const;

/**
 * Returns the position in the middle of a game.
 *
 * @param moveCap the maximum number of turns in the whole game
 */
export function middleOf(game: keyof typeof MIDDLEGAMES, moveCap: number): Position {
  const rules = must(makeRules({ game, options: { moveCap: String(moveCap) } }));
  return must(parsePosition(rules, MIDDLEGAMES[game]));
}
