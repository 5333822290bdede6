import { describe, expect, test } from 'vitest';
import { readSettings } from '../src/settings.ts';

test('listens on port 8080 at all addresses by default', () => {
  const read = readSettings({});
  expect(read).toMatchObject({ ok: true, value: { port: 8080, host: '0.0.0.0' } });
  expect(read.ok && read.value.siteFolder).toMatch(/[/\\]apps[/\\]web[/\\]dist$/);
});

test('keeps chat forever by default, and guests, presence and aborted games for a while', () => {
  const retention = { guests: 180, presence: 30, chat: 0, aborted: 30 };
  expect(readSettings({})).toMatchObject({ ok: true, value: { retention } });
});

test('treats an empty variable as unset', () => {
  expect(readSettings({ PORT: '', HOST: '', SITE: '' })).toEqual(readSettings({}));
  const contact = { PUSH_CONTACT: 'mailto:halma@mail.example' };
  expect(readSettings({ ...contact, PUSH_SERVICES: '' })).toEqual(readSettings(contact));
});

test('reads all variables', () => {
  const environment = {
    PORT: '0',
    HOST: '::1',
    SITE: '/srv/site',
    DATA_DIR: '/srv/data',
    NATS_URL: 'nats://bus',
    PUBLIC_URL: 'https://halma.example/',
    BEHIND_PROXY: '1',
    LEVEL_THREADS: '0',
    METRICS_TOKEN: 'secret',
    LIMIT_SCALE: '10',
    PASSWORD_COST: '4',
    SMTP_URL: 'smtps://halma:secret@mail.example',
    MAIL_FROM: 'Halma <halma@mail.example>',
    PUSH_CONTACT: 'mailto:halma@mail.example',
    PUSH_SERVICES: 'https://push.example, http://127.0.0.1:9000',
    KEEP_GUESTS_DAYS: '7',
    KEEP_PRESENCE_DAYS: '8',
    KEEP_CHAT_DAYS: '9',
    KEEP_ABORTED_DAYS: '0',
  };
  const settings = {
    port: 0,
    host: '::1',
    siteFolder: '/srv/site',
    store: { folder: '/srv/data' },
    nats: 'nats://bus',
    publicOrigin: 'https://halma.example',
    behindProxy: true,
    engineThreads: 0,
    metricsToken: 'secret',
    role: 'all',
    limitScale: 10,
    passwordCost: 4,
    mail: { server: 'smtps://halma:secret@mail.example', from: 'Halma <halma@mail.example>' },
    push: {
      contact: 'mailto:halma@mail.example',
      additionalServices: ['https://push.example', 'http://127.0.0.1:9000'],
    },
    retention: { guests: 7, presence: 8, chat: 9, aborted: 0 },
  };
  expect(readSettings(environment)).toEqual({ ok: true, value: settings });
  expect(readSettings({ ...environment, DATABASE_URL: 'postgres://db' })).toEqual({
    ok: true,
    value: { ...settings, store: { postgres: 'postgres://db' } },
  });
});

test.each([
  ['0', false],
  ['1', true],
])('BEHIND_PROXY=%s is accepted', (BEHIND_PROXY, behindProxy) => {
  expect(readSettings({ BEHIND_PROXY })).toMatchObject({ ok: true, value: { behindProxy } });
});

describe('PORT', () => {
  test.each(['1', '80', '65535'])('%s is accepted', (PORT) => {
    expect(readSettings({ PORT })).toMatchObject({ ok: true, value: { port: Number(PORT) } });
  });

  test.each(['65536', '-1', '80a', 'http', '8080.5', '1e3', ' 80', '0x50', '999999'])(
    '"%s" is refused',
    (PORT) => {
      const refusal = `PORT must be a whole number from 0 to 65535, not "${PORT}".`;
      expect(readSettings({ PORT })).toEqual({ ok: false, refusal });
    },
  );
});

