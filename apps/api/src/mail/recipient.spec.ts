import { describe, expect, it } from '@jest/globals';
import { recipient } from './recipient.ts';

const named = (firstName: string, lastName = 'Obi', isEmailVerified = true) =>
  recipient({ firstName, lastName, email: 'a@example.com', isEmailVerified }).name;

describe('who a mail goes to', () => {
  it.each(['Ngọzi', 'Adébáyọ̀', "O'Neil", 'J. K.', 'Anne-Marie', '李', 'محمد'])('is greeted as %s', (name) => {
    expect(named(name)).toBe(`${name} Obi`.normalize('NFKC'));
  });

  it.each([
    'Claim at https://evil.test/claim',
    'evil.test',
    'evil．test',
    'Call +234 803 555 0100',
    'mail a@evil.test',
    'A\u202etset.live',
    '<b>Ada</b>',
    'x'.repeat(100),
  ])('is greeted without the name %j', (name) => {
    expect(named(name)).toBe('');
  });

  it('is greeted without a name while the address is not confirmed', () => {
    const unconfirmed = { firstName: 'Ada', lastName: 'Obi', email: 'a@example.com', isEmailVerified: false };
    expect(recipient(unconfirmed)).toEqual({ name: '', address: 'a@example.com' });
  });
});
