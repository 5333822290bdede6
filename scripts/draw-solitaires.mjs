// Draws the pictures of docs/reference/solitaires.md from the data: the printed figures, one of the lowest and one of the
// highest figures of thirteen and of nineteen men, and arrangements for long hops. Run: node scripts/draw-solitaires.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { makeRules, parseHfn } from '@halma/rules';
import { latticeOf, parseSquareName, shortestHop } from '@halma/solver';

const SIDE = 16;
const CELL_SIZE = 24;
const MARGIN = 20;
const BOARD_SIZE = SIDE * CELL_SIZE;
/** The colours of the board element's paper theme. */
const COLOURS = {
  paper: '#f5eedf',
  ink: '#221b15',
  light: '#fbf5e6',
  dark: '#efe3c8',
  campFill: '#b0242a12',
  campLine: '#b0242a59',
  man: '#2c2621',
  rim: '#0f0c0a',
  route: '#22568c',
};
const LETTERS = [...'abcdefghijklmnop'];
const repository = new URL('../', import.meta.url);

/**
 * @typedef {{ name: string, title: string, men: readonly number[], camp?: readonly number[], hop?: readonly number[] }} Picture
 */

/**
 * Returns the column and row of a cell.
 *
 * @type {(cell: number) => [number, number]}
 */
const columnAndRow = (cell) => [cell % SIDE, Math.floor(cell / SIDE)];

/**
 * Returns the centre of a cell, with row 1 at the bottom.
 *
 * @type {(cell: number) => [number, number]}
 */
const centreOf = (cell) => {
  const [column, row] = columnAndRow(cell);
  return [MARGIN + (column + 0.5) * CELL_SIZE, MARGIN + (SIDE - 0.5 - row) * CELL_SIZE];
};

/**
 * Draws the outlines of cells.
 *
 * @type {(cells: readonly number[]) => string}
 */
const drawOutlines = (cells) =>
  cells
    .map((cell) => {
      const [x, y] = centreOf(cell);
      return `M${x - CELL_SIZE / 2} ${y - CELL_SIZE / 2}h${CELL_SIZE}v${CELL_SIZE}h-${CELL_SIZE}z`;
    })
    .join('');

/** @type {(cell: number) => string} */
const drawMan = (cell) => {
  const [x, y] = centreOf(cell);
  return `<circle cx="${x}" cy="${y}" r="9" fill="${COLOURS.man}" stroke="${COLOURS.rim}"/>`;
};

/** The names of the columns and rows along two edges. */
const labels = LETTERS.flatMap((letter, index) => {
  const offset = MARGIN + (index + 0.5) * CELL_SIZE;
  return [
    `<text x="${offset}" y="${MARGIN + BOARD_SIZE + 14}">${letter}</text>`,
    `<text x="${MARGIN / 2}" y="${MARGIN + BOARD_SIZE - (index + 0.5) * CELL_SIZE + 4}">${index + 1}</text>`,
  ];
});

/** @type {(cells: readonly number[]) => string} */
const drawRoute = (cells) => {
  const points = cells.map((cell) => centreOf(cell).join()).join(' ');
  return `<polyline points="${points}" fill="none" stroke="${COLOURS.route}" stroke-width="2" stroke-linejoin="round"/>`;
};

/** @type {(picture: Picture) => string} */
const drawPicture = ({ title, men, camp = [], hop }) => {
  const size = BOARD_SIZE + 2 * MARGIN;
  const cells = Array.from({ length: SIDE * SIDE }, (_, cell) => cell);
  const isDark = (/** @type {number} */ cell) =>
    columnAndRow(cell).reduce((sum, part) => sum + part, 0) % 2 === 0;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" role="img">`,
    `<title>${title}</title>`,
    `<rect width="${size}" height="${size}" fill="${COLOURS.paper}"/>`,
    `<rect x="${MARGIN}" y="${MARGIN}" width="${BOARD_SIZE}" height="${BOARD_SIZE}" fill="${COLOURS.light}"/>`,
    `<path d="${drawOutlines(cells.filter(isDark))}" fill="${COLOURS.dark}"/>`,
    `<path d="${drawOutlines(camp)}" fill="${COLOURS.campFill}" stroke="${COLOURS.campLine}"/>`,
    `<rect x="${MARGIN}" y="${MARGIN}" width="${BOARD_SIZE}" height="${BOARD_SIZE}" fill="none" stroke="${COLOURS.ink}" stroke-width="2"/>`,
    `<g font-family="sans-serif" font-size="11" fill="${COLOURS.ink}" text-anchor="middle">`,
    ...labels,
    '</g>',
    ...(hop === undefined ? [] : [drawRoute(hop)]),
    ...men.map(drawMan),
    '</svg>',
    '',
  ].join('\n');
};

