import type { ChosenColours, Drawing } from '@halma/board';
import {
  accept,
  encodeMove,
  type Move,
  type Outcome,
  type Position,
  play,
  type Result,
  type Seat,
  type TurnAnnotation,
} from '@halma/rules';

/** The result of a game that ended with a resignation, on time or by agreement, with the reason if it is known. */
export type Ending = Pick<Outcome, 'tiers'> & Partial<Pick<Outcome, 'termination'>>;

/** A position in a study, and the move that led to it. */
interface StudyNode {
  /** The index of the previous node; −1 for the first node. */
  readonly parent: number;
  readonly position: Position;
  readonly move: Move | null;
  readonly comment?: string;
  /** Why seats left the game after the move. A seat that left and has no entry has resigned. */
  readonly withdrawals?: ReadonlyMap<Seat, NonNullable<TurnAnnotation['reason']>>;
  /** How the game ended here, if no move ended it. */
  readonly ending?: Ending;
  /** The arrows and circles that the user has drawn. */
  readonly drawings?: readonly Drawing[];
}

/** The names of the players by seat. If a seat has no name, the page uses the name of its colour. */
export type PlayerNames = ReadonlyMap<Seat, string>;

/** A tree of positions: a game and its variations. Immutable. The first branch at each node is the main line. */
export interface Study {
  readonly nodes: readonly StudyNode[];
  /** The index of the shown node. */
  readonly at: number;
  readonly names?: PlayerNames;
  /** The colours that the players have chosen; defaults to the usual colours. */
  readonly colours?: ChosenColours;
}

/** Creates a study with one position. */
export function createStudy(position: Position): Study {
  return { nodes: [{ parent: -1, position, move: null }], at: 0 };
}

/**
 * Creates a study of a game. The last position is shown.
 *
 * @param positions the start, and the position after each move
 */
export function studyFromGame(
  positions: readonly Position[],
  names: PlayerNames = new Map(),
  colours: ChosenColours = new Map(),
): Study {
  const nodes = positions.map((position, index) => ({
    parent: index - 1,
    position,
    move: position.lastMove,
  }));
  return { nodes, at: nodes.length - 1, names, colours };
}

/** Returns the study of a game with its ending. Changes nothing if the game has none or if its last move ended it. */
export function withEnding(study: Study, ending: Ending | null): Study {
  const last = study.nodes.at(-1);
  if (ending === null || last === undefined || last.position.outcome !== null) return study;
  return { ...study, nodes: [...study.nodes.slice(0, -1), { ...last, ending }] };
}

/** Returns how the game on the main line ended; undefined if it has not. */
export function endingOf({ nodes }: Pick<Study, 'nodes'>): Ending | undefined {
  const line = [0, ...mainLineAfter({ nodes }, 0)].flatMap((index) => nodes[index] ?? []);
  return line.at(-1)?.position.outcome ?? line.findLast(({ ending }) => ending !== undefined)?.ending;
}

/** Returns the shown node. */
export function shownNode({ nodes, at }: Study): StudyNode {
  const node = nodes[at] ?? nodes[0];
  if (node === undefined) throw new Error('a study has at least one position');
  return node;
}

/** Shows a different node. Returns the same study if there is no such node. */
export function goTo(study: Study, at: number): Study {
  return study.nodes[at] === undefined ? study : { ...study, at };
}

/** Plays a move at the shown node: follows the branch with that move, or adds one. Refuses an illegal move. */
export function playInStudy(study: Study, move: Move): Result<Study> {
  const { position } = shownNode(study);
  const { offBoard } = position.rules.board;
  const branch = branchesAt(study, study.at).find((child) => {
    const childMove = study.nodes[child]?.move;
    return childMove != null && encodeMove(childMove, offBoard) === encodeMove(move, offBoard);
  });
  if (branch !== undefined) return accept(goTo(study, branch));
  const next = play(position, move);
  if (!next.ok) return next;
  const node = { parent: study.at, position: next.value, move };
  return accept({ ...study, nodes: [...study.nodes, node], at: study.nodes.length });
}

const branchCache = new WeakMap<Study['nodes'], ReadonlyMap<number, readonly number[]>>();

