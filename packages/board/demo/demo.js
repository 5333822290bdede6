// The element in use: a game for as many people as sit at this screen.
import '@halma/board/tokens.css';
import { boardMiniature, manGlyph, SUITS } from '@halma/board';
import { GAMES, makeRules, parsePosition, play, seatOfLetter, startPosition } from '@halma/rules';
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

function arrange() {
  document.documentElement.dataset.theme = field('theme').value;
  document.documentElement.dataset.scheme = field('scheme').value;
  board.orientation = seatOfLetter(field('seat').value);
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
form.addEventListener('change', arrange);

arrange();
start();
document.querySelector('.glyphs').append(...SUITS.map((suit) => manGlyph(suit)));
document.querySelector('.miniatures').append(
  ...GAMES.flatMap(({ id }) => {
    const rules = makeRules({ game: id });
    return rules.ok ? [boardMiniature(rules.value)] : [];
  }),
);
