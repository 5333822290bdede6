/**
 * The laws of the rules. docs/reference/laws.md is generated from them. A law names the tests that support it.
 *
 * @typedef {'every case' | 'property' | 'count' | 'second implementation' | 'printed games' | 'example'} EvidenceKind
 *
 * @typedef {object} Evidence
 * @property {EvidenceKind} kind
 * @property {string} file the path of the test's file, relative to the root of the repository
 * @property {string} test the title of the test in this file
 *
 * @typedef {object} Law
 * @property {string} title
 * @property {string} statement
 * @property {string} [formula]
 * @property {readonly Evidence[]} evidence
 */

const LAWS_TEST = 'packages/rules/test/laws.test.ts';
const PROPERTIES = 'packages/rules/test/properties.test.ts';
const LONG_JUMPS = 'packages/rules/test/long-jumps.test.ts';
const KERNEL = 'packages/kernel/test/kernel.test.ts';
const PERFT = 'packages/rules/test/perft.test.ts';
const LEAFLETS = 'packages/rules/test/leaflets.test.ts';
const LIMITS = 'packages/rules/test/limits-and-draws.test.ts';
const GOALS = 'packages/rules/test/goals.test.ts';
const OPTIONS = 'packages/rules/test/options.test.ts';
const CETRO = 'packages/rules/test/cetro-and-top-secret.test.ts';

/**
 * @param {EvidenceKind} kind
 * @param {string} file
 * @param {string} test
 * @returns {Evidence}
 */
const testedBy = (kind, file, test) => ({ kind, file, test });

/** The files in which every test belongs to a law. */
export const FILES_OF_LAWS = [LAWS_TEST, PROPERTIES];

