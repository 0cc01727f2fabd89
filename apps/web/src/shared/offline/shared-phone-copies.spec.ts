/** @jest-environment ./test/browser-environment.js */
import 'fake-indexeddb/auto';
import { expect, it } from '@jest/globals';
import { chooseSharedPhone } from '../device/shared-phone.ts';
import type { CurrentUser } from '../session/session.ts';
import { findCopy, keepSession } from './device-copies.ts';

// Alone in this file: who the copies belong to must not be known from another test.
it('a shared phone keeps nothing, and whoever asks for it gets that answer', async () => {
  chooseSharedPhone(true);
  const asked = findCopy('answer', '/api/cover-letters');
  await keepSession({ id: 'ada', email: 'ada@example.com' } as CurrentUser);
  expect(await asked).toBeUndefined();
});
