import { readdirSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { renderEmail } from '../src/mail/email-template.ts';
import { MailOutbox } from '../src/mail/mail-outbox.ts';
import { MAIL } from './support/mail-subjects.ts';
import { Outbox } from './support/outbox.ts';
import { TEST_PASSWORD, TestApp } from './support/test-app.ts';

async function until<Value>(read: () => Promise<Value | undefined> | Value | undefined): Promise<Value> {
  for (let tries = 0; tries < 200; tries += 1) {
    const value = await read();
    if (value !== undefined) return value;
    await pause(25);
  }
  throw new Error('It did not come to pass');
}

describe('mails without a mail server', () => {
  let api: TestApp;
  let outbox: Outbox;
  beforeAll(async () => {
    api = await TestApp.start({ PUBLIC_URL: 'http://career.example:8080' });
    outbox = new Outbox(api.dataDir);
  });
  afterAll(() => api.stop());

  it('are written as files that only the operator can read, with the same in text and HTML', async () => {
    const { email } = await api.signUp();
    const mail = await outbox.find(email, MAIL.verify);
    expect(mail.from?.address).toBe('no-reply@localhost');
    const link = /http:\/\/career\.example:8080\/auth\?verify=[\w-]{43}/.exec(mail.text ?? '')?.[0] ?? 'none';
    expect(mail.html?.match(new RegExp(link.replace(/[?.]/g, '\\$&'), 'g'))).toHaveLength(2);
    expect(mail.html).not.toMatch(/<(?:img|style|script|link)\b/);
    const folder = join(api.dataDir, 'outbox');
    const modes = readdirSync(folder).map((file) => statSync(join(folder, file)).mode & 0o777);
    expect([...modes, statSync(folder).mode & 0o777]).toEqual([...modes.map(() => 0o600), 0o700]);
  });

  it('lead to the address that is set, whatever host the request names', async () => {
    const { email } = await api.signUp();
    await api.http
      .post('/api/auth/password-reset')
      .set('Host', 'evil.example')
      .set('X-Forwarded-Host', 'evil.example')
      .send({ email })
      .expect(202);
    const { text, html } = await outbox.find(email, MAIL.reset);
    expect(text).toContain('http://career.example:8080/auth?reset=');
    expect(`${text}${html}`).not.toContain('evil.example');
  });

  it('greet by name only who has confirmed the address, and only by what is a name', async () => {
    const confirmed = async (firstName: string) => {
      const me = await api.signUp({ firstName });
      const token = await outbox.token(me.email, MAIL.verify, 'verify');
      await api.call('put', '/api/auth/email-verification', me).send({ token }).expect(200);
      await api.http.post('/api/auth/password-reset').send({ email: me.email }).expect(202);
      return await outbox.find(me.email, MAIL.reset);
    };
    const named = await confirmed('Ngọzi O’Neil');
    expect([named.text, named.html, named.to?.[0]?.name]).toEqual([
      expect.stringContaining('Hello Ngọzi O’Neil Obi,'),
      expect.stringContaining('Hello Ngọzi O’Neil Obi,'),
      'Ngọzi O’Neil Obi',
    ]);
    for (const firstName of ['Claim at evil.test/claim', 'Ada & <b>Co</b>']) {
      const { text, to } = await confirmed(firstName);
      expect([text?.split('\n')[0], to?.[0]?.name]).toEqual(['Hello,', '']);
    }
  });

  it('carry nothing that was typed at sign-up to an address that nobody confirmed', async () => {
    const email = 'stranger@example.com';
    const firstName = 'Dear user, your wallet was credited. Claim at https://evil.test/claim';
    const me = await api.signUp({ email, firstName });
    await api.call('put', '/api/auth/password', me).send({
      currentPassword: TEST_PASSWORD,
      newPassword: 'eight silent lakes',
    });
    await api.http.post('/api/auth/login').send({ email, password: 'eight silent lakes' }).expect(200);
    await api.http.post('/api/auth/password-reset').send({ email }).expect(202);
    await outbox.find(email, MAIL.reset);
    await outbox.find(email, 'Your account was changed');
    await outbox.find(email, 'New sign-in to your account');
    const mails = await outbox.to(email);
    expect(mails.length).toBeGreaterThanOrEqual(4);
    const said = mails.map(({ text, html, subject, to }) => JSON.stringify([text, html, subject, to]));
    expect(said.filter((mail) => /wallet|evil|Dear user|Obi/.test(mail))).toEqual([]);
  });

  it('take no further header or recipient from a name', async () => {
    const email = 'victim@example.com';
    const firstName = 'Ada\r\nBcc: other@example.com\r\n\r\nBuy';
    await api.signUp({ email, firstName, lastName: 'Obi" <x@example.com>, "' });
    const mail = await outbox.find(email, MAIL.verify);
    expect(mail.to).toHaveLength(1);
    expect([mail.bcc, mail.cc]).toEqual([undefined, undefined]);
    expect(mail.headers.map(({ key }) => key).sort()).toEqual(
      [
        'auto-submitted',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'subject',
        'to',
      ].sort(),
    );
    expect(mail.to?.[0]).toMatchObject({ name: '', address: email });
  });

  it('leave nothing behind once they are delivered', async () => {
    await until(async () =>
      (await api.rows('select 1 from outgoing_mail')).length === 0 ? true : undefined,
    );
  });
});

describe('mails through a mail server', () => {
  let api: TestApp;
  let smtp: SMTPServer;
  let refuses = false;
  const taken: string[] = [];
  beforeAll(async () => {
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, callback) {
        let text = '';
        stream.on('data', (chunk: Buffer) => {
          text += chunk.toString('utf8');
        });
        stream.on('end', () => {
          if (refuses) return callback(Object.assign(new Error('No room'), { responseCode: 452 }));
          taken.push(text);
          callback();
        });
      },
    });
    await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', () => ready()));
    const { port } = smtp.server.address() as AddressInfo;
    api = await TestApp.start({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'CT <ct@example.com>' });
  });
  afterAll(async () => {
    await api.stop();
    await new Promise<void>((closed) => smtp.close(() => closed()));
  });

  const waiting = () =>
    api.rows<{ kind: string; attempts: number; sealed: string }>(
      'select kind, attempts, sealed from outgoing_mail where run_after > now()',
    );
  /** During a try no other worker touches the mail for two minutes; one that was put off waits for one. */
  const untilPutOff = () =>
    until(async () => {
      const rows = await api.rows(
        `select 1 from outgoing_mail where run_after < now() + interval '61 seconds'`,
      );
      return rows.length > 0 ? true : undefined;
    });
  const room = () => api.app.get(MailOutbox, { strict: false });

  it('arrive with both parts', async () => {
    const { email } = await api.signUp();
    const mail = await PostalMime.parse(await until(() => taken.shift()));
    expect(mail).toMatchObject({
      subject: MAIL.verify,
      from: { address: 'ct@example.com' },
      to: [{ address: email }],
    });
    expect([Boolean(mail.text), Boolean(mail.html)]).toEqual([true, true]);
  });

  it('are in the language of the account, also those that nobody asked for', async () => {
    const me = await api.signUp({}, 'fr-SN,fr;q=0.9');
    const first = await PostalMime.parse(await until(() => taken.shift()));
    expect(first.subject).toBe('Veuillez confirmer votre adresse e-mail');
    expect(first.html).toContain('<html lang="fr" dir="ltr">');
    expect(first.text).toContain('Le lien fonctionne une seule fois');
    expect(`${first.text}${first.html}`).not.toMatch(/Please|The link|If the button/);
    await api
      .call('put', '/api/auth/password', me)
      .send({ currentPassword: TEST_PASSWORD, newPassword: 'eight silent lakes' })
      .expect(200);
    const second = await PostalMime.parse(await until(() => taken.shift()));
    expect(second.subject).toBe('Votre compte a été modifié');
    expect(second.text).toContain('Le mot de passe de votre compte Career Toolkit a été modifié.');
  });

  it('that are refused break no request, stay unreadable, and arrive later, once', async () => {
    refuses = true;
    const me = await api.signUp();
    await api.call('get', '/api/auth/user', me).expect(200);
    const [row] = await until(async () => {
      const rows = await waiting();
      // The first lease is two minutes; a mail that was put off waits one.
      const off = await api.rows(
        `select 1 from outgoing_mail where run_after < now() + interval '61 seconds'`,
      );
      return off.length > 0 ? rows : undefined;
    });
    expect(row).toMatchObject({ kind: 'verify-email', attempts: 1 });
    expect(Buffer.from(row?.sealed ?? '', 'base64').toString('latin1')).not.toContain('verify=');
    expect(await room().deliverDue()).toBe(0);

    await api.rows('update outgoing_mail set run_after = now()');
    expect(await room().deliverDue()).toBe(0);
    expect(await waiting()).toMatchObject([{ attempts: 2 }]);

    refuses = false;
    await api.rows('update outgoing_mail set run_after = now()');
    const handedOver = await Promise.all([room().deliverDue(), room().deliverDue(), room().deliverDue()]);
    expect(handedOver.sort()).toEqual([0, 0, 1]);
    expect((await PostalMime.parse(taken.shift() ?? '')).to?.[0]?.address).toBe(me.email);
    expect(taken).toEqual([]);
    expect(await api.rows('select 1 from outgoing_mail')).toEqual([]);
  });

  it('are given up after the last try, and when they are of no use any more', async () => {
    refuses = true;
    const letter = renderEmail({
      kind: 'test',
      to: { name: 'Ada', address: 'ada@example.com' },
      subject: 'S',
      paragraphs: [],
    });
    room().enqueue(letter, { ownerId: null });
    await untilPutOff();
    for (let tries = 0; tries < 5; tries += 1) {
      await api.rows('update outgoing_mail set run_after = now()');
      await room().deliverDue();
    }
    expect(await api.rows('select attempts from outgoing_mail')).toEqual([]);

    refuses = false;
    taken.length = 0;
    await api.rows(
      `insert into outgoing_mail (id, kind, sealed, run_after, expires_at)
       values (gen_random_uuid(), 'old', 'x', now(), now() - interval '1 second'),
              (gen_random_uuid(), 'unreadable', 'bm90IHNlYWxlZCBieSB1cw==', now(), now() + interval '1 hour')`,
    );
    expect(await room().deliverDue()).toBe(0);
    expect([taken, await api.rows('select 1 from outgoing_mail')]).toEqual([[], []]);
  });
});
