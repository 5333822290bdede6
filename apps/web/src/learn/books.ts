/** The kind of a work. */
type WorkKind =
  | 'novel'
  | 'story'
  | 'memoir'
  | 'film'
  | 'television'
  | 'article'
  | 'logic'
  | 'travel'
  | 'verse';

/** A book, film or other work in which Halma is played or mentioned. Titles are not translated. */
export interface Work {
  readonly id: string;
  readonly author: string;
  readonly title: string;
  readonly kind: WorkKind;
}

/** Works in which Halma is played or mentioned, in order of their authors' names, or of their titles if they have none. */
export const WORKS = [
  { id: 'hitchhiker', author: 'Douglas Adams', title: 'The Hitchhiker’s Guide to the Galaxy', kind: 'novel' },
  { id: 'anima', author: 'Marie Buchanan', title: 'Anima', kind: 'novel' },
  { id: 'symbolic-logic', author: 'Lewis Carroll', title: 'Symbolic Logic', kind: 'logic' },
  {
    id: 'absent',
    author: 'Agatha Christie, as Mary Westmacott',
    title: 'Absent in the Spring',
    kind: 'novel',
  },
  { id: 'prisoner', author: 'Monica Dickens', title: 'The Happy Prisoner', kind: 'novel' },
  { id: 'nursery', author: 'Eleanor Farjeon', title: 'A Nursery in the Nineties', kind: 'memoir' },
  { id: 'maurice', author: 'E. M. Forster', title: 'Maurice', kind: 'novel' },
  { id: 'journey', author: 'E. M. Forster', title: 'The Longest Journey', kind: 'novel' },
  { id: 'good-life', author: '', title: 'The Good Life: “The Early Birds”', kind: 'television' },
  { id: 'woman-in-black', author: 'Susan Hill', title: 'The Woman in Black', kind: 'novel' },
  { id: 'london-home', author: 'M. V. Hughes', title: 'A London Home in the 1890s', kind: 'memoir' },
  { id: 'lolita-man', author: 'Bill James', title: 'The Lolita Man', kind: 'novel' },
  { id: 'spiel', author: 'Paul Jennings', title: 'How to Spiel Halma', kind: 'article' },
  { id: 'ulysses', author: 'James Joyce', title: 'Ulysses', kind: 'novel' },
  {
    id: 'rhododendrons',
    author: 'Arthur Marshall (ed.)',
    title: 'Whimpering in the Rhododendrons',
    kind: 'verse',
  },
  { id: 'farthest-north', author: 'Fridtjof Nansen', title: 'Farthest North', kind: 'travel' },
  { id: 'magic-city', author: 'E. Nesbit', title: 'The Magic City', kind: 'novel' },
  { id: 'wouldbegoods', author: 'E. Nesbit', title: 'The Wouldbegoods; New Treasure Seekers', kind: 'novel' },
  { id: 'unseen', author: 'Terry Pratchett', title: 'Unseen Academicals', kind: 'novel' },
  { id: 'rupert', author: '', title: 'Rupert Bear', kind: 'story' },
  {
    id: 'saki',
    author: 'Saki',
    title: 'Clovis on Parental Responsibilities; Reginald’s Christmas Revel',
    kind: 'story',
  },
  { id: 'alberta', author: 'Cora Sandel', title: 'Alberta Alone', kind: 'novel' },
  { id: 'enemy-brothers', author: 'Constance Savery', title: 'Enemy Brothers', kind: 'novel' },
  { id: 'little-stranger', author: 'Sarah Waters', title: 'The Little Stranger', kind: 'novel' },
  { id: 'brideshead', author: 'Evelyn Waugh', title: 'Brideshead Revisited', kind: 'novel' },
  { id: 'double-indemnity', author: 'Billy Wilder', title: 'Double Indemnity', kind: 'film' },
  { id: 'amazing-hat', author: 'P. G. Wodehouse', title: 'The Amazing Hat Mystery', kind: 'story' },
] as const satisfies readonly Work[];
