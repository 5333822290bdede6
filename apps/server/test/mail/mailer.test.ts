import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { createMailer } from '../../src/mail/mailer.ts';
import { MailServer } from '../online/mail-server.ts';

test.each([
  ['the address', '5.1.1 <ann.lee@mail.example>: no such user', '5.1.1 <…>: no such user'],
  ['only the mailbox', '5.1.1 Ann.Lee... User unknown', '5.1.1 …... User unknown'],
  ['the mailbox in another word', '5.1.1 user=ann.lee, joann.lee', '5.1.1 user=…, joann.lee'],
])('an error does not contain the recipient if the mail server names %s', async (_, response, shown) => {
  const mailServer = new MailServer();
  mailServer.refusalOf = () => response;
  const errors: unknown[] = [];
  const settings = { server: await mailServer.start(), from: 'Halma <halma@halma.example>' };
  const mailer = createMailer(settings, (error) => errors.push(error));
  mailer.send({ to: 'ann.lee@mail.example', subject: 'Test', text: 'Text' });
  await mailer.close();
  await mailServer.stop();
  expect(errors).toEqual([
    new Error(`an e-mail was not sent: Can't send mail - all recipients were rejected: 550 ${shown}`),
  ]);
  expect(inspect(errors, { depth: 9, showHidden: true })).not.toMatch(/\bann\.lee/i);
});
