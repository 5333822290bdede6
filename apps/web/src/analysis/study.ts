import { accept, codeOfMove, type Move, type Position, play, type Result } from '@halma/rules';

/** A position of a study, and the move that led to it. */
interface StudyNode {
  /** The number of the node before; −1 for the first. */
  readonly parent: number;
  readonly position: Position;
  readonly move: Move | null;
}

/** Positions that branch: a game and its variations. A value; the first branch at each node is the main line. */
export interface Study {
  readonly nodes: readonly StudyNode[];
  /** The number of the node that is looked at. */
  readonly at: number;
}

/** A study of one position. */
export function beginStudy(position: Position): Study {
  return { nodes: [{ parent: -1, position, move: null }], at: 0 };
}

/** A study of a game, at its end. @param positions where it began, and where it stood after each move */
export function studyOfGame(positions: readonly Position[]): Study {
  const nodes = positions.map((position, index) => ({
    parent: index - 1,
    position,
    move: position.lastMove,
  }));
  return { nodes, at: nodes.length - 1 };
}

/** The node that is looked at. */
export function nodeAt({ nodes, at }: Study): StudyNode {
  const node = nodes[at] ?? nodes[0];
  if (node === undefined) throw new Error('a study has at least one position');
  return node;
}

/** The same study, looked at elsewhere; a number that is none leaves it as it is. */
export function goTo(study: Study, at: number): Study {
  return study.nodes[at] === undefined ? study : { ...study, at };
}

/** Plays a move here: follows the branch that has it, or makes a new one. */
export function playInStudy(study: Study, move: Move): Result<Study> {
  const { position } = nodeAt(study);
  const { away } = position.rules.board;
  const known = branchesAt(study, study.at).find((child) => {
    const made = study.nodes[child]?.move;
    return made != null && codeOfMove(made, away) === codeOfMove(move, away);
  });
  if (known !== undefined) return accept(goTo(study, known));
  const next = play(position, move);
  if (!next.ok) return next;
  const node = { parent: study.at, position: next.value, move };
  return accept({ nodes: [...study.nodes, node], at: study.nodes.length });
}

const known = new WeakMap<Study['nodes'], ReadonlyMap<number, readonly number[]>>();

/** By node: the numbers of those that follow it. Worked out once for the same nodes. */
function branchesOf(nodes: Study['nodes']): ReadonlyMap<number, readonly number[]> {
  const ready = known.get(nodes);
  if (ready !== undefined) return ready;
  const branches = new Map<number, number[]>();
  for (const [number, { parent }] of nodes.entries()) {
    const others = branches.get(parent);
    if (others === undefined) branches.set(parent, [number]);
    else others.push(number);
  }
  known.set(nodes, branches);
  return branches;
}

/** The numbers of the nodes that follow a node, the main line first. */
export function branchesAt({ nodes }: Pick<Study, 'nodes'>, at: number): readonly number[] {
  return branchesOf(nodes).get(at) ?? [];
}

/** The numbers of the nodes from the first to one, both included. */
function lineTo({ nodes }: Study, at: number): readonly number[] {
  const line: number[] = [];
  for (let node = at; node >= 0; node = nodes[node]?.parent ?? -1) line.unshift(node);
  return line;
}

/** The numbers of the nodes of the line through a node: up to it, and on from it by the first branches. */
export function lineThrough(study: Study, at: number): readonly number[] {
  return [...lineTo(study, at), ...mainLineAfter(study, at)];
}

/** The numbers of the nodes that follow a node by the first branches. */
export function mainLineAfter(study: Pick<Study, 'nodes'>, at: number): readonly number[] {
  const line: number[] = [];
  for (let next = branchesAt(study, at)[0]; next !== undefined; next = branchesAt(study, next)[0])
    line.push(next);
  return line;
}

/** The study without a node and all that follows from it; the first position cannot be taken away. */
export function without(study: Study, removed: number): Study {
  const parent = study.nodes[removed]?.parent ?? -1;
  if (parent < 0) return study;
  const kept = study.nodes
    .map((_, index) => index)
    .filter((index) => !lineTo(study, index).includes(removed));
  const numbers = new Map(kept.map((old, now) => [old, now]));
  const nodes = kept.flatMap((old) => {
    const node = study.nodes[old];
    return node === undefined ? [] : [{ ...node, parent: numbers.get(node.parent) ?? -1 }];
  });
  return { nodes, at: numbers.get(study.at) ?? numbers.get(parent) ?? 0 };
}
