/** The value that stands for no node or vertex. */
const NONE = -1;

const FREE = -1;
const OUTER = 0;
const INNER = 1;

/**
 * Returns a perfect matching with the lowest cost in a graph, as the partner of each vertex, or `undefined`
 * if no perfect matching exists.
 *
 * `costs` has a row and a column for each vertex and is symmetric; `Infinity` means that there is no edge.
 * Other costs are whole numbers from 0, small enough that their sum over a matching stays below 2⁵¹, so all
 * sums are exact, and the result is the same on every machine. The function uses Edmonds' algorithm with dual
 * variables, in time proportional to the cube of the number of vertices; see Galil, “Efficient algorithms for
 * finding maximum matching in graphs”, ACM Computing Surveys 18, 1986.
 */
export function minimumCostMatching(count: number, costs: Float64Array): Int32Array | undefined {
  if (count % 2 === 1) return undefined;
  const search = new MatchingSearch(count, costs);
  return search.start() && search.complete() ? search.mate.slice(0, count) : undefined;
}

/**
 * The state of the search. A node is a vertex, or a blossom: an odd cycle of nodes that acts as one node. Vertices are
 * numbered from 0, blossoms from `count`. In every search, trees grow from all unmatched nodes along edges without
 * slack: outer nodes are at an even distance from the root, inner nodes at an odd one, and the others are free.
 */
class MatchingSearch {
  /** The partner of a node: the vertex at the other end of its matched edge. */
  readonly mate: Int32Array;
  readonly #count: number;
  readonly #capacity: number;
  readonly #costs: Float64Array;
  /** Twice the dual variable of each blossom, and the dual variable of each vertex for doubled costs. */
  readonly #dual: Float64Array;
  /** The ends of the edge with the smallest slack between two nodes. */
  readonly #edgeFrom: Int32Array;
  readonly #edgeTo: Int32Array;
  /** The outermost node that contains a node, or `NONE` for an unused blossom number. */
  readonly #top: Int32Array;
  readonly #label: Int8Array;
  /** The vertex from which each inner node was reached. */
  readonly #parent: Int32Array;
  /** The outer vertex with the smallest slack to each outermost node. */
  readonly #nearest: Int32Array;
  readonly #children: number[][];
  /** The child of each blossom that contains each vertex. */
  readonly #childWith: Int32Array;
  readonly #visited: Int32Array;
  #visit = 0;
  #queue: number[] = [];

  constructor(count: number, costs: Float64Array) {
    const capacity = count + (count >> 1);
    this.#count = count;
    this.#capacity = capacity;
    this.#costs = costs;
    this.mate = new Int32Array(capacity).fill(NONE);
    this.#dual = new Float64Array(capacity);
    this.#edgeFrom = new Int32Array(capacity * capacity).fill(NONE);
    this.#edgeTo = new Int32Array(capacity * capacity).fill(NONE);
    this.#top = new Int32Array(capacity).fill(NONE);
    this.#label = new Int8Array(capacity);
    this.#parent = new Int32Array(capacity).fill(NONE);
    this.#nearest = new Int32Array(capacity).fill(NONE);
    this.#children = Array.from({ length: capacity }, () => []);
    this.#childWith = new Int32Array(capacity * count).fill(NONE);
    this.#visited = new Int32Array(capacity);
    for (let vertex = 0; vertex < count; vertex += 1) {
      this.#top[vertex] = vertex;
      this.#childWith[vertex * count + vertex] = vertex;
      for (let other = 0; other < count; other += 1) {
        if (other === vertex || costs[vertex * count + other] === Infinity) continue;
        this.#edgeFrom[vertex * capacity + other] = vertex;
        this.#edgeTo[vertex * capacity + other] = other;
      }
    }
  }

