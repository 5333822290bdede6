import type { GameGroup } from '@halma/rules';
import { defineStrings, type Strings } from '../load.ts';

/** The texts of a page: two sentences about the game, and where it comes from. */
export interface Introduction {
  readonly lead: string;
  readonly source: string;
}

const INTRODUCTIONS: Readonly<Record<GameGroup, Introduction>> = {
  halma: {
    lead: 'Two armies change places. Step to the next square, or jump over a man and keep jumping; nothing is ever captured.',
    source:
      'Invented in 1883 or 1884 by George Howard Monks, an American surgeon, and published with a leaflet of rules in 1885.',
  },
  'chinese-checkers': {
    lead: 'Every player crosses a six-pointed star to the point opposite. It is neither Chinese nor checkers, but Halma with six directions.',
    source: 'First sold in Germany in 1892 as Stern-Halma.',
  },
  grasshopper: {
    lead: 'Halma on a board that every household has. Ten men cross in ten minutes, and each ladder is short enough to count.',
    source: 'Known since 1948, when it was described for a draughts board.',
  },
  rhombus: {
    lead: 'Two armies change places on the diamond between two points of the star. The board is narrow, so they cannot go round each other.',
    source: 'The board on which computers study Chinese checkers for two.',
  },
  marked: {
    lead: 'Halma with a flag to carry. One man of each side is marked, and it has to finish on the farthest corner square.',
    source: 'Known from an article on the variants of Halma.',
  },
  color: {
    lead: 'The square on which a man starts decides how it moves for the whole game. Men from dark squares only step; men from light squares only hop, and need the others to hop over.',
    source: 'Known from an article on the variants of Halma.',
  },
  'top-secret': {
    lead: 'First the players take turns filling the middle of the board. Then all men run for the edge, and the first side with no men on the board wins.',
    source: 'Known from an article on the variants of Halma.',
  },
  cetro: {
    lead: 'A man can only jump forward or fall back one square. The men of each colour have their own row to reach on the far side.',
    source:
      'These rules follow a description of the game that J. W. Spear sold; we have not seen the leaflet.',
  },
  eckha: {
    lead: 'Milton Bradley had been selling Halma for three years when others claimed the name. The firm called the game Eckha, and left the moves as they were.',
    source: 'Bradley’s leaflet of 1889; its rules are one of the choices at set-up.',
  },
  'cetro-reconstruction': {
    lead: 'One sentence of an article describes a Cetro whose men carry marks that show how they move and how strong they are. These rules are our guess.',
    source: 'Reconstructed from that sentence; no other source is known.',
  },
};

/** The caption of a figure in the rules: the word that it explains, and the rest of the sentence. */
interface Caption {
  readonly term: string;
  readonly text: string;
}

