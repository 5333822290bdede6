/**
 * The CSS custom properties that the drawings use, with their values in the light paper theme. These are the defaults,
 * so that the element needs no style sheet.
 */
export const DEFAULT_TOKENS = {
  paper: '#f5eedf',
  ink: '#221b15',
  'ink-2': '#51463b',
  'ink-3': '#6b5e4f',
  red: '#a3262a',
  go: '#17655a',
  'go-soft': '#cfe0d3',
  pencil: '#22568c',
  focus: '#22568c',
  'sq-light': '#fbf5e6',
  'sq-dark': '#efe3c8',
  grid: '#221b1526',
  frame: '#221b15',
  'yard-red': '#b0242a',
  'yard-gold': '#d9a426',
  'yard-ink': '#221b15',
  'yard-fill': '#b0242a12',
  hole: '#ead9b6',
  co: '#6b5e4f',
  'ink-top': '#2c2621',
  'ink-rim': '#0f0c0a',
  'ink-cut': '#f3e7cf',
  'box-top': '#edc462',
  'box-rim': '#6f4d0e',
  'box-cut': '#3b2705',
  'red-top': '#b22b2f',
  'red-rim': '#5c0f13',
  'red-cut': '#fdeee0',
  'green-top': '#377d4e',
  'green-rim': '#12331e',
  'green-cut': '#f6fbef',
  'blue-top': '#3570ad',
  'blue-rim': '#12304f',
  'blue-cut': '#f3f8fd',
  'bone-top': '#fffdf6',
  'bone-rim': '#4a4038',
  'bone-cut': '#3a3129',
} as const;

export type Token = keyof typeof DEFAULT_TOKENS;

/** Returns a reference to a token, with its default, as an attribute value. */
export function paint(token: Token): string {
  return `var(--${token}, ${DEFAULT_TOKENS[token]})`;
}

/** The font family of labels, and the one that resembles the leaflets' type. */
export const FONT_TEXT = 'var(--font-text, system-ui, sans-serif)';
export const FONT_TITLE = 'var(--font-title, Rockwell, Georgia, serif)';
