import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { createMailer } from '../../src/mail/mailer.ts';
import { MailServer } from '../online/mail-server.ts';

test('an error does not contain the address of the recipient', async () => {
  const mailServer = new MailServer();
  mailServer.refusesRecipients = true;
  const errors: unknown[] = [];
  const settings = { server: await mailServer.start(), from: 'Halma <halma@halma.example>' };
  const mailer = createMailer(settings, (error) => errors.push(error));
  mailer.send({ to: 'ann@mail.example', subject: 'Test', text: 'Text' });
  await mailer.close();
  await mailServer.stop();
  expect(errors).toEqual([
    new Error(
      "an e-mail was not sent: Can't send mail - all recipients were rejected: 550 5.1.1 <…>: no such user",
    ),
  ]);
  expect(inspect(errors, { depth: 9, showHidden: true })).not.toContain('ann@');
});
