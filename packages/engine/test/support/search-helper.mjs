// The worker of a test: helps the searches of threads until they are closed.
import { workerData } from 'node:worker_threads';
import { helpSearch } from '@halma/engine';

helpSearch(workerData.threads, workerData.index);
