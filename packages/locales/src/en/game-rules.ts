import type { GameId, Rules } from '@halma/rules';
import { defineStrings, type Strings } from '../load.ts';

/** The facts on which the text of a rule depends. */
export interface RuleFacts
  extends Pick<
    Rules['options'],
    'fullCampMinOwn' | 'evacuateBlocked' | 'homeLimit' | 'finishedPlayer' | 'moveCap' | 'capResult'
  > {
  /** The men of each side. */
  readonly men: number;
}

/** A rule: its title, and its text, which may depend on the options. */
export interface RuleStrings {
  readonly title: string;
  readonly text: (facts: RuleFacts) => string;
}

const atLeastOwn = (men: number): string => `at least ${men === 1 ? 'one' : men} of your men`;

/** The rules of all games, in the order in which a page shows those that apply. */
const RULES = {
  aimCamp: {
    title: 'The aim',
    text: ({ men }) => `Be the first to have all ${men} of your men in the camp opposite.`,
  },
  aimFull: {
    title: 'The aim',
    text: ({ fullCampMinOwn }) =>
      `Be the first to have the camp opposite full, with ${atLeastOwn(fullCampMinOwn)} in it. A man that your opponent left there helps to fill it.`,
  },
  aimEither: {
    title: 'The aim',
    text: ({ men, fullCampMinOwn }) =>
      `Be the first to have all ${men} of your men in the camp opposite, or to have it full with ${atLeastOwn(fullCampMinOwn)} in it.`,
  },
  aimRows: {
    title: 'The aim',
    text: () =>
      'Be the first to have every man on the far row of its symbol. The symbols at the side of the board mark these rows.',
  },
  aimClear: {
    title: 'The aim',
    text: () => 'Be the first with no men left on the board.',
  },
  marked: {
    title: 'The marked man',
    text: () =>
      'The marked man must end on the farthest corner. If a different man stands there, the camp does not count until that is put right.',
  },
  teams: {
    title: 'Partners',
    text: ({ finishedPlayer }) =>
      `Partners win together, as soon as both have all their men in the camps opposite. Until then, a partner who is home ${finishedPlayer === 'skip' ? 'is skipped' : 'may move or pass'}.`,
  },
  drop: {
    title: 'Dropping the men',
    text: () =>
      'Players take turns dropping one man on an empty square of the central 6 × 6. When all 36 are full, the player who dropped first moves first.',
  },
  step: {
    title: 'The step',
    text: () => 'A man may step to any empty square next to it: forward, back, sideways or diagonally.',
  },
  stepSix: {
    title: 'The step',
    text: () => 'A man may step to any empty hole next to it, in any of the six directions.',
  },
  jump: {
    title: 'The hop',
    text: () =>
      'Or it may jump in a straight line over one man beside it, belonging to any player, and land just beyond if that is empty. From there it may jump on in any direction; all jumps together are one move. It may stop after any jump. Jumping is never compulsory, and nothing is captured.',
  },
  jumpFar: {
    title: 'The hop',
    text: () =>
      'Or it may jump in a straight line over one man, near or far, and land as far beyond it as it stood before it; all other squares between must be empty. From there it may jump on in any direction; all jumps together are one move. It may stop after any jump. Jumping is never compulsory, and nothing is captured.',
  },
  oneKind: {
    title: 'One or the other',
    text: () =>
      'A move is one step or one hop, never both. A hop may pass through the square where it began, but may not end there.',
  },
  colorStep: {
    title: 'Steppers',
    text: () =>
      'A man that starts on a dark square steps diagonally, one square per move, for the whole game. It never jumps.',
  },
  colorHop: {
    title: 'Hoppers',
    text: () =>
      'A man that starts on a light square jumps along rows and columns for the whole game, over one man at a time, yours or your opponent’s. It may keep jumping in the same move. It never steps.',
  },
  cetroJump: {
    title: 'The jump',
    text: () =>
      'A man jumps diagonally forward over one man beside it, yours or your opponent’s, to the empty square just beyond. Nothing is captured.',
  },
  cetroSingle: { title: 'One jump', text: () => 'A move is one jump; there are no chains.' },
  cetroChain: {
    title: 'Chains of jumps',
    text: () => 'A man may keep jumping in the same move, as long as it can.',
  },
  cetroBack: {
    title: 'Falling back',
    text: () => 'Or it falls back one square diagonally. There is no step forward.',
  },
  cetroDemand: {
    title: 'The demand',
    text: () =>
      'With a move you may demand a jump: if your opponent can jump, the next move must be a jump, but not any particular one.',
  },
  marks: {
    title: 'The marks',
    text: () =>
      'A cross moves straight, two bars move diagonally, a ring moves both ways. Each may step one square or hop in its directions, over men of both sides whose mark is not stronger than its own: the cross is the weakest, the ring the strongest.',
  },
  bearOff: {
    title: 'Off the board',
    text: () =>
      'A man at the edge may step off the board. A man may also leave by the last jump of a hop, if the man it jumps over stands at the edge. All four edges count, and a man that has left is out for good.',
  },
  evacuate: {
    title: 'Leaving your camp',
    text: ({ evacuateBlocked }) =>
      `Once the opponent who is coming to your camp has left theirs, you must move a man out of yours in each turn, if you can. If no man can leave, you ${evacuateBlocked === 'shuffle' ? 'must move one inside the camp, if you can' : 'may move any man'}. So no player can spoil the game by staying in camp.`,
  },
  homeLimit: {
    title: 'Camp limit',
    text: ({ homeLimit }) => `A player with a man still in their own camp after ${homeLimit} moves loses.`,
  },
  homeDuty: {
    title: 'Men in camp first',
    text: () =>
      'If a man can leave your own camp, you must move such a man out. Otherwise, if a man can move onward inside the camp, you must make such a move.',
  },
  stay: {
    title: 'Home to stay',
    text: () => 'A man that has entered the camp opposite may not leave it again.',
  },
  free: {
    title: 'The camps',
    text: () => 'The lines around the camps are not walls: men cross them freely, both ways.',
  },
  noReturn: {
    title: 'No way back',
    text: () => 'A man that has left your camp may not end a move there again.',
  },
  noStop: {
    title: 'Other players’ camps',
    text: () => 'A hop may pass through the camp of a third player, but no move may end there.',
  },
  noCompletion: {
    title: 'No gifts',
    text: () => 'A move may not fill the last square of the camp that your opponent has to fill.',
  },
  places: {
    title: 'Places',
    text: () =>
      'The first player home wins. The others play on for second place and so on; players who are home are skipped.',
  },
  equalTurns: {
    title: 'A last turn',
    text: () =>
      'When the player who moved first is home, the other has one more turn. If that brings them home too, the game is a draw.',
  },
  repetition: {
    title: 'Draw',
    text: () => 'If the same position occurs three times, the game is a draw.',
  },
  claim: {
    title: 'Draw',
    text: () => 'When the same position occurs for the third time, the player to move may claim a draw.',
  },
  moveCap: {
    title: 'Move limit',
    text: ({ moveCap, capResult }) =>
      capResult === 'draw'
        ? `The game ends in a draw after ${moveCap} moves by all players together.`
        : `The game ends after ${moveCap} moves by all players together, and the player nearest home wins.`,
  },
  noMovePass: {
    title: 'No legal move',
    text: () => 'A player with no legal move passes. If all players pass in a row, the game is a draw.',
  },
  noMoveLoss: { title: 'No legal move', text: () => 'A player with no legal move loses.' },
  noMoveDraw: {
    title: 'No legal move',
    text: () => 'If the player to move has no legal move, the game is a draw.',
  },
  lastMover: {
    title: 'No legal move',
    text: () =>
      'A player with no legal move is skipped. When neither side can move, the player who moved last wins.',
  },
} satisfies Readonly<Record<string, RuleStrings>>;

