import type { FittedTable } from './fitted-table.ts';

/** Parses the costs of the cells: a line for each row of the board, from the first seat's side. */
function parseCosts(text: string): readonly number[] {
  return text.trim().split(/\s+/).map(Number);
}

/**
 * The fitted tables. The scripts in packages/engine/scripts/travel-costs make them, by the commands in
 * docs/reference/engine.md.
 */
export const FITTED_TABLES: readonly FittedTable[] = [
  {
    board: 'H16',
    men: 19,
    turnScore: 0.7,
    phases: [
      { remaining: 0.07, moveCost: 129, oddsScale: 1.07 },
      { remaining: 0.13, moveCost: 177, oddsScale: 1.29 },
      { remaining: 0.18, moveCost: 216, oddsScale: 1.63 },
      { remaining: 0.23, moveCost: 241, oddsScale: 2.31 },
      { remaining: 0.29, moveCost: 291, oddsScale: 2.06 },
      { remaining: 0.35, moveCost: 333, oddsScale: 2.13 },
      { remaining: 0.42, moveCost: 343, oddsScale: 2.47 },
      { remaining: 0.5, moveCost: 422, oddsScale: 2.57 },
      { remaining: 0.64, moveCost: 462, oddsScale: 2.73 },
      { remaining: 0.84, moveCost: 462, oddsScale: 2.55 },
    ],
    costs: parseCosts(`
1364 1234 1205 1085 1091 1068 1059 1071 1096 1138 1193 1263 1346 1442 1549 1669
1234 1110 1000 948 910 907 914 919 936 963 1010 1071 1145 1231 1330 1439
1205 1000 957 878 793 779 790 750 800 811 858 907 962 1040 1128 1227
1085 948 878 797 725 713 644 651 637 676 725 725 805 867 954 1033
1091 910 793 725 653 607 557 541 542 553 614 614 657 719 778 856
1068 907 779 713 607 549 516 482 457 438 446 508 543 558 601 696
1059 914 790 644 557 516 454 431 372 378 360 411 420 442 488 539
1071 919 750 651 541 482 431 382 325 318 302 327 327 348 363 421
1096 936 800 637 542 457 372 325 278 270 241 254 250 244 284 330
1138 963 811 676 553 438 378 318 270 240 201 203 226 217 227 208
1193 1010 858 725 614 446 360 302 241 201 210 179 182 149 159 200
1263 1071 907 725 614 508 411 327 254 203 179 177 146 140 56 68
1346 1145 962 805 657 543 420 327 250 226 182 146 146 107 80 78
1442 1231 1040 867 719 558 442 348 244 217 149 140 107 92 23 56
1549 1330 1128 954 778 601 488 363 284 227 159 56 80 23 11 28
1669 1439 1227 1033 856 696 539 421 330 208 200 68 78 56 28 0
    `),
  },
  {
    board: 'S121',
    men: 10,
    turnScore: 0.7,
    phases: [
      { remaining: 0.09, moveCost: 164, oddsScale: 0.84 },
      { remaining: 0.14, moveCost: 203, oddsScale: 0.99 },
      { remaining: 0.2, moveCost: 243, oddsScale: 1.14 },
      { remaining: 0.25, moveCost: 273, oddsScale: 1.29 },
      { remaining: 0.31, moveCost: 301, oddsScale: 1.42 },
      { remaining: 0.37, moveCost: 332, oddsScale: 1.61 },
      { remaining: 0.44, moveCost: 381, oddsScale: 1.93 },
      { remaining: 0.53, moveCost: 452, oddsScale: 2.02 },
      { remaining: 0.65, moveCost: 498, oddsScale: 2.12 },
      { remaining: 0.83, moveCost: 519, oddsScale: 2.17 },
    ],
    costs: parseCosts(`
1736
1431 1431
1254 1154 1254
1118 1021 1021 1118
1746 1522 1365 1099 1102 880 897 880 1102 1099 1365 1522 1746
1392 1212 1132 961 790 737 737 790 961 1132 1212 1392
1064 892 820 683 629 601 629 683 820 892 1064
857 746 566 534 487 487 534 566 746 857
632 544 456 410 400 410 456 544 632
706 476 411 349 318 318 349 411 476 706
795 525 393 325 263 267 263 325 393 525 795
876 616 441 279 237 206 206 237 279 441 616 876
965 686 481 344 172 167 153 167 172 344 481 686 965
115 94 94 115
98 21 98
1 1
0
    `),
  },
];
