// A worker for tests: helps the search threads until they are closed.
import { workerData } from 'node:worker_threads';
import { helpSearch } from '@halma/engine';

helpSearch(workerData.threads, workerData.index);