/** @type {(path: string) => Buffer} */
const readData = (path) => readFileSync(new URL(path, repository));

/**
 * Returns the cells of the first camp of a game.
 *
 * @type {(game: string) => readonly number[]}
 */
const campOf = (game) => {
  const rules = makeRules({ game });
  if (!rules.ok) throw new Error(rules.refusal.code);
  return rules.value.camps[1]?.home ?? [];
};

/** @type {(letter: string) => Picture} */
const pictureOfFigure = (letter) => {
  const fields = parseHfn(readData(`examples/leaflets/figure-${letter}.hfn`).toString().trim());
  if (!fields.ok) throw new Error(fields.refusal.code);
  const men = [...fields.value.men.subarray(0, SIDE * SIDE).keys()].filter(
    (cell) => fields.value.men[cell] !== 0,
  );
  return {
    name: `figure-${letter}`,
    title: `Figure ${letter.toUpperCase()} of the leaflets`,
    men,
    camp: campOf('halma-2'),
  };
};

/**
 * Returns one of the lowest and one of the highest figures in a game's certificate, as the squares to which
 * their keys lead.
 *
 * @type {(game: string) => { lowest: readonly number[], highest: readonly number[] }}
 */
const findExtremeFigures = (game) => {
  const figures = gunzipSync(readData(`packages/solver/data/figures-${game}.txt.gz`))
    .toString()
    .split('\n')
    .filter((line) => /^\d+ \S+-/.test(line))
    .map((line) =>
      line
        .split(' ')
        .slice(1)
        .map((move) => parseSquareName(SIDE, move.split('-')[1] ?? '')),
    )
    .sort((one, other) => Math.max(...one) - Math.max(...other));
  return { lowest: figures[0] ?? [], highest: figures.at(-1) ?? [] };
};

/** @type {(game: string, men: string) => readonly Picture[]} */
const picturesOfExtremes = (game, men) => {
  const { lowest, highest } = findExtremeFigures(game);
  const camp = campOf(game);
  return [
    { name: `${men}-lowest`, title: `A lowest figure of ${men} men`, men: lowest, camp },
    { name: `${men}-highest`, title: `A highest figure of ${men} men`, men: highest, camp },
  ];
};

/** @type {{ rows: { jumps: number, men: number, arrangement: string }[] }} */
const hops = JSON.parse(readData('packages/solver/data/long-hops.data.json').toString());

/** @type {(jumps: number) => Picture} */
const pictureOfLongHop = (jumps) => {
  const row = hops.rows.find((candidate) => candidate.jumps === jumps);
  const men = (row?.arrangement ?? '').split(' ').map((name) => parseSquareName(SIDE, name));
  const { start, end } = latticeOf(SIDE);
  const hop = shortestHop(SIDE, men, start, end) ?? [];
  return { name: `long-hop-${jumps}`, title: `${men.length} men force ${jumps} jumps`, men, hop };
};

const pictures = [
  ...['a', 'b', 'c', 'd'].map(pictureOfFigure),
  ...picturesOfExtremes('halma-4', 'thirteen'),
  ...picturesOfExtremes('halma-2', 'nineteen'),
  ...[7, 61, 62].map(pictureOfLongHop),
];
for (const picture of pictures)
  writeFileSync(new URL(`docs/images/${picture.name}.svg`, repository), drawPicture(picture));
