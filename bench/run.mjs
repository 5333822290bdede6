// Speed: move generators and search beside native programs in the same run, the kernel's size, the time to a first move, and
// random games of every game. Figures are ratios and rates of this machine; nothing here passes or fails.
import { measureFirstMove } from './first-move.mjs';
import { compareGenerators } from './generators.mjs';
import { measureKernel } from './kernel-size.mjs';
import { countPlayouts } from './playouts.mjs';
import { compareSearches } from './searches.mjs';

compareGenerators();
compareSearches();
measureKernel();
measureFirstMove();
countPlayouts();