  /**
   * Gives each vertex an even dual variable, so that the dual variables of all outer vertices always have the
   * same parity and half a slack is a whole number. Then matches greedily along edges without slack. Returns
   * false if a vertex has no edge.
   */
  start(): boolean {
    const count = this.#count;
    for (let vertex = 0; vertex < count; vertex += 1) {
      let lowest = Infinity;
      for (let other = 0; other < count; other += 1)
        if (other !== vertex) lowest = Math.min(lowest, this.#costs[vertex * count + other] as number);
      if (lowest === Infinity) return false;
      this.#dual[vertex] = 2 * Math.floor(lowest / 2);
    }
    for (let vertex = 0; vertex < count; vertex += 1) {
      if (this.mate[vertex] !== NONE) continue;
      let lowest = Infinity;
      let partner = NONE;
      for (let other = 0; other < count; other += 1) {
        if (other === vertex) continue;
        const slack = this.#slack(vertex, other);
        if (slack > lowest || (slack === lowest && partner !== NONE)) continue;
        lowest = slack;
        partner = this.mate[other] === NONE ? other : NONE;
      }
      this.#dual[vertex] = (this.#dual[vertex] as number) + lowest;
      if (partner === NONE) continue;
      this.mate[vertex] = partner;
      this.mate[partner] = vertex;
    }
    return true;
  }

  /** Extends the matching until no vertex is unmatched; returns false if this is impossible. */
  complete(): boolean {
    let unmatched = 0;
    for (let vertex = 0; vertex < this.#count; vertex += 1) if (this.mate[vertex] === NONE) unmatched += 1;
    for (; unmatched > 0; unmatched -= 2) if (!this.#augment()) return false;
    return true;
  }

  /** Searches for a path between two unmatched nodes, and matches along it. */
  #augment(): boolean {
    this.#label.fill(FREE);
    this.#nearest.fill(NONE);
    this.#queue = [];
    for (let node = 0; node < this.#capacity; node += 1) {
      if (this.#top[node] !== node || this.mate[node] !== NONE) continue;
      this.#parent[node] = NONE;
      this.#label[node] = OUTER;
      this.#enqueue(node);
    }
    while (true) {
      if (this.#growTrees()) return true;
      const step = this.#dualStep();
      if (step === Infinity) return false;
      this.#changeDuals(step);
      if (this.#joinAlongNewEdges()) return true;
      for (let node = this.#count; node < this.#capacity; node += 1)
        if (this.#top[node] === node && this.#label[node] === INNER && this.#dual[node] === 0)
          this.#expand(node);
    }
  }

  /** Follows the edges without slack from all new outer vertices. Returns true if the matching grew. */
  #growTrees(): boolean {
    const count = this.#count;
    const [top, dual, costs] = [this.#top, this.#dual, this.#costs];
    // The queue grows while it is read.
    for (let index = 0; index < this.#queue.length; index += 1) {
      const vertex = this.#queue[index] as number;
      if (this.#label[top[vertex] as number] === INNER) continue;
      const row = vertex * count;
      for (let other = 0; other < count; other += 1) {
        const node = top[other] as number;
        if (top[vertex] === node) continue;
        const cost = costs[row + other] as number;
        const slack = 2 * cost - (dual[vertex] as number) - (dual[other] as number);
        if (slack === 0) {
          if (this.#join(vertex, other)) return true;
        } else if (slack !== Infinity && this.#label[node] !== INNER) {
          this.#noteNearest(vertex, node);
        }
      }
    }
    this.#queue = [];
    return false;
  }

  /** Returns how far the dual variables can change before an edge loses its slack or a blossom dissolves. */
  #dualStep(): number {
    let step = Infinity;
    for (let node = 0; node < this.#capacity; node += 1) {
      if (this.#top[node] !== node) continue;
      const label = this.#label[node];
      if (label === INNER && node >= this.#count) step = Math.min(step, (this.#dual[node] as number) / 2);
      const nearest = this.#nearest[node] as number;
      if (nearest === NONE || label === INNER) continue;
      const slack = this.#nodeSlack(nearest, node);
      step = Math.min(step, label === OUTER ? slack / 2 : slack);
    }
    return step;
  }

  #changeDuals(step: number): void {
    const [label, dual] = [this.#label, this.#dual];
    for (let node = 0; node < this.#capacity; node += 1) {
      const top = this.#top[node] as number;
      if (node >= this.#count && top !== node) continue;
      // Outer vertices gain the step and inner ones lose it, so edges within a tree keep their slack. Twice the step on
      // a blossom compensates for the steps of its vertices.
      const change = node < this.#count ? step : 2 * step;
      if (label[top] === OUTER) dual[node] = (dual[node] as number) + change;
      else if (label[top] === INNER) dual[node] = (dual[node] as number) - change;
    }
  }

  #joinAlongNewEdges(): boolean {
    for (let node = 0; node < this.#capacity; node += 1) {
      const nearest = this.#nearest[node] as number;
      if (this.#top[node] !== node || nearest === NONE || this.#top[nearest] === node) continue;
      if (this.#nodeSlack(nearest, node) !== 0) continue;
      const edge = nearest * this.#capacity + node;
      if (this.#join(this.#edgeFrom[edge] as number, this.#edgeTo[edge] as number)) return true;
    }
    return false;
  }

  /** Uses an edge without slack from an outer vertex. Returns true if the matching grew. */
  #join(from: number, to: number): boolean {
    const outer = this.#top[from] as number;
    const node = this.#top[to] as number;
    if (this.#label[node] === FREE) {
      const next = this.#top[this.mate[node] as number] as number;
      this.#parent[node] = from;
      this.#label[node] = INNER;
      this.#label[next] = OUTER;
      this.#nearest[node] = NONE;
      this.#nearest[next] = NONE;
      this.#enqueue(next);
    } else if (this.#label[node] === OUTER) {
      const base = this.#commonAncestor(outer, node);
      if (base === NONE) {
        this.#matchAlong(outer, node);
        this.#matchAlong(node, outer);
        return true;
      }
      this.#contract(outer, base, node);
    }
    return false;
  }

  /**
   * Matches an outer node with an outer node of another tree, and rematches the path from the first node to
   * its root.
   */
  #matchAlong(node: number, to: number): void {
    for (let [outer, partner] = [node, to]; ; ) {
      const inner = this.mate[outer] === NONE ? NONE : (this.#top[this.mate[outer] as number] as number);
      this.#setMate(outer, partner);
      if (inner === NONE) return;
      const next = this.#top[this.#parent[inner] as number] as number;
      this.#setMate(inner, next);
      [outer, partner] = [next, inner];
    }
  }

  /** Matches a node with another, and the children of a blossom accordingly. */
  #setMate(node: number, to: number): void {
    const edge = node * this.#capacity + to;
    this.mate[node] = this.#edgeTo[edge] as number;
    if (node < this.#count) return;
    const child = this.#childWith[node * this.#count + (this.#edgeFrom[edge] as number)] as number;
    const position = this.#evenPosition(node, child);
    const children = this.#children[node] as number[];
    for (let index = 0; index < position; index += 1)
      this.#setMate(children[index] as number, children[index ^ 1] as number);
    this.#setMate(child, to);
    children.push(...children.splice(0, position));
  }

  /** Returns the position of a child in its blossom, after reversing the cycle if the position was odd. */
  #evenPosition(blossom: number, child: number): number {
    const children = this.#children[blossom] as number[];
    const position = children.indexOf(child);
    if (position % 2 === 0) return position;
    const [first = NONE, ...otherChildren] = children;
    this.#children[blossom] = [first, ...otherChildren.reverse()];
    return children.length - position;
  }

  /** Returns the first outer node that lies on the paths from both outer nodes to their roots. */
  #commonAncestor(one: number, other: number): number {
    this.#visit += 1;
    for (let [node, next] = [one, other]; node !== NONE || next !== NONE; [node, next] = [next, node]) {
      if (node === NONE) continue;
      if (this.#visited[node] === this.#visit) return node;
      this.#visited[node] = this.#visit;
      node = this.#grandparent(node);
    }
    return NONE;
  }

  #grandparent(outer: number): number {
    const mate = this.mate[outer] as number;
    if (mate === NONE) return NONE;
    return this.#top[this.#parent[this.#top[mate] as number] as number] as number;
  }

  /**
   * Makes a blossom of a cycle: an edge without slack between two outer nodes, and the paths from these nodes
   * to their common ancestor.
   */
  #contract(one: number, base: number, other: number): void {
    const blossom = this.#top.indexOf(NONE, this.#count);
    const toBase = (from: number): number[] => {
      const path: number[] = [];
      for (let node = from; node !== base; node = this.#grandparent(node)) {
        const inner = this.#top[this.mate[node] as number] as number;
        path.push(node, inner);
        this.#enqueue(inner);
      }
      return path;
    };
    const children = [base, ...toBase(one).reverse(), ...toBase(other)];
    this.#children[blossom] = children;
    this.#dual[blossom] = 0;
    this.#label[blossom] = OUTER;
    this.mate[blossom] = this.mate[base] as number;
    this.#setTop(blossom, blossom);
    this.#collectEdges(blossom, children);
    this.#findNearest(blossom);
  }

  /** Finds the edges with the smallest slack between a new blossom and all nodes. */
  #collectEdges(blossom: number, children: readonly number[]): void {
    const [capacity, count, from, to] = [this.#capacity, this.#count, this.#edgeFrom, this.#edgeTo];
    this.#childWith.fill(NONE, blossom * count, (blossom + 1) * count);
    for (const child of children)
      for (let vertex = 0; vertex < count; vertex += 1)
        if (this.#childWith[child * count + vertex] !== NONE)
          this.#childWith[blossom * count + vertex] = child;
    for (let node = 0; node < capacity; node += 1) {
      let best = NONE;
      let lowest = Infinity;
      if (this.#top[node] !== NONE && node !== blossom)
        for (const child of children) {
          const slack = this.#nodeSlack(child, node);
          if (slack < lowest) [lowest, best] = [slack, child];
        }
      const [forwardEdge, reverseEdge] = [blossom * capacity + node, node * capacity + blossom];
      from[forwardEdge] = best === NONE ? NONE : (from[best * capacity + node] as number);
      to[forwardEdge] = best === NONE ? NONE : (to[best * capacity + node] as number);
      from[reverseEdge] = to[forwardEdge] as number;
      to[reverseEdge] = from[forwardEdge] as number;
    }
  }

  /**
   * Dissolves an inner blossom whose dual variable is 0: the children on the path through the tree stay in
   * the tree, and the others become free.
   */
  #expand(blossom: number): void {
    for (const child of this.#children[blossom] as number[]) this.#setTop(child, child);
    const parent = this.#parent[blossom] as number;
    const entry = this.#edgeFrom[blossom * this.#capacity + parent] as number;
    const entryChild = this.#childWith[blossom * this.#count + entry] as number;
    const position = this.#evenPosition(blossom, entryChild);
    const children = this.#children[blossom] as number[];
    for (let index = 0; index < position; index += 2) {
      const inner = children[index] as number;
      const outer = children[index + 1] as number;
      this.#parent[inner] = this.#edgeFrom[outer * this.#capacity + inner] as number;
      this.#label[inner] = INNER;
      this.#label[outer] = OUTER;
      this.#nearest[inner] = NONE;
      this.#findNearest(outer);
      this.#enqueue(outer);
    }
    this.#label[entryChild] = INNER;
    this.#parent[entryChild] = parent;
    for (const child of children.slice(position + 1)) {
      this.#label[child] = FREE;
      this.#findNearest(child);
    }
    this.#top[blossom] = NONE;
  }

  /** Adds all vertices of an outer node to the queue. */
  #enqueue(node: number): void {
    if (node < this.#count) this.#queue.push(node);
    else for (const child of this.#children[node] as number[]) this.#enqueue(child);
  }

  #setTop(node: number, top: number): void {
    this.#top[node] = top;
    if (node >= this.#count) for (const child of this.#children[node] as number[]) this.#setTop(child, top);
  }

  #noteNearest(vertex: number, node: number): void {
    const nearest = this.#nearest[node] as number;
    if (nearest === NONE || this.#nodeSlack(vertex, node) < this.#nodeSlack(nearest, node))
      this.#nearest[node] = vertex;
  }

  #findNearest(node: number): void {
    this.#nearest[node] = NONE;
    for (let vertex = 0; vertex < this.#count; vertex += 1) {
      const top = this.#top[vertex] as number;
      if (top !== node && this.#label[top] === OUTER && this.#nodeSlack(vertex, node) < Infinity)
        this.#noteNearest(vertex, node);
    }
  }

  /** Returns the smallest slack of any edge between two nodes. */
  #nodeSlack(one: number, other: number): number {
    const edge = one * this.#capacity + other;
    const from = this.#edgeFrom[edge] as number;
    return from === NONE ? Infinity : this.#slack(from, this.#edgeTo[edge] as number);
  }

  /** Returns the amount by which the cost of an edge, counted twice, exceeds the dual variables of its ends. */
  #slack(one: number, other: number): number {
    const cost = this.#costs[one * this.#count + other] as number;
    return 2 * cost - (this.#dual[one] as number) - (this.#dual[other] as number);
  }
}
