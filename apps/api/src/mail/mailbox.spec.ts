import { describe, expect, it } from '@jest/globals';
import { mailboxOf } from './mailbox.ts';

describe('the mailbox of an address', () => {
  it.each([
    ['Ada@Example.com', 'ada@example.com'],
    ['ada+jobs@example.com', 'ada@example.com'],
    ['ada+a+b@example.com', 'ada@example.com'],
    ['ada.obi@example.com', 'ada.obi@example.com'],
    ['a.d.a+1@googlemail.com', 'ada@gmail.com'],
    ['ａｄａ@gmail.com', 'ada@gmail.com'],
    ['+jobs@example.com', '+jobs@example.com'],
  ])('%s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});