const CAPTIONS = {
  step: { term: 'Step', text: 'to any empty square beside the man: straight or diagonal.' },
  jump: { term: 'Jump', text: 'over one man, yours or your opponent’s, to the empty square just beyond.' },
  hop: { term: 'Hop', text: 'on as long as there is a man to jump. You may stop after any jump.' },
  win: {
    term: 'Win',
    text: 'by filling the camp opposite. Once your opponent has left theirs, you must leave yours.',
  },
  'star-step': { term: 'Step', text: 'to any empty hole beside the man, in six directions.' },
  'star-jump': {
    term: 'Jump',
    text: 'over one man, belonging to any player, to the empty hole just beyond.',
  },
  'star-hop': { term: 'Hop', text: 'on and turn as you like. A long hop crosses the whole star.' },
  'rhombus-hop': { term: 'Hop', text: 'on and turn as you like, over men of both sides.' },
  'star-win': { term: 'Win', text: 'by filling the point opposite with your ten men.' },
  'rhombus-win': {
    term: 'Win',
    text: 'by filling the far corner. The two tips are the corners that matter.',
  },
  'marked-man': { term: 'The pennant', text: 'marks the man that starts in the corner.' },
  'marked-hop': { term: 'It moves', text: 'like any other man, and others may jump over it.' },
  'marked-step': {
    term: 'One step',
    text: 'at least is needed: hops alone end beside the corner, never on it.',
  },
  'marked-win': { term: 'Win', text: 'with the marked man on the corner and the others around it.' },
  'color-step': { term: 'Steppers', text: 'start on dark squares. They step diagonally and never jump.' },
  'color-hop': {
    term: 'Hoppers',
    text: 'start on light squares. They jump along rows and columns and never step.',
  },
  'color-ladder': { term: 'Ladders', text: 'are made of steppers: a hopper can jump over nothing else.' },
  'color-win': { term: 'Win', text: 'by filling the camp opposite; its squares suit your men exactly.' },
  'secret-drop': {
    term: 'Drop',
    text: 'your men on the middle 36 squares, taking turns, until all are full.',
  },
  'secret-step': { term: 'Step off', text: 'from a square at the edge. The man is out for good.' },
  'secret-hop': { term: 'Hop off', text: 'over a man that stands at the edge, as the last jump of a hop.' },
  'secret-win': { term: 'Win', text: 'by being the first with no man left on the board.' },
  'cetro-jump': { term: 'Jump', text: 'diagonally forward over one man, yours or your opponent’s.' },
  'cetro-back': { term: 'Fall back', text: 'one square diagonally. There is no step forward.' },
  'cetro-demand': {
    term: 'Demand',
    text: 'a jump with your move, and your opponent must jump if possible.',
  },
  'cetro-win': {
    term: 'Win',
    text: 'with every man on the row of its colour: the symbols at the side show it.',
  },
  'marks-one': { term: 'A cross', text: 'moves straight: forward, back and sideways.' },
  'marks-two': { term: 'Two bars', text: 'move diagonally.' },
  'marks-three': { term: 'A ring', text: 'moves both ways, and may jump over every man.' },
  'marks-win': { term: 'Win', text: 'by taking the twelve squares on which your opponent started.' },
} satisfies Readonly<Record<string, Caption>>;

/** The exercise on a page: the task, and the message when it is done. */
export interface ExerciseStrings {
  readonly task: string;
  readonly done: string;
}

const EXERCISES: Readonly<Record<GameGroup, ExerciseStrings>> = {
  halma: {
    task: 'One black man is far behind, on e1. Bring it to m15 in one move.',
    done: 'Ten jumps in one move, over friends and opponents alike.',
  },
  'chinese-checkers': {
    task: 'Bring the black man on e6 to m8 in one move.',
    done: 'Four jumps, eight rows: across the whole middle of the star.',
  },
  grasshopper: {
    task: 'Bring the black man on c4 to g8 in one move.',
    done: 'Four jumps took it from one side of the board to the other.',
  },
  rhombus: {
    task: 'Bring the black man on c3 to i7 in one move.',
    done: 'Five jumps through the crowd, over men of both sides.',
  },
  marked: {
    task: 'Bring the man with the pennant to p16 in two moves.',
    done: 'One step, and then a hop home.',
  },
  color: {
    task: 'The man on c2 can only hop. Set a rung for it, and bring it to e6: two moves.',
    done: 'The stepper made room for two more jumps.',
  },
  'top-secret': {
    task: 'Take all three black men off the board in three moves.',
    done: 'The man at the edge waited until the others had jumped over it.',
  },
  cetro: {
    task: 'Bring d8 to g9 and e5 to c7, their rows: three moves.',
    done: 'One man had to fall back before it could jump to its row.',
  },
  eckha: {
    task: 'Bring the black man on d5 to p15 in one move.',
    done: 'An eckha of nine jumps: that is what the leaflet calls a hop.',
  },
  'cetro-reconstruction': {
    task: 'Bring the man on c6 to g8 in one move.',
    done: 'A ring may jump straight and diagonally, and over every mark.',
  },
};

/** A row in a list: a name, and a sentence about it. */
interface NamedSentence {
  readonly name: string;
  readonly about: string;
}

