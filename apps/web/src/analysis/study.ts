import { accept, encodeMove, type Move, type Position, play, type Result } from '@halma/rules';

/** A position of a study, and the move that led to it. */
interface StudyNode {
  /** The index of the node before; −1 for the first. */
  readonly parent: number;
  readonly position: Position;
  readonly move: Move | null;
}

/** A tree of positions: a game and its variations. Immutable; the first branch at each node is the main line. */
export interface Study {
  readonly nodes: readonly StudyNode[];
  /** The index of the node shown. */
  readonly at: number;
}

/** Returns a study of one position. */
export function createStudy(position: Position): Study {
  return { nodes: [{ parent: -1, position, move: null }], at: 0 };
}

/** Returns a study of a game, at its end. @param positions the start, and the position after each move */
export function studyOfGame(positions: readonly Position[]): Study {
  const nodes = positions.map((position, index) => ({
    parent: index - 1,
    position,
    move: position.lastMove,
  }));
  return { nodes, at: nodes.length - 1 };
}

/** Returns the node shown. */
export function nodeAt({ nodes, at }: Study): StudyNode {
  const node = nodes[at] ?? nodes[0];
  if (node === undefined) throw new Error('a study has at least one position');
  return node;
}

/** Returns the study at another node; unchanged where there is no such node. */
export function goTo(study: Study, at: number): Study {
  return study.nodes[at] === undefined ? study : { ...study, at };
}

/** Plays a move at the node shown: follows the branch that has it, or adds a new one. */
export function playInStudy(study: Study, move: Move): Result<Study> {
  const { position } = nodeAt(study);
  const { offBoard: away } = position.rules.board;
  const known = branchesAt(study, study.at).find((child) => {
    const made = study.nodes[child]?.move;
    return made != null && encodeMove(made, away) === encodeMove(move, away);
  });
  if (known !== undefined) return accept(goTo(study, known));
  const next = play(position, move);
  if (!next.ok) return next;
  const node = { parent: study.at, position: next.value, move };
  return accept({ nodes: [...study.nodes, node], at: study.nodes.length });
}

const known = new WeakMap<Study['nodes'], ReadonlyMap<number, readonly number[]>>();

/** Returns, by node, the indexes of its children. Computed once for the same nodes. */
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

/** Returns the indexes of a node's children, the main line first. */
export function branchesAt({ nodes }: Pick<Study, 'nodes'>, at: number): readonly number[] {
  return branchesOf(nodes).get(at) ?? [];
}

/** Returns the indexes of the nodes from the first to one, both included. */
function lineTo({ nodes }: Study, at: number): readonly number[] {
  const line: number[] = [];
  for (let node = at; node >= 0; node = nodes[node]?.parent ?? -1) line.unshift(node);
  return line;
}

/** Returns the indexes of the line through a node: the path to it, and the first branches after it. */
export function lineThrough(study: Study, at: number): readonly number[] {
  return [...lineTo(study, at), ...mainLineAfter(study, at)];
}

/** Returns the indexes of the nodes after a node, by the first branches. */
export function mainLineAfter(study: Pick<Study, 'nodes'>, at: number): readonly number[] {
  const line: number[] = [];
  for (let next = branchesAt(study, at)[0]; next !== undefined; next = branchesAt(study, next)[0])
    line.push(next);
  return line;
}

/** Returns the study without a node and its descendants. The first position cannot be removed. */
export function withoutNode(study: Study, removed: number): Study {
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
