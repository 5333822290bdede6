import { beforeAll } from 'vitest';
import { compileWorkspaces } from '../../../test/compile-workspaces.ts';
import './process/requests-and-play.ts';
import './process/engine.ts';
import './process/board.ts';
import './process/figures.ts';
import './process/server.ts';

beforeAll(compileWorkspaces, 60_000);
