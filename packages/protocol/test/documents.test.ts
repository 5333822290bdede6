import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openApiDocument, protocolPage } from '../src/documents/index.ts';
import {
  CLIENT_MESSAGES,
  CLOSE_CODES,
  COMMANDS,
  CommandId,
  EVENTS,
  OnlineGameId,
  PersonId,
  PersonName,
  ROUTES,
  type Route,
  SERVER_MESSAGES,
  SOCKET_PATH,
} from '../src/index.ts';

test('the reference page is up to date; `node scripts/write-protocol-page.mjs` generates it', () => {
  const page = readFileSync(new URL('../../../docs/reference/protocol.md', import.meta.url), 'utf8');
  expect(page).toBe(protocolPage());
});

test.each(Object.entries({ ...COMMANDS, ...EVENTS, ...SERVER_MESSAGES }))(
  '%s has a description',
  (_, schema) => {
    expect(schema).toHaveProperty('description', expect.stringMatching(/\.$/));
  },
);

test('the OpenAPI document contains every route once, even after serialisation', () => {
  const { paths } = JSON.parse(JSON.stringify(openApiDocument()));
  const operationIds = Object.values<Readonly<Record<string, { operationId: string }>>>(paths).flatMap(
    (operations) => Object.values(operations).map(({ operationId }) => operationId),
  );
  expect(operationIds.toSorted()).toEqual([...Object.keys(ROUTES), 'openSocket'].toSorted());
});

interface Operation {
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly required?: boolean;
  }[];
  readonly requestBody?: { readonly required: boolean; readonly content: object };
  readonly responses: Readonly<Record<string, { readonly content?: object }>>;
}

/** Returns the operations of the OpenAPI document by address, such as `GET /api/session`. */
function openApiOperations(): ReadonlyMap<string, Operation> {
  const { paths }: { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> } =
    JSON.parse(JSON.stringify(openApiDocument()));
  return new Map(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => [`${method} ${path}`, operation] as const),
    ),
  );
}

const JSON_RESPONSE = ['200 application/json', 'default'];

test.each<[string, object]>([
  [
    'post /api/account/email/confirmation',
    { security: [], body: ['application/json'], responses: ['204', 'default'] },
  ],
  [
    'get /api/session',
    {
      security: ['cookie', 'session', 'accessToken games:read'],
      body: [],
      responses: JSON_RESPONSE,
    },
  ],
  [
    'get /api/games/{game}/events',
    {
      security: ['none', 'cookie', 'session', 'accessToken games:read'],
      parameters: ['path game', 'query after?'],
      body: [],
      responses: JSON_RESPONSE,
    },
  ],
  [
    'post /api/games/{game}/commands',
    {
      security: ['cookie', 'session', 'accessToken games:play'],
      parameters: ['path game'],
      body: ['application/json'],
      responses: JSON_RESPONSE,
    },
  ],
  [
    'delete /api/sessions/{session}',
    {
      security: ['cookie', 'session'],
      parameters: ['path session'],
      body: [],
      responses: ['204', 'default'],
    },
  ],
  [
    'get /api/stream',
    {
      security: ['accessToken games:read'],
      parameters: ['query moves?'],
      body: [],
      responses: ['200 application/x-ndjson', 'default'],
    },
  ],
  [
    'get /api/tournaments/{tournament}/standing.csv',
    {
      security: [],
      parameters: ['path tournament'],
      body: [],
      responses: ['200 text/plain', 'default'],
    },
  ],
  [`get ${SOCKET_PATH}`, { security: ['cookie', 'session'], body: [], responses: ['101', 'default'] }],
])('the OpenAPI document describes the request and the responses of %s', (address, expected) => {
  const operation = openApiOperations().get(address);
  const { security = [], parameters, requestBody, responses = {} } = operation ?? {};
  const listed = ([name, scopes]: readonly [string, readonly string[]]) => [name, ...scopes].join(' ');
  expect({
    security: security.map((way) => Object.entries(way).map(listed).join() || 'none'),
    parameters: parameters?.map((given) => `${given.in} ${given.name}${given.required ? '' : '?'}`),
    body: requestBody?.required ? Object.keys(requestBody.content) : [],
    responses: Object.entries(responses).map(([status, { content = {} }]) =>
      [status, ...Object.keys(content)].join(' '),
    ),
  }).toEqual(expected);
});

test('both references contain the close codes, the id patterns, the seat setups and every message', () => {
  const openApi = openApiDocument();
  const socket = JSON.stringify(Reflect.get(openApi.paths ?? {}, SOCKET_PATH));
  const page = protocolPage();
  for (const { code, meaning } of Object.values(CLOSE_CODES)) {
    expect(page).toContain(`| ${code} | ${meaning} |`);
    expect(socket).toContain(`"${code}":"${meaning}"`);
  }
  for (const schema of [OnlineGameId, CommandId, PersonId, PersonName]) {
    const pattern = String(Reflect.get(schema, 'pattern'));
    expect(page).toContain(`\`${pattern}\``);
    expect(JSON.stringify(openApi)).toContain(JSON.stringify(pattern));
  }
  for (const kind of ['open', 'me', 'level']) {
    expect(page).toContain(`kind: "${kind}"`);
    expect(JSON.stringify(openApi)).toContain(`"const":"${kind}"`);
  }
  for (const say of [...Object.keys(SERVER_MESSAGES), ...Object.keys(CLIENT_MESSAGES), 'command'])
    expect(socket).toContain(`"const":"${say}"`);
});

test('every parameter occurs in its path', () => {
  for (const { path, parameters = {} } of Object.values<Route>(ROUTES)) {
    for (const name of Object.keys(parameters)) expect(path).toContain(`{${name}}`);
  }
});
