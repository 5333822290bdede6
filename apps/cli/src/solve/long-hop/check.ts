import { shortestHop, squareName, squareOfName } from '@halma/solver';
import { count } from '../../drawing/standing.ts';
import { decline, give, type Reply } from '../../faults.ts';
import type { Request } from '../../request/fields.ts';
import { need } from '../../request/read-request.ts';
import type { Answer } from '../../verbs/verb.ts';
import { drawArrangement } from './draw-arrangement.ts';
import { requestedLattice } from './requested-lattice.ts';

/** Searches the shortest hop past an arrangement on the whole board. */
export function check(request: Request): Reply<Answer> {
  const text = need('arrangement', request.arrangement);
  if (!text.ok) return text;
  const lattice = requestedLattice(request);
  if (!lattice.ok) return lattice;
  const { side, start, end } = lattice.value;
  const names = text.value.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const cells = [...new Set(names.map((name) => squareOfName(side, name)))];
  const stranger = names.find((name) => squareOfName(side, name) < 0);
  if (stranger !== undefined)
    return decline('unknown-cell', `There is no square “${stranger.slice(0, 20)}”.`);
  if (cells.includes(start) || cells.includes(end))
    return decline('occupied', 'A man stands where the hop begins or ends.');
  const hop = shortestHop(side, cells, start, end);
  return give({
    data: () => ({
      jumps: hop === null ? null : hop.length - 1,
      men: cells.length,
      hop: hop?.map((cell) => squareName(side, cell)) ?? [],
    }),
    text: () =>
      [
        drawArrangement(lattice.value, cells),
        '',
        hop === null
          ? `Past these ${count(cells.length, 'man', 'men')} there is no hop.`
          : `Past these ${count(cells.length, 'man', 'men')} the shortest hop has ${count(hop.length - 1, 'jump')}.`,
      ].join('\n'),
  });
}
