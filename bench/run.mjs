// Measures the move generators and the search, each compared with a native program; the kernel's size;
// the time to the first move; random games; and the site's response times in a browser. The
// results depend on the machine; nothing passes or fails.
// Run: node bench/run.mjs, or node bench/run.mjs site to measure only the site
import { measureFirstMove } from './first-move.mjs';
import { compareGenerators } from './generators.mjs';
import { measureKernelSize } from './kernel-size.mjs';
import { measurePlayouts } from './playouts.mjs';
import { compareSearches } from './searches.mjs';
import { measureSite } from './site.mjs';

if (process.argv[2] !== 'site') {
  compareGenerators();
  compareSearches();
  measureKernelSize();
  measureFirstMove();
  measurePlayouts();
}
await measureSite();
