import type { FittedTable } from './fitted-table.ts';

/** Parses the costs of the cells: a line for each row of the board, from the first seat's side. */
function parseCosts(text: string): readonly number[] {
  return text.trim().split(/\s+/).map(Number);
}

/**
 * The fitted tables. The scripts in packages/engine/scripts/travel-costs make them, with the commands in
 * docs/reference/engine.md.
 */
export const FITTED_TABLES: readonly FittedTable[] = [
  {
    board: 'H16',
    men: 19,
    turnScore: 0.7,
    phases: [
      { remaining: 0.06, moveCost: 115, oddsScale: 1.04 },
      { remaining: 0.11, moveCost: 149, oddsScale: 1.34 },
      { remaining: 0.16, moveCost: 181, oddsScale: 1.73 },
      { remaining: 0.21, moveCost: 202, oddsScale: 1.87 },
      { remaining: 0.27, moveCost: 235, oddsScale: 2.05 },
      { remaining: 0.33, moveCost: 271, oddsScale: 2.19 },
      { remaining: 0.4, moveCost: 309, oddsScale: 2.41 },
      { remaining: 0.49, moveCost: 342, oddsScale: 2.7 },
      { remaining: 0.63, moveCost: 401, oddsScale: 2.84 },
      { remaining: 0.84, moveCost: 427, oddsScale: 2.95 },
    ],
    costs: parseCosts(`
1018 871 825 775 787 843 763 833 883 978 1095 1234 1392 1570 1763 1973
871 799 717 654 639 610 688 657 728 804 911 1035 1179 1340 1519 1713
825 717 664 635 587 530 582 512 587 654 757 865 986 1133 1294 1471
775 654 635 552 524 469 437 432 430 525 624 682 819 944 1097 1250
787 639 587 524 494 431 390 365 360 414 516 569 663 781 903 1047
843 610 530 469 431 399 351 329 291 314 375 463 540 609 709 862
763 688 582 437 390 351 306 270 239 243 278 356 406 486 579 685
833 657 512 432 365 329 270 228 202 187 215 268 349 386 442 544
883 728 587 430 360 291 239 202 170 157 176 188 245 294 339 434
978 804 654 525 414 314 243 187 157 135 128 145 171 194 295 286
1095 911 757 624 516 375 278 215 176 128 114 127 120 144 143 174
1234 1035 865 682 569 463 356 268 188 145 127 112 81 112 0 37
1392 1179 986 819 663 540 406 349 245 171 120 81 98 73 39 69
1570 1340 1133 944 781 609 486 386 294 194 144 112 73 57 25 35
1763 1519 1294 1097 903 709 579 442 339 295 143 0 39 25 10 26
1973 1713 1471 1250 1047 862 685 544 434 286 174 37 69 35 26 8
    `),
  },
  {
    board: 'H16',
    men: 19,
    turnScore: 0.7,
    phases: [
      { remaining: 0.06, moveCost: 118, oddsScale: 0.96 },
      { remaining: 0.11, moveCost: 156, oddsScale: 1.55 },
      { remaining: 0.16, moveCost: 185, oddsScale: 1.96 },
      { remaining: 0.22, moveCost: 223, oddsScale: 2.1 },
      { remaining: 0.27, moveCost: 265, oddsScale: 2.18 },
      { remaining: 0.33, moveCost: 285, oddsScale: 2.18 },
      { remaining: 0.4, moveCost: 331, oddsScale: 2.35 },
      { remaining: 0.49, moveCost: 388, oddsScale: 2.43 },
      { remaining: 0.63, moveCost: 402, oddsScale: 2.48 },
      { remaining: 0.84, moveCost: 427, oddsScale: 2.45 },
    ],
    costs: parseCosts(`
1191 1016 999 941 1009 841 928 965 1029 1114 1218 1342 1483 1641 1812 2000
1016 922 832 825 756 722 780 819 869 934 1025 1134 1260 1402 1560 1730
999 832 756 802 737 632 590 616 731 776 861 953 1055 1183 1324 1478
941 825 802 654 624 569 527 509 570 633 716 754 875 981 1116 1245
1009 756 737 624 562 543 455 456 448 551 592 625 705 806 907 1030
841 722 632 569 543 465 417 398 380 379 442 508 569 620 700 834
928 780 590 527 455 417 358 342 293 315 336 384 406 480 558 643
965 819 616 509 456 398 342 269 217 234 255 300 297 362 407 494
1029 869 731 570 448 380 293 217 244 180 192 186 275 330 322 376
1114 934 776 633 551 379 315 234 180 150 160 150 148 194 251 230
1218 1025 861 716 592 442 336 255 192 160 142 131 124 133 151 201
1342 1134 953 754 625 508 384 300 186 150 131 124 123 123 15 25
1483 1260 1055 875 705 569 406 297 275 148 124 123 120 74 38 39
1641 1402 1183 981 806 620 480 362 330 194 133 123 74 84 0 44
1812 1560 1324 1116 907 700 558 407 322 251 151 15 38 0 2 6
2000 1730 1478 1245 1030 834 643 494 376 230 201 25 39 44 6 150
    `),
    markedCosts: parseCosts(`
1332 1193 1178 1129 1262 1215 1279 1386 1528 1714 1941 2000 2000 2000 2000 2000
1193 1134 988 927 943 1012 1020 1093 1205 1354 1552 1798 2000 2000 2000 2000
1178 988 992 913 732 814 734 892 939 1056 1233 1445 1701 2000 2000 2000
1129 927 913 871 749 739 574 682 701 813 968 1111 1370 1653 2000 2000
1262 943 732 749 767 689 569 529 450 576 758 878 1079 1342 1647 2000
1215 1012 814 739 689 706 536 408 487 415 506 680 851 1045 1314 1683
1279 1020 734 574 569 536 607 505 395 364 470 516 639 818 1068 1373
1386 1093 892 682 529 408 505 461 332 305 413 370 485 634 831 1122
1528 1205 939 701 450 487 395 332 304 350 286 299 433 478 657 914
1714 1354 1056 813 576 415 364 305 350 267 382 223 260 348 521 690
1941 1552 1233 968 758 506 470 413 286 382 299 291 262 234 424 592
2000 1798 1445 1111 878 680 516 370 299 223 291 130 200 159 230 337
2000 2000 1701 1370 1079 851 639 485 433 260 262 200 202 237 201 284
2000 2000 2000 1653 1342 1045 818 634 478 348 234 159 237 98 206 163
2000 2000 2000 2000 1647 1314 1068 831 657 521 424 230 201 206 44 101
2000 2000 2000 2000 2000 1683 1373 1122 914 690 592 337 284 163 101 0
    `),
  },
  {
    board: 'S121',
    men: 10,
    turnScore: 0.7,
    phases: [
      { remaining: 0.08, moveCost: 128, oddsScale: 0.63 },
      { remaining: 0.13, moveCost: 176, oddsScale: 0.77 },
      { remaining: 0.18, moveCost: 212, oddsScale: 0.9 },
      { remaining: 0.23, moveCost: 247, oddsScale: 1 },
      { remaining: 0.29, moveCost: 284, oddsScale: 1.06 },
      { remaining: 0.35, moveCost: 314, oddsScale: 1.23 },
      { remaining: 0.42, moveCost: 359, oddsScale: 1.31 },
      { remaining: 0.51, moveCost: 428, oddsScale: 1.35 },
      { remaining: 0.64, moveCost: 503, oddsScale: 1.39 },
      { remaining: 0.82, moveCost: 547, oddsScale: 1.47 },
    ],
    costs: parseCosts(`
1476
1193 1193
1013 962 1013
930 811 811 930
1197 1122 1049 1041 931 704 691 704 931 1041 1049 1122 1197
992 920 910 833 641 590 590 641 833 910 920 992
815 763 776 577 495 492 495 577 776 763 815
670 604 493 442 403 403 442 493 604 670
545 461 373 338 283 338 373 461 545
489 381 344 273 225 225 273 344 381 489
515 369 294 258 193 185 193 258 294 369 515
549 414 320 212 177 147 147 177 212 320 414 549
575 431 307 281 144 123 105 123 144 281 307 431 575
76 66 66 76
59 10 59
3 3
0
    `),
  },
  {
    board: 'H8',
    men: 10,
    turnScore: 0.2,
    phases: [
      { remaining: 0.07, moveCost: 53, oddsScale: 0.52 },
      { remaining: 0.12, moveCost: 66, oddsScale: 0.65 },
      { remaining: 0.18, moveCost: 85, oddsScale: 0.65 },
      { remaining: 0.23, moveCost: 105, oddsScale: 0.71 },
      { remaining: 0.3, moveCost: 126, oddsScale: 0.85 },
      { remaining: 0.36, moveCost: 147, oddsScale: 0.83 },
      { remaining: 0.44, moveCost: 158, oddsScale: 0.85 },
      { remaining: 0.52, moveCost: 172, oddsScale: 0.96 },
      { remaining: 0.62, moveCost: 203, oddsScale: 0.88 },
      { remaining: 0.77, moveCost: 246, oddsScale: 0.88 },
    ],
    costs: parseCosts(`
384 322 279 270 251 252 264 287
322 277 237 209 185 183 189 204
279 237 201 163 140 126 135 137
270 209 163 134 104 96 83 89
251 185 140 104 97 74 60 21
252 183 126 96 74 65 26 16
264 189 135 83 60 26 25 6
287 204 137 89 21 16 6 0
    `),
  },
  {
    board: 'H10',
    men: 15,
    turnScore: 0.5,
    phases: [
      { remaining: 0.06, moveCost: 76, oddsScale: 0.57 },
      { remaining: 0.12, moveCost: 100, oddsScale: 0.94 },
      { remaining: 0.17, moveCost: 125, oddsScale: 1.06 },
      { remaining: 0.23, moveCost: 148, oddsScale: 1.23 },
      { remaining: 0.3, moveCost: 162, oddsScale: 1.28 },
      { remaining: 0.37, moveCost: 173, oddsScale: 1.36 },
      { remaining: 0.45, moveCost: 200, oddsScale: 1.32 },
      { remaining: 0.55, moveCost: 224, oddsScale: 1.36 },
      { remaining: 0.67, moveCost: 250, oddsScale: 1.58 },
      { remaining: 0.83, moveCost: 291, oddsScale: 1.67 },
    ],
    costs: parseCosts(`
541 486 455 401 406 384 389 396 418 451
486 435 367 360 316 310 297 308 319 347
455 367 336 316 259 237 213 223 250 261
401 360 316 262 220 184 172 162 162 190
406 316 259 220 179 161 145 126 129 132
384 310 237 184 161 133 125 95 89 41
389 297 213 172 145 125 94 102 36 47
396 308 223 162 126 95 102 65 37 28
418 319 250 162 129 89 36 37 22 19
451 347 261 190 132 41 47 28 19 0
    `),
  },
  {
    board: 'S121',
    men: 15,
    turnScore: 0.8,
    phases: [
      { remaining: 0.06, moveCost: 155, oddsScale: 0.61 },
      { remaining: 0.11, moveCost: 238, oddsScale: 0.89 },
      { remaining: 0.17, moveCost: 317, oddsScale: 1.06 },
      { remaining: 0.23, moveCost: 394, oddsScale: 1.11 },
      { remaining: 0.3, moveCost: 455, oddsScale: 1.23 },
      { remaining: 0.36, moveCost: 502, oddsScale: 1.24 },
      { remaining: 0.44, moveCost: 561, oddsScale: 1.28 },
      { remaining: 0.53, moveCost: 621, oddsScale: 1.35 },
      { remaining: 0.66, moveCost: 679, oddsScale: 1.44 },
      { remaining: 0.84, moveCost: 732, oddsScale: 1.56 },
    ],
    costs: parseCosts(`
1589
1363 1363
1248 1165 1248
1096 1027 1027 1096
2000 1655 1376 1162 992 891 909 891 992 1162 1376 1655 2000
1604 1301 1100 938 758 773 773 758 938 1100 1301 1604
1266 1003 827 691 644 625 644 691 827 1003 1266
973 780 595 549 489 489 549 595 780 973
749 595 448 404 373 404 448 595 749
883 575 451 346 303 303 346 451 575 883
1010 674 431 337 253 295 253 337 431 674 1010
1152 789 532 288 247 213 213 247 288 532 789 1152
1312 918 620 396 146 155 195 155 146 396 620 918 1312
149 127 127 149
117 0 117
15 15
27
    `),
  },
  {
    board: 'R9',
    men: 10,
    turnScore: 0.7,
    phases: [
      { remaining: 0.08, moveCost: 176, oddsScale: 0.79 },
      { remaining: 0.13, moveCost: 259, oddsScale: 1.05 },
      { remaining: 0.18, moveCost: 332, oddsScale: 1.25 },
      { remaining: 0.24, moveCost: 395, oddsScale: 1.27 },
      { remaining: 0.3, moveCost: 471, oddsScale: 1.34 },
      { remaining: 0.36, moveCost: 557, oddsScale: 1.4 },
      { remaining: 0.43, moveCost: 647, oddsScale: 1.43 },
      { remaining: 0.52, moveCost: 702, oddsScale: 1.37 },
      { remaining: 0.65, moveCost: 762, oddsScale: 1.55 },
      { remaining: 0.83, moveCost: 824, oddsScale: 1.53 },
    ],
    costs: parseCosts(`
1883 1596 1403 1274 1257 1256 1162 1055 992
1596 1346 1163 1033 893 787 710 736 734
1403 1163 979 842 706 604 529 547 543
1274 1033 842 676 541 440 368 405 402
1257 893 706 541 385 308 250 265 222
1256 787 604 440 308 239 182 175 93
1162 710 529 368 250 182 138 97 90
1055 736 547 405 265 175 97 0 11
992 734 543 402 222 93 90 11 17
    `),
  },
  {
    board: 'R7',
    men: 6,
    turnScore: 0.7,
    phases: [
      { remaining: 0.09, moveCost: 113, oddsScale: 0.37 },
      { remaining: 0.15, moveCost: 153, oddsScale: 0.49 },
      { remaining: 0.2, moveCost: 189, oddsScale: 0.55 },
      { remaining: 0.25, moveCost: 237, oddsScale: 0.67 },
      { remaining: 0.3, moveCost: 277, oddsScale: 0.75 },
      { remaining: 0.36, moveCost: 308, oddsScale: 0.77 },
      { remaining: 0.43, moveCost: 346, oddsScale: 0.8 },
      { remaining: 0.52, moveCost: 406, oddsScale: 0.89 },
      { remaining: 0.64, moveCost: 451, oddsScale: 0.91 },
      { remaining: 0.79, moveCost: 507, oddsScale: 1.03 },
    ],
    costs: parseCosts(`
1185 924 798 755 698 635 637
924 729 601 510 424 408 404
798 601 470 364 263 266 262
755 510 364 248 168 179 147
698 424 263 168 106 93 52
635 408 266 179 93 27 13
637 404 262 147 52 13 0
    `),
  },
  {
    board: 'R6',
    men: 6,
    turnScore: 0.5,
    phases: [
      { remaining: 0.1, moveCost: 105, oddsScale: 0.21 },
      { remaining: 0.15, moveCost: 121, oddsScale: 0.4 },
      { remaining: 0.2, moveCost: 140, oddsScale: 0.54 },
      { remaining: 0.26, moveCost: 173, oddsScale: 0.62 },
      { remaining: 0.32, moveCost: 194, oddsScale: 0.65 },
      { remaining: 0.38, moveCost: 209, oddsScale: 0.62 },
      { remaining: 0.46, moveCost: 225, oddsScale: 0.67 },
      { remaining: 0.54, moveCost: 239, oddsScale: 0.69 },
      { remaining: 0.64, moveCost: 259, oddsScale: 0.74 },
      { remaining: 0.77, moveCost: 288, oddsScale: 0.77 },
    ],
    costs: parseCosts(`
735 605 510 440 375 306
605 473 394 299 235 196
510 394 275 192 159 122
440 299 192 132 84 54
375 235 159 84 27 13
306 196 122 54 13 0
    `),
  },
];