export type RuleId = keyof typeof RULES;

/** The board and the men of each game. */
const SETUPS: Readonly<Record<GameId, string>> = {
  'halma-2':
    'A board of 16 × 16 squares, two players. Each side’s nineteen men fill the camp in one of two opposite corners.',
  'halma-4':
    'A board of 16 × 16 squares, four players, each in a corner. Each side’s thirteen men fill a camp.',
  'eckha-2':
    'A board of 16 × 16 squares, two players. Each side’s nineteen men fill the yard in one of two opposite corners.',
  'eckha-4':
    'A board of 16 × 16 squares, four players, each in a corner. Each side’s thirteen men fill a yard.',
  'grasshopper-8':
    'A board of 8 × 8 squares, two players. Each side’s ten men fill a triangle in one of two opposite corners.',
  'grasshopper-10':
    'A board of 10 × 10 squares, two players. Each side’s fifteen men fill a triangle in one of two opposite corners.',
  'star-2': 'A star of 121 holes, two players. Each side’s ten men fill one of two opposite points.',
  'star-3':
    'A star of 121 holes, three players. Each side’s ten men fill a point, and every other point is empty; each side’s target is the empty point opposite.',
  'star-4':
    'A star of 121 holes, four players. Each side’s ten men fill a point, and the four points are two opposite pairs.',
  'star-6': 'A star of 121 holes, six players. Each side’s ten men fill a point.',
  star15:
    'A star of 121 holes, two players. Each side’s fifteen men fill one of two opposite points and the row in front of it.',
  'rhombus-9':
    'A diamond of 81 holes, two players. Each side’s ten men fill the corner at one of the two tips.',
  'rhombus-7':
    'A diamond of 49 holes, two players. Each side’s six men fill the corner at one of the two tips.',
  'rhombus-6':
    'A diamond of 36 holes, two players. Each side’s six men fill the corner at one of the two tips.',
  'rhombus-5':
    'A diamond of 25 holes, two players. Each side’s six men fill the corner at one of the two tips.',
  'rhombus-7-three':
    'A diamond of 49 holes, two players. Each side’s three men fill the corner at one of the two tips.',
  'rhombus-5-three':
    'A diamond of 25 holes, two players. Each side’s three men fill the corner at one of the two tips.',
  marked:
    'A board of 16 × 16 squares, two players. Each side’s nineteen men fill the camp in one of two opposite corners; the man in the very corner is marked.',
  color:
    'A board of 16 × 16 squares, two players. Each side’s nineteen men fill the camp in one of two opposite corners: nine on dark squares, ten on light ones.',
  'top-secret':
    'A board of 16 × 16 squares, empty at first, two players. Each side has eighteen men in hand.',
  cetro:
    'A board of 9 × 9 squares, two players; men stand only on dark squares. Each side has five men on its first row, four on its second and five on its third; the symbol on a man shows its row.',
  'cetro-reconstruction':
    'A board of 8 × 8 squares, two players. Each side’s twelve men stand on the dark squares of its three nearest rows: rings behind, bars in the middle, crosses in front.',
};

/** The rules of the games, as shown beside a board and on a game's page. */
export interface GameRulesStrings {
  readonly setup: string;
  readonly setups: Readonly<Record<GameId, string>>;
  readonly rules: Readonly<Record<RuleId, RuleStrings>>;
}

const english: GameRulesStrings = { setup: 'Setting up', setups: SETUPS, rules: RULES };

export const gameRulesStrings: Strings<GameRulesStrings> = defineStrings('game-rules', english);
