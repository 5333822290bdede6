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
  readonly by: string;
  readonly title: string;
  readonly kind: WorkKind;
}

/** Works in which Halma is played or mentioned, roughly in the order of their authors' names. */
export const WORKS = [
  { id: 'anima', by: 'Marie Buchanan', title: 'Anima', kind: 'novel' },
  { id: 'symbolic-logic', by: 'Lewis Carroll', title: 'Symbolic Logic', kind: 'logic' },
  { id: 'absent', by: 'Agatha Christie, as Mary Westmacott', title: 'Absent in the Spring', kind: 'novel' },
  { id: 'prisoner', by: 'Monica Dickens', title: 'The Happy Prisoner', kind: 'novel' },
  { id: 'hitchhiker', by: 'Douglas Adams', title: 'The Hitchhiker’s Guide to the Galaxy', kind: 'novel' },
  { id: 'nursery', by: 'Eleanor Farjeon', title: 'A Nursery in the Nineties', kind: 'memoir' },
  { id: 'maurice', by: 'E. M. Forster', title: 'Maurice', kind: 'novel' },
  { id: 'journey', by: 'E. M. Forster', title: 'The Longest Journey', kind: 'novel' },
  { id: 'good-life', by: '', title: 'The Good Life: “The Early Birds”', kind: 'television' },
  { id: 'woman-in-black', by: 'Susan Hill', title: 'The Woman in Black', kind: 'novel' },
  { id: 'london-home', by: 'M. V. Hughes', title: 'A London Home in the 1890s', kind: 'memoir' },
  { id: 'lolita-man', by: 'Bill James', title: 'The Lolita Man', kind: 'novel' },
  { id: 'spiel', by: 'Paul Jennings', title: 'How to Spiel Halma', kind: 'article' },
  { id: 'ulysses', by: 'James Joyce', title: 'Ulysses', kind: 'novel' },
  {
    id: 'rhododendrons',
    by: 'Arthur Marshall (ed.)',
    title: 'Whimpering in the Rhododendrons',
    kind: 'verse',
  },
  { id: 'farthest-north', by: 'Fridtjof Nansen', title: 'Farthest North', kind: 'travel' },
  { id: 'magic-city', by: 'E. Nesbit', title: 'The Magic City', kind: 'novel' },
  { id: 'wouldbegoods', by: 'E. Nesbit', title: 'The Wouldbegoods; New Treasure Seekers', kind: 'novel' },
  { id: 'unseen', by: 'Terry Pratchett', title: 'Unseen Academicals', kind: 'novel' },
  { id: 'rupert', by: '', title: 'Rupert Bear', kind: 'story' },
  {
    id: 'saki',
    by: 'Saki',
    title: 'Clovis on Parental Responsibilities; Reginald’s Christmas Revel',
    kind: 'story',
  },
  { id: 'alberta', by: 'Cora Sandel', title: 'Alberta Alone', kind: 'novel' },
  { id: 'enemy-brothers', by: 'Constance Savery', title: 'Enemy Brothers', kind: 'novel' },
  { id: 'little-stranger', by: 'Sarah Waters', title: 'The Little Stranger', kind: 'novel' },
  { id: 'brideshead', by: 'Evelyn Waugh', title: 'Brideshead Revisited', kind: 'novel' },
  { id: 'double-indemnity', by: 'Billy Wilder', title: 'Double Indemnity', kind: 'film' },
  { id: 'amazing-hat', by: 'P. G. Wodehouse', title: 'The Amazing Hat Mystery', kind: 'story' },
] as const satisfies readonly Work[];
