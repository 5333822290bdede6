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