/** @type {readonly Law[]} */
export const LAWS = [
  {
    title: 'Neighbours are mutual',
    statement:
      'If one cell is next to another in some direction, the other is next to it in the opposite direction.',
    formula: 'n(c, d) = c′  ⇔  n(c′, −d) = c',
    evidence: [testedBy('every case', LAWS_TEST, 'neighbours are mutual, in opposite directions')],
  },
  {
    title: 'Distance',
    statement:
      'The distance between two cells is the number of steps on the shortest path between them on the empty board.',
    formula: 'distance(a, b) = min { k : a = c₀, c₁, …, cₖ = b, each next to the previous one }',
    evidence: [testedBy('every case', LAWS_TEST, 'the distance is the length of the shortest path of steps')],
  },
  {
    title: 'Parity classes',
    statement:
      'The cells of a board fall into four parity classes, by the parities of their two lattice coordinates. A jump, and therefore a whole hop, keeps a man in its class; a step takes it to another class. A move is therefore never both a step and a hop, and its two ends determine which.',
    formula:
      'class(x, y) = (x mod 2, y mod 2);  hop: class(to) = class(from);  step: class(to) ≠ class(from)',
    evidence: [
      testedBy('every case', LAWS_TEST, 'a jump keeps the parity class, and a step changes it'),
      testedBy('property', PROPERTIES, 'a hop keeps the parity class of its man, and a step changes it'),
      testedBy(
        'property',
        LONG_JUMPS,
        'a hop keeps its man’s parity class, and its route is legal, as short as possible and parsable',
      ),
    ],
  },
  {
    title: 'Men are conserved',
    statement:
      'There are no captures. A move from cell to cell changes neither the number nor the kinds of the men; a drop moves one man from the hand to the board, and a man that leaves the board reduces the number by one.',
    formula: '|men′| = |men| + drops − departures',
    evidence: [
      testedBy(
        'property',
        LAWS_TEST,
        'men stand on playable cells only, and their number changes only when one is dropped or leaves the board',
      ),
    ],
  },
  {
    title: 'Moves are reversible',
    statement:
      'In games that have camps but no rules about them, a man that has moved could move straight back, since the men that it jumped over are still there. The leaflets’ solutions can therefore be played backwards.',
    formula: 'a→b legal in P  ⇒  b→a legal in P + (a→b), for the same man',
    evidence: [
      testedBy('property', LAWS_TEST, 'without camp rules, every move can be reversed by the same man'),
      testedBy('printed games', LEAFLETS, 'can be played backwards, and each is the reverse of the other'),
    ],
  },
  {
    title: 'Symmetry',
    statement:
      'In all games with camps except Cetro, rotations and reflections of the board that map the camps onto one another also map the legal moves onto one another.',
    formula: 'moves(σ P) = σ moves(P)',
    evidence: [
      testedBy(
        'property',
        LAWS_TEST,
        'the moves of a rotated or mirrored position are the images of the original moves',
      ),
      testedBy(
        'example',
        'packages/rules/test/rhombus.test.ts',
        '%s is symmetric under rotation and reflection',
      ),
    ],
  },
  {
    title: 'Independent turns commute',
    statement:
      'Two steps by men of different seats that end on different cells lead to the same placement in either order.',
    formula: 'P + s + t = P + t + s',
    evidence: [
      testedBy(
        'property',
        LAWS_TEST,
        'independent steps by men of different seats can be played in either order',
      ),
    ],
  },
  {
    title: 'The generator is complete and correct',
    statement:
      'The listed moves are exactly those that the written rules allow. A second implementation, written from the text of the rules, lists the same moves; every listed move can be played, and the rules refuse every other pair of cells.',
    formula: 'listed(P) = { m : play(P, m) is accepted }',
    evidence: [
      testedBy(
        'second implementation',
        PROPERTIES,
        'the generator lists exactly the moves of the reference rules',
      ),
      testedBy(
        'property',
        PROPERTIES,
        'every legal move is accepted, and from two cells every other move is refused',
      ),
      testedBy(
        'second implementation',
        LONG_JUMPS,
        'the generator lists exactly the moves of the reference rules',
      ),
      testedBy('property', LONG_JUMPS, 'a move is accepted if and only if the generator lists it'),
    ],
  },
  {
    title: 'Move counts',
    statement:
      'The numbers of move sequences from the start equal those in [the table](perft.md). The same numbers result from a native program in Halma for two, from a brute-force program on the rhombus, and from the kernel in every game that it supports.',
    evidence: [
      testedBy('count', PERFT, 'is documented for every game'),
      testedBy('second implementation', KERNEL, 'for five plies of Halma for two, with the documented count'),
      testedBy('second implementation', KERNEL, 'in random positions'),
      testedBy(
        'second implementation',
        'packages/rules/test/rhombus.test.ts',
        '%s has as many turn sequences as a brute-force count finds',
      ),
    ],
  },
  {
    title: 'Routes',
    statement:
      'The result of a hop depends only on its two ends. Its canonical route is legal and has the fewest jumps, and every listed route ends where the move does.',
    evidence: [
      testedBy(
        'property',
        PROPERTIES,
        'a move survives a round trip with and without its route, and the route is legal',
      ),
      testedBy(
        'property',
        'packages/rules/test/routes-to.test.ts',
        'returns legal routes without duplicates, the canonical one first',
      ),
    ],
  },
  {
    title: 'Passing',
    statement:
      'A player can pass only if there is no other move, except that a finished partner who may keep moving can always choose to pass. During a game there is always a move, even if it is a pass. The game ends when all seats in play have passed in a row.',
    formula: 'pass ∈ moves(P)  ⇒  moves(P) = { pass }, unless a finished partner is to move',
    evidence: [
      testedBy(
        'property',
        LAWS_TEST,
        'if a pass is legal, no other move is, and there is a legal move until the game ends',
      ),
      testedBy('example', LIMITS, 'results when all seats pass'),
      testedBy(
        'example',
        LIMITS,
        'does not result until every seat in play has passed, even if other seats finish by passing',
      ),
    ],
  },
  {
    title: 'Positions are complete',
    statement:
      'Except for repetitions, the text of a position contains everything that the rules need: a position read from its text has the same legal moves.',
    formula: 'read(write(P)) = P',
    evidence: [
      testedBy('property', PROPERTIES, 'a position survives a round trip and then has the same legal moves'),
    ],
  },
  {
    title: 'Repetition',
    statement:
      'Under `repetition=3`, the third occurrence of a position, with the same seat to move, is a draw; under `3-claim`, it lets the seat to move claim one. Without such a rule, a game might never end.',
    evidence: [
      testedBy('example', LIMITS, 'results from the third occurrence of a position'),
      testedBy('example', LIMITS, 'can be claimed under 3-claim'),
      testedBy('example', PROPERTIES, 'can continue for thousands of turns without a move cap'),
    ],
  },
  {
    title: 'Games end',
    statement:
      'With a move cap of n, every game under every preset ends after at most n turns, and its record replays to the same end.',
    formula: 'moveCap = n  ⇒  plies ≤ n',
    evidence: [
      testedBy(
        'property',
        PROPERTIES,
        'a random game of %s under %s ends, and its record survives a round trip',
      ),
      testedBy(
        'example',
        LIMITS,
        'results from the move cap, counted in plies, unless capResult gives the nearer side the win',
      ),
    ],
  },
  {
    title: 'The mover finishes',
    statement:
      'Only the seat that has just moved can finish. If an opponent’s move completes a seat’s target, that seat finishes on its own next turn.',
    evidence: [
      testedBy(
        'example',
        GOALS,
        'is tested for the mover only: a seat already in its target finishes after its next turn',
      ),
    ],
  },
  {
    title: 'Leaving the camp',
    statement:
      'Under `evacuate`, once the opponent has emptied their camp, a player must move a man out of their own. If no man can leave the camp, the player must move one inside it, if possible. The duty begins at the end of the turn that empties the opponent’s camp.',
    evidence: [
      testedBy('example', OPTIONS, 'binds a player once the opponent has emptied its camp'),
      testedBy('example', OPTIONS, 'takes effect at the end of a turn, not when a position is parsed'),
      testedBy(
        'example',
        OPTIONS,
        'requires a move inside the camp if none leads out, unless evacuateBlocked is free',
      ),
    ],
  },
  {
    title: 'Returning to the camp',
    statement: 'Under `reenterHome=forbidden`, a man that has left its camp must not return to it.',
    evidence: [
      testedBy('example', OPTIONS, 'reenterHome %s decides whether a man may return to its camp: %s'),
    ],
  },
  {
    title: 'Demands in Cetro',
    statement: 'A demand to jump is binding for one turn, and only if a jump is possible.',
    evidence: [
      testedBy('example', CETRO, 'lets a player demand a jump for one turn'),
      testedBy(
        'example',
        CETRO,
        'does not list demands as moves, and a demand has no effect if no jump is possible',
      ),
    ],
  },
  {
    title: 'Drops in Top Secret',
    statement: 'The seats take turns dropping men until the centre is full, and no man moves until then.',
    evidence: [
      testedBy(
        'example',
        CETRO,
        'alternates drops until the centre is full; then the seat that dropped first moves first',
      ),
      testedBy('example', CETRO, 'refuses moves before all men are dropped'),
    ],
  },
  {
    title: 'Figures in nineteen moves',
    statement:
      'Nineteen men can leave the camp and form each of the printed figures in nineteen moves, and return in nineteen moves. All sixteen printed solutions are legal under these rules, one of them once its misprint is corrected.',
    evidence: [
      testedBy('printed games', LEAFLETS, 'bring nineteen men out into the figure in nineteen moves'),
      testedBy('printed games', LEAFLETS, 'bring the men back into the yard in nineteen moves'),
    ],
  },
  {
    title: 'The long hop',
    statement:
      'On the board of 256 squares, 37 men can force a hop of 61 jumps from a1 to o15, but not a longer one.',
    evidence: [
      testedBy(
        'printed games',
        LEAFLETS,
        'Solitaire I: the shortest hop across the board takes 61 jumps over 37 men',
      ),
      testedBy(
        'example',
        'packages/solver/test/long-hop/long-hop.test.ts',
        'confirms the known arrangement of 37 men for 61 jumps',
      ),
    ],
  },
  {
    title: 'A lower bound for one army',
    statement:
      'The solver derives a lower bound from parity classes, since only a step changes a man’s class; this bound never exceeds the length of a solution.',
    formula: 'bound(P) ≤ moves of any solution',
    evidence: [
      testedBy('property', 'packages/solver/test/transfer.test.ts', 'never exceeds the length of a solution'),
    ],
  },
  {
    title: 'Perfect play agrees with the rules',
    statement:
      'On the solved boards, the value of a position is the value of its best move. The test compares a sample with the rules.',
    formula: 'value(P) = max over moves m of −value(P + m)',
    evidence: [
      testedBy(
        'second implementation',
        'packages/solver/test/tablebase/retrograde.test.ts',
        'has values that agree with the rules',
      ),
    ],
  },
];
