import { Secret, TOTP } from 'otpauth';
import type { Person, TestApp } from './test-app.ts';

/** The code that an authenticator shows. @param stepsAhead codes of thirty seconds each that were not shown yet. */
export const codeOf = (secret: string, stepsAhead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsAhead * 30_000 });

/** Sets up a second step. @param proof says that it is the person: the password, or the address after Google. */
export async function turnOnSecondFactor(
  api: TestApp,
  me: Person,
  proof: { password: string } | { confirmation: string },
): Promise<{ secret: string; codes: string[] }> {
  const begun = await api.call('post', '/api/auth/second-factor', me).send(proof).expect(201);
  const on = await api
    .call('put', '/api/auth/second-factor', me)
    .send({ code: codeOf(begun.body.secret) })
    .expect(200);
  return { secret: begun.body.secret, codes: on.body.codes };
}