const OPTIONS = {
  partners: { name: 'Partners', about: 'Opposite players, or neighbours, win together.' },
  pairs: { name: 'Partners', about: 'Opposite players win together.' },
  places: { name: 'Play for places', about: 'The others play on for second and third.' },
  marked: { name: 'Marked man', about: 'One man must reach the farthest corner.' },
  color: { name: 'Steppers and hoppers', about: 'The square a man starts on decides how it moves.' },
  'rules-1885': { name: 'Rules of 1885', about: 'The first leaflet: no rule makes you leave your camp.' },
  'rules-1889': { name: 'Rules of 1889', about: 'Bradley’s leaflet: no rule makes you leave your camp.' },
  'far-camp': { name: 'Men stay in the far camp', about: 'A man that has reached the far camp stays in it.' },
  'full-camp': { name: 'A full camp wins', about: 'Even if some of your opponent’s men are still in it.' },
  limit: { name: 'Camp limit', about: 'Thirty moves, or fifty: then your camp must be empty.' },
  'last-turn': { name: 'A last turn', about: 'The second player has as many turns as the first.' },
  'long-jumps': { name: 'Long jumps', about: 'Over a man at a distance, landing just as far beyond it.' },
  'no-stop': {
    name: 'No stopping in other points',
    about: 'Hops pass through other players’ points without stopping there.',
  },
  solving: { name: 'Solver rules', about: 'The rules under which small boards were solved.' },
  corner: { name: 'Your corner square', about: 'Dark or light: it decides which men step.' },
  chain: { name: 'Chains of jumps', about: 'A man may keep jumping after its first jump.' },
} satisfies Readonly<Record<string, NamedSentence>>;

const RECORDS = {
  'crossing-19': {
    name: 'Nineteen men alone',
    about: 'cross the board in 43 moves. At least 27 are needed; the fewest is not known.',
  },
  'crossing-13': { name: 'Thirteen men alone', about: 'cross in 40 moves. At least 20 are needed.' },
  'long-hop': {
    name: 'The longest forced hop',
    about: 'with 37 men has 61 jumps. The leaflet of 1885 asked for it; 37 men cannot force more.',
  },
  'crossing-star': {
    name: 'Ten men alone',
    about:
      'cross the star in 27 moves: found by O. Levenspiel in 1971, proved minimal by G. I. Bell in 2009.',
  },
  'shortest-star': {
    name: 'The shortest game',
    about: 'ends after 30 moves, if both players help: found by D. Fabian, proved minimal by G. I. Bell.',
  },
  'crossing-8': { name: 'Ten men alone', about: 'cross 8 × 8 squares in 18 moves, proved to be the fewest.' },
  'crossing-10': {
    name: 'Fifteen men alone',
    about: 'cross 10 × 10 squares in 27 moves. At least 23 are needed.',
  },
  solved: {
    name: 'Solved',
    about:
      'On boards of up to 7 × 7 with six men each, the first player wins with perfect play: N. Sturtevant, 2019.',
  },
  'crossing-color': {
    name: 'Nineteen men alone',
    about: 'cross in 147 moves, the fewest known.',
  },
} satisfies Readonly<Record<string, NamedSentence>>;

/**
 * The strings of the pages about games. The rules are a separate subject, because the page on which a game is
 * played shows them too.
 */
const english = {
  introductions: INTRODUCTIONS,
  captions: CAPTIONS,
  exercises: EXERCISES,
  options: OPTIONS,
  records: RECORDS,
  actions: {
    computer: 'Play the computer',
    friends: 'Friends on this device',
    online: 'Online',
    join: 'Join',
    watch: 'Watch',
    print: 'Print this page',
  },
  since: (year: number) => `since ${year}`,
  tryIt: 'Try it.',
  board: 'A position to try',
  waiting: (games: number) => `${games} waiting`,
  howToPlay: 'How to play',
  figure: (letter: string) => `Fig. ${letter}`,
  fullRules: 'The rules in full',
  ways: 'Ways to play',
  optionsTitle: 'Options',
  recordsTitle: 'Records',
  openNow: 'Play it now',
  allOpen: 'All open games',
  noneOpen: 'No open games. Create one, and anyone online can join.',
  createOne: 'Create a game',
  runningNow: 'In progress',
  unreachable:
    'Current games could not be loaded. You can still play the computer, or friends on this device.',
  more: 'Learn more',
  lesson: (title: string) => `Lesson: ${title}`,
  solitaire: (title: string) => `Solitaire: ${title}`,
  analysis: 'Analyse the starting position',
  printBoard: 'Print the board',
  solved: 'Play against a perfect opponent',
  glossary: 'All terms explained',
  history: 'History of the game',
  source: 'Source',
};

export type GuideStrings = typeof english;

export const guideStrings: Strings<GuideStrings> = defineStrings('guide', english);