/** Returns the indexes of each node's children. Cached for each list of nodes. */
function branchesOf(nodes: Study['nodes']): ReadonlyMap<number, readonly number[]> {
  const cachedBranches = branchCache.get(nodes);
  if (cachedBranches !== undefined) return cachedBranches;
  const branches = new Map<number, number[]>();
  for (const [index, { parent }] of nodes.entries()) {
    const siblings = branches.get(parent);
    if (siblings === undefined) branches.set(parent, [index]);
    else siblings.push(index);
  }
  branchCache.set(nodes, branches);
  return branches;
}

/** Returns the indexes of a node's children, main line first. */
export function branchesAt({ nodes }: Pick<Study, 'nodes'>, at: number): readonly number[] {
  return branchesOf(nodes).get(at) ?? [];
}

/** Returns the indexes of the nodes from the first node to a given node, inclusive. */
function lineTo({ nodes }: Study, at: number): readonly number[] {
  const line: number[] = [];
  for (let node = at; node >= 0; node = nodes[node]?.parent ?? -1) line.unshift(node);
  return line;
}

/** Returns the indexes of the line through a node: the path to it, then the main line after it. */
export function lineThrough(study: Study, at: number): readonly number[] {
  return [...lineTo(study, at), ...mainLineAfter(study, at)];
}

/** Returns the indexes of the nodes that follow a node along the first branches. */
export function mainLineAfter(study: Pick<Study, 'nodes'>, at: number): readonly number[] {
  const line: number[] = [];
  for (let next = branchesAt(study, at)[0]; next !== undefined; next = branchesAt(study, next)[0])
    line.push(next);
  return line;
}

/** Removes a node and its descendants. The first position cannot be removed. */
export function withoutNode(study: Study, removed: number): Study {
  const parent = study.nodes[removed]?.parent ?? -1;
  if (parent < 0) return study;
  const keptIndexes = [...study.nodes.keys()].filter((index) => !lineTo(study, index).includes(removed));
  return withNodes(keptIndexes.includes(study.at) ? study : { ...study, at: parent }, keptIndexes);
}

/** Returns the node at which the variation that contains a given node begins; undefined on the main line. */
export function variationStart(study: Study, at: number): number | undefined {
  return lineTo(study, at).findLast((node) => {
    const parent = study.nodes[node]?.parent ?? -1;
    return parent >= 0 && branchesAt(study, parent)[0] !== node;
  });
}

/**
 * Makes the variation that contains a given node the main line, from the position where the variation begins.
 */
export function withPromotedVariation(study: Study, at: number): Study {
  const start = variationStart(study, at);
  if (start === undefined) return study;
  const order: number[] = [];
  const visit = (node: number): void => {
    order.push(node);
    const branches = branchesAt(study, node);
    for (const branch of branches.includes(start)
      ? [start, ...branches.filter((sibling) => sibling !== start)]
      : branches)
      visit(branch);
  };
  visit(0);
  return withNodes(study, order);
}

/** Returns the study with a comment on a node. An empty comment removes the existing comment. */
export function withComment(study: Study, at: number, comment: string): Study {
  const nodes = study.nodes.map((node, index) => {
    if (index !== at) return node;
    const { comment: _, ...uncommented } = node;
    return comment === '' ? uncommented : { ...uncommented, comment };
  });
  return { ...study, nodes };
}

/** Returns the study with drawings on a node, which replace any earlier ones. */
export function withDrawings(study: Study, at: number, drawings: readonly Drawing[]): Study {
  return {
    ...study,
    nodes: study.nodes.map((node, index) => (index === at ? { ...node, drawings } : node)),
  };
}

/**
 * Returns the study with only the given nodes, in the given order, which begins with the first node.
 */
function withNodes(study: Study, order: readonly number[]): Study {
  const newIndexes = new Map(order.map((oldIndex, newIndex) => [oldIndex, newIndex]));
  const nodes = order.flatMap((oldIndex) => {
    const node = study.nodes[oldIndex];
    return node === undefined ? [] : [{ ...node, parent: newIndexes.get(node.parent) ?? -1 }];
  });
  return { ...study, nodes, at: newIndexes.get(study.at) ?? 0 };
}
