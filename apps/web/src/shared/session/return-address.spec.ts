/** @jest-environment ./test/browser-environment.js */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import {
  claimReturnAddress,
  forgetReturnAddress,
  keepReturnAddress,
  returnAddress,
} from './return-address.ts';
import { announceSignOut } from './session-end.ts';

afterEach(() => {
  jest.useRealTimers();
  forgetReturnAddress();
});

describe('the address to return to', () => {
  it('is the one kept, for the person whose session ended there', () => {
    keepReturnAddress('/resume/edit/1?field=title', 'ada');
    expect(returnAddress()).toBe('/resume/edit/1?field=title');
    expect(claimReturnAddress('ada')).toBe('/resume/edit/1?field=title');
    expect(claimReturnAddress('bola')).toBeUndefined();
    expect(returnAddress()).toBeUndefined();
  });

  it('is for anybody when nobody was signed in', () => {
    keepReturnAddress('/job-tracker');
    expect(claimReturnAddress('bola')).toBe('/job-tracker');
  });

  it.each(['//evil.test/', 'https://evil.test/', '/auth?signup=true', 'resume/new', ''])(
    'is never %p',
    (path) => {
      keepReturnAddress(path);
      expect(returnAddress()).toBeUndefined();
    },
  );

  it('is forgotten after an hour and at a sign-out', () => {
    keepReturnAddress('/profile');
    jest.useFakeTimers({ now: Date.now() + 61 * 60 * 1000 });
    expect(returnAddress()).toBeUndefined();
    jest.useRealTimers();
    keepReturnAddress('/profile');
    announceSignOut();
    expect(returnAddress()).toBeUndefined();
  });
});
