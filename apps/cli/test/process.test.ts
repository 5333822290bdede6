import { beforeAll } from 'vitest';
import { buildCommand } from './support/process.ts';
import './process/requests-and-play.ts';
import './process/engine.ts';
import './process/board.ts';
import './process/figures.ts';
import './process/server.ts';

// All tests use one build, since two builds at the same time would write the same files.
beforeAll(buildCommand, 60_000);
