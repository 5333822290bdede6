// Measures the move generators and the search beside native programs in the same run, the kernel's size, the time to a first move, random
// games, and the response times of the site in a browser. The figures depend on the machine, and none of them passes or fails.
// `node bench/run.mjs site` measures the site alone.
import { measureFirstMove } from './first-move.mjs';
import { compareGenerators } from './generators.mjs';
import { measureKernel } from './kernel-size.mjs';
import { countPlayouts } from './playouts.mjs';
import { compareSearches } from './searches.mjs';
import { measureSite } from './site.mjs';

if (process.argv[2] !== 'site') {
  compareGenerators();
  compareSearches();
  measureKernel();
  measureFirstMove();
  countPlayouts();
}
await measureSite();
