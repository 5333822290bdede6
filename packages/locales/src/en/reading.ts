import { defineStrings, type Strings } from '../load.ts';

/** An entry of the history: when, what happened, and the source. */
export interface HistoryEntry {
  readonly when: string;
  readonly title: string;
  readonly text: string;
  readonly source: string;
}

const ENTRIES: readonly HistoryEntry[] = [
  {
    when: 'Before 1883',
    title: 'Hoppity, and an older board',
    text: 'An English game called Hoppity, said to date from 1854, is named as the inspiration. Its rules are not known. A gaming board of the eighteenth century, marked out much like ours, hints at something older still.',
    source: 'Encyclopaedia; Leaflet 13, 2011',
  },
  {
    when: '1883–84',
    title: 'George Howard Monks',
    text: 'The inventor was George Howard Monks, an American surgeon at Harvard Medical School. One account makes him English, and calls him Howard Monks; the leaflet’s own copyright line of 1885 bears the name G. H. Monks.',
    source: 'Encyclopaedia; article on Halma; Parker’s leaflet',
  },
  {
    when: '1885',
    title: 'The leap',
    text: 'The game was published with a leaflet of rules, solitaires and advice. Its name is the Greek word for a leap, and the leaflet takes care to say that men of either colour may be jumped and that none is ever taken: players of checkers expected otherwise.',
    source: 'Parker’s leaflet',
  },
  {
    when: '1889',
    title: 'Eckha',
    text: 'For three years Milton Bradley had sold the game as Halma. When others claimed the word for themselves, the firm made up a new one, Eckha, rewrote the rules in its own terms, and drew the larger yards in gold and black. The moves are the same.',
    source: 'Bradley’s leaflet; article on Halma',
  },
  {
    when: '1892',
    title: 'The star',
    text: 'In Germany the same moves were set on a six-pointed star: Stern-Halma. In America it was later sold as Chinese checkers. It is neither Chinese nor checkers.',
    source: 'Encyclopaedia; Leaflet 13',
  },
  {
    when: '1948',
    title: 'Grasshopper',
    text: 'Halma on a draughts board, with ten men in each corner: a game for which every household already had the board.',
    source: 'Leaflet 13',
  },
  {
    when: 'Since then',
    title: 'The family',
    text: 'Variants mark one man, let colours decide how men move, or drop the men in the middle and race them off the board. Rules against players who stay in their camp came with serious play; limits of thirty and fifty moves came with the internet.',
    source: 'Article on Halma; encyclopaedia',
  },
];

const KINDS = {
  novel: 'novel',
  story: 'story',
  memoir: 'memoir',
  film: 'film',
  television: 'television',
  article: 'article',
  logic: 'logic',
  travel: 'travel',
  verse: 'verse',
};

const NOTES = {
  anima: 'Young Livia passes the time with it before a seance. 1972.',
  'symbolic-logic': 'The introduction mentions it as the new game.',
  absent: 'Stranded for days at a rest house, Joan Scudamore wishes she had a board.',
  prisoner: 'Evelyn plays it with her cousin Oliver North. 1946.',
  hitchhiker: 'The ship’s computer offers a game.',
  nursery: 'Halma men climb a mountain of building blocks on Christmas Eve.',
  maurice: 'Maurice plays it when he is home from boarding school.',
  journey: 'A lonely boy, Rickie Elliot, plays it against himself.',
  'good-life': 'An early night, with Halma until sleep comes. First episode of the third series.',
  'woman-in-black': 'A Halma board is mentioned.',
  'london-home': 'The family turns to it when chess is too much.',
  'lolita-man': 'Colin Harpur is told to go home and play it with his wife. 1986.',
  spiel: 'What comes of learning the rules from a sheet in German.',
  ulysses: 'Leopold Bloom counts it among parlour games, in the chapter Ithaca.',
  rhododendrons: 'A schoolboys’ poem puts it among the amusements of girls.',
  'farthest-north': 'Mentioned in the account of the voyage.',
  'magic-city': 'Halma people live in the land of Somnolentia.',
  wouldbegoods: 'The children have nothing good to say of it.',
  unseen: 'Mr Nutt asks whether football is a game like it.',
  rupert: 'The men of a Halma set talk.',
  saki: 'Mentioned with draughts, and again at Christmas.',
  alberta: 'Alberta’s small son plays it with his father.',
  'enemy-brothers': 'Bought for a boy because all Germans are thought to play it.',
  'little-stranger': 'Mrs Ayres and the maid Betty have two board games, and this is one. 2009.',
  brideshead: 'Julia Flyte plays it with Nanny.',
  'double-indemnity': 'It appears in the film of 1944.',
  'amazing-hat': 'A patient with a broken leg plays it with his nurse.',
};

/** The strings of the pages on the history and on books and films. */
const english = {
  learn: 'Learn',
  history: {
    title: 'History',
    lead: 'What the sources say, and where they disagree.',
    entries: ENTRIES,
    source: (source: string) => `Source: ${source}.`,
    sources: 'The sources',
    list: [
      'The leaflet of Halma, Parker Brothers, with copyrights of 1885, 1889 and 1915.',
      'The leaflet of Eckha, Milton Bradley Co., 1889.',
      'Leaflet 13 of a series on traditional board games: Halma, Grasshopper and Chinese checkers, Damian Walker, second edition, 2011.',
      'An article on Halma and its variants, based on D. Parlett’s history of board games.',
      'The article on Halma in a public encyclopaedia, which names B. Love, Great Board Games, 1979.',
    ],
  },
  books: {
    title: 'Halma in books and films',
    lead: 'Writers knew it as a game for long evenings, sickrooms and the nursery.',
    kinds: KINDS,
    notes: NOTES,
    source:
      'Based on the list in the encyclopaedia; not every entry has been checked against the book itself.',
  },
};

export type ReadingStrings = typeof english;

export const readingStrings: Strings<ReadingStrings> = defineStrings('reading', english);
