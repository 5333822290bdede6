import type { REFUSALS as English } from '../english/refusals.ts';

export const REFUSALS: typeof English = {
  other: 'Das ist kein Zug.',
  'no-man-there': 'Dort steht kein Stein.',
  'not-your-man': 'Dieser Stein gehört dir nicht.',
  occupied: 'Dort steht schon ein Stein.',
  'same-cell': 'Ein Zug muss auf einem anderen Feld enden.',
  'not-adjacent':
    'Das ist kein Zug. Ein Schritt führt auf das nächste Feld; ein Sprung gerade über einen Stein auf das Feld gleich dahinter.',
  'no-man-to-jump':
    'Dorthin führt keine Sprungkette. Jeder Sprung braucht einen Stein und gleich dahinter ein leeres Feld.',
  'broken-route': 'Der angegebene Weg ist keine Kette von Sprüngen.',
  'yard-must-empty': 'Verlass zuerst deinen Hof.',
  'game-over': 'Alle Steine sind schon am Ziel; danach folgt nichts mehr.',
  'unknown-cell': 'Dieses Feld hat das Brett nicht.',
  'bad-move': 'Das ist kein Zug. Züge sehen aus wie d3-e4 oder d1>d3>f5.',
  'bad-key': 'Das ist kein Schlüssel. Seine Züge sehen aus wie II,5 to III,6, mit einem Punkt dazwischen.',
  'repeated-cell': 'Eine Sprungkette kommt nicht zweimal auf dasselbe Feld.',
  'too-long': 'Der Text ist länger als jede Zugfolge.',
};
