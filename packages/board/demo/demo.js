// A page that shows the element with all its options, for a game on one screen.
import '@halma/board/tokens.css';
import { boardThumbnail, MAN_COLOURS, manGlyph } from '@halma/board';
import { GAMES, makeRules, parsePosition, play, seatFromLetter, startPosition } from '@halma/rules';
import { refusalText } from '@halma/rules/english';

const board = document.querySelector('halma-board');
const form = document.querySelector('form');
const output = document.querySelector('output');
const query = new URLSearchParams(location.search);
const field = (name) => form.elements.namedItem(name);

for (const game of GAMES) field('game').add(new Option(game.title, game.id));
for (const [name, value] of query) if (field(name)) field(name).value = value;

function start() {
  const rules = makeRules({ game: field('game').value });
  if (!rules.ok) return;
  const text = query.get('position');
  const first = text === null ? startPosition(rules.value) : parsePosition(rules.value, text);
  if (!first.ok) output.value = refusalText(first.refusal);
  board.position = first.ok ? first.value : null;
  board.movable = rules.value.seats;
}

function applyOptions() {
  document.documentElement.dataset.theme = field('theme').value;
  document.documentElement.dataset.scheme = field('scheme').value;
  board.orientation = seatFromLetter(field('seat').value);
  board.coordinates = field('coordinates').value;
  board.showMovable = field('movable').checked;
}

board.addEventListener('halma-move', ({ detail }) => {
  const next = play(board.position, detail.move);
  if (next.ok) board.position = next.value;
});
board.addEventListener('halma-refuse', ({ detail }) => {
  output.value = refusalText(detail.refusal);
});
board.addEventListener('halma-select', ({ detail }) => {
  output.value = detail === null ? '' : `${detail.from} ${detail.to ?? ''} ${detail.jumps || ''}`;
});
field('game').addEventListener('change', start);
field('move').addEventListener('click', () => board.confirm());
form.addEventListener('change', applyOptions);

applyOptions();
start();
document.querySelector('.glyphs').append(...MAN_COLOURS.map((colour) => manGlyph(colour)));
document.querySelector('.thumbnails').append(
  ...GAMES.flatMap(({ id }) => {
    const rules = makeRules({ game: id });
    return rules.ok ? [boardThumbnail(rules.value)] : [];
  }),
);
