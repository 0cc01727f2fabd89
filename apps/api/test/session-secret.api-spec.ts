import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import type { AppConfig } from '../src/config/app.config.ts';
import { TextEncryption } from '../src/database/text-encryption.ts';
import { backupCodeHash } from '../src/modules/identity/second-factor/backup-codes.ts';
import { sessionCookie, TEST_PASSWORD, TestApp } from './support/test-app.ts';

const OLD_SECRET = 'the secret of last year, long enough';

let api: TestApp;
beforeAll(async () => {
  api = await TestApp.start();
});
afterAll(() => api.stop());

const logIn = (email: string) =>
  api.http.post('/api/auth/login').send({ email, password: TEST_PASSWORD }).expect(200);

it('a second factor of an earlier SESSION_SECRET takes no code, fails nothing, and is removed by the operator', async () => {
  const me = await api.signUp();
  const begun = await api
    .call('post', '/api/auth/second-factor', me)
    .send({ password: TEST_PASSWORD })
    .expect(201);
  const app = new TOTP({ secret: Secret.fromBase32(begun.body.secret) });
  const on = await api.call('put', '/api/auth/second-factor', me).send({ code: app.generate() }).expect(200);
  const [backupCode] = on.body.codes;
  // As it would be there from before the secret changed.
  const before = new TextEncryption({ sessionSecret: () => OLD_SECRET } as AppConfig);
  await api.rows(
    'update second_factor set secret = $1, backup_codes = $2::jsonb, last_step = 0 where user_id = $3',
    [
      before.encrypt('second-factor', begun.body.secret),
      JSON.stringify([backupCodeHash(backupCode, OLD_SECRET)]),
      me.id,
    ],
  );
  const first = await logIn(me.email);
  for (const code of [app.generate(), backupCode]) {
    const answer = await api.http
      .post('/api/auth/login/code')
      .set('Cookie', sessionCookie(first.headers['set-cookie']))
      .send({ code })
      .expect(400);
    expect(answer.body.errors).toEqual([
      { field: 'code', message: 'This code is not right, or was used already.' },
    ]);
  }
  await api.rows('delete from second_factor');
  expect((await logIn(me.email)).body).toMatchObject({ ok: true, user: { id: me.id } });
});
