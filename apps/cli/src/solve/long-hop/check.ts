import { accept } from '@halma/rules';
import { parseSquareName, shortestHop, squareName } from '@halma/solver';
import { formatCount } from '../../drawing/position-text.ts';
import { type CommandResult, refuse } from '../../refusal.ts';
import type { Request } from '../../request/fields/fields.ts';
import { requireField } from '../../request/validate-request.ts';
import type { VerbOutput } from '../../verbs/verb.ts';
import { drawArrangement } from './draw-arrangement.ts';
import { requestedLattice } from './requested-lattice.ts';

/** Finds the shortest hop over an arrangement of men on the whole board. */
export function checkArrangement(request: Request): CommandResult<VerbOutput> {
  const text = requireField('arrangement', request.arrangement);
  if (!text.ok) return text;
  const lattice = requestedLattice(request);
  if (!lattice.ok) return lattice;
  const { boardSide: side, start, end } = lattice.value;
  const names = text.value.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const cells = [...new Set(names.map((name) => parseSquareName(side, name)))];
  const unknownName = names.find((name) => parseSquareName(side, name) < 0);
  if (unknownName !== undefined)
    return refuse('unknown-cell', `Unknown square “${unknownName.slice(0, 20)}”.`);
  if (cells.includes(start) || cells.includes(end))
    return refuse('occupied', 'There is a man on the start or the end of the hop.');
  const hop = shortestHop(side, cells, start, end);
  return accept({
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
          ? `There is no hop over these ${formatCount(cells.length, 'man', 'men')}.`
          : `The shortest hop over these ${formatCount(cells.length, 'man', 'men')} has ${formatCount(hop.length - 1, 'jump')}.`,
      ].join('\n'),
  });
}
