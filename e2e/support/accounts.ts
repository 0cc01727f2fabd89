import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, test as plain } from '@playwright/test';

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Details of somebody who has no account yet. */
export function newcomer(overrides: Partial<Account> = {}): Account {
  return {
    email: `ada.${randomUUID()}@example.com`,
    password: 'correct horse and cart 7',
    firstName: 'Ada',
    lastName: 'Obi',
    ...overrides,
  };
}

/** Makes the account and leaves the request context signed in. */
export async function signUp(request: APIRequestContext, account: Account): Promise<void> {
  const answer = await request.post('/api/auth/signup', { data: account });
  expect(answer.ok(), `signing up ${account.email}: ${await answer.text()}`).toBe(true);
}

/** A test whose browser is signed in to a fresh account. */
export const test = plain.extend<{ account: Account }>({
  account: [
    async ({ context }, use) => {
      const account = newcomer();
      await signUp(context.request, account);
      await use(account);
    },
    { auto: true },
  ],
});