test.each([
  [{ SMTP_URL: 'mail.example' }, /^SMTP_URL must be an address/],
  [{ SMTP_URL: 'https://mail.example' }, /^SMTP_URL must be an address/],
  [{ SMTP_URL: 'smtp://mail.example' }, /^SMTP_URL needs MAIL_FROM/],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b' }, /^SMTP_URL needs PUBLIC_URL/],
  [{ SMTP_URL: 'smtp://' }, /^SMTP_URL must be an address/],
  [{ PASSWORD_COST: '16' }, /^PASSWORD_COST must be/],
  [{ ROLE: 'thinker' }, /^ROLE must be all or engine, not "thinker"\.$/],
  [{ LEVEL_THREADS: 'many' }, /^LEVEL_THREADS must be a whole number from 0 to 64, not "many"\.$/],
  [{ LEVEL_THREADS: '65' }, /^LEVEL_THREADS must be a whole number from 0 to 64/],
  [{ LIMIT_SCALE: '0' }, /^LIMIT_SCALE must be a whole number of at least 1, not "0"\.$/],
  [
    { PUBLIC_URL: 'halma' },
    /^PUBLIC_URL must be an address without a path, such as https:\/\/halma\.example, not "halma"\.$/,
  ],
  [{ PUBLIC_URL: 'ftp://halma.example' }, /^PUBLIC_URL must be an address/],
  [{ PUBLIC_URL: 'https://halma.example/games' }, /^PUBLIC_URL must be an address without a path/],
  [{ PUBLIC_URL: 'https://halma.example/?lang=de' }, /^PUBLIC_URL must be an address/],
  [{ PUBLIC_URL: 'https://ann@halma.example' }, /^PUBLIC_URL must be an address/],
  [{ BEHIND_PROXY: 'true' }, /^BEHIND_PROXY must be 0 or 1, not "true"\.$/],
  [{ BEHIND_PROXY: '2' }, /^BEHIND_PROXY must be 0 or 1, not "2"\.$/],
  [
    { NATS_URL: '127.0.0.1' },
    /^NATS_URL must be an address such as nats:\/\/127\.0\.0\.1:4222, not "127\.0\.0\.1"\.$/,
  ],
  [{ NATS_URL: 'nats://[' }, /^NATS_URL must be an address/],
  [{ NATS_URL: 'nats://ann:100%@bus' }, /^NATS_URL must be an address/],
  [{ KEEP_CHAT_DAYS: '36501' }, /^KEEP_CHAT_DAYS must be a whole number of days/],
  [{ KEEP_GUESTS_DAYS: '-1' }, /^KEEP_GUESTS_DAYS must be a whole number of days/],
])('%j is refused', (environment, refusal) => {
  expect(readSettings(environment)).toEqual({ ok: false, refusal: expect.stringMatching(refusal) });
});

test.each([
  ['without a public address', 'none', {}],
  ['with a public address that is not secure', 'none', { PUBLIC_URL: 'http://halma.example' }],
  ['with a secure public address', 'https://halma.example', { PUBLIC_URL: 'https://halma.example' }],
  [
    'with a contact of its own',
    'mailto:a@b.example',
    { PUBLIC_URL: 'https://halma.example', PUSH_CONTACT: 'mailto:a@b.example' },
  ],
])('%s, the contact for push services is %s', (_name, contact, environment) => {
  const read = readSettings(environment);
  expect(read.ok && (read.value.push?.contact ?? 'none')).toBe(contact);
});

test.each([
  [{ PUSH_CONTACT: 'https://[' }, /^PUSH_CONTACT must be an address .*, not "https:\/\/\["\.$/],
  [{ PUSH_CONTACT: 'http://halma.example' }, /^PUSH_CONTACT must be an address/],
  [{ PUSH_CONTACT: 'halma@mail.example' }, /PUSH_CONTACT must be an address/],
  [{ PUSH_CONTACT: 'mailto:a@b.example', PUSH_SERVICES: 'push.example' }, /PUSH_SERVICES must be addresses/],
  [
    { PUSH_CONTACT: 'mailto:a@b.example', PUSH_SERVICES: 'https://push.example/send' },
    /PUSH_SERVICES must be addresses without a path/,
  ],
])('refuses %o', (environment, message) => {
  expect(readSettings(environment)).toEqual({ ok: false, refusal: expect.stringMatching(message) });
});

describe('MAIL_FROM', () => {
  const readWith = (MAIL_FROM: string) =>
    readSettings({ SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://halma.example', MAIL_FROM });

  test.each([
    'halma@mail.example',
    '<halma@mail.example>',
    'Halma Köln <halma@mail.example>',
    '"Halma, Köln" <halma@mail.example>',
    'halma@localhost',
    'halma@[127.0.0.1]',
  ])('%s is accepted', (from) => {
    const read = readWith(from);
    expect(read.ok && read.value.mail?.from).toBe(from);
  });

  test.each([
    'Halma',
    'Halma @ home',
    '@mail.example',
    'halma@',
    'Halma halma@mail.example',
    'Halma <halma@mail.example',
    'Halma <halma>',
    'ann@mail.example, carl@mail.example',
    'Halma, Köln <halma@mail.example>',
    'halma@mail.example\r\nBcc: ann@mail.example',
  ])('"%s" is refused', (from) => {
    const refusal = `MAIL_FROM must be one address, such as "Halma <halma@mail.example>", not "${from}".`;
    expect(readWith(from)).toEqual({ ok: false, refusal });
  });
});
