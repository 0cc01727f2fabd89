import { describe, expect, it } from '@jest/globals';
import { isCommonPassword } from './common-passwords.ts';

describe('common passwords', () => {
  it.each([
    '12345678',
    'password1',
    'P@ssw0rd!',
    '1q2w3e4r5t',
    'aa123456',
    '11223344',
    '1qaz2wsx',
    'scorpion',
    'Chelsea123',
    'nigeria123',
    'Ｐａｓｓｗｏｒｄ',
    'career toolkit',
    'aaaaaaaa',
    'abcdefgh',
    '        ',
  ])('%j is one', async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  });

  it.each([
    'correct horse and cart 7',
    'seven quiet rivers',
    '  spaces count  here ',
    'blue20384756',
    'ubochi oma 24',
    'kT9#vx2q',
    'a a a a a a',
    '🌍🌎🌏🌍🌎🌏🌍🌎',
  ])('%j is none', async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  });

  it('takes the own name and address with digits for one', async () => {
    const about = ['chidi@example.com', 'chidi', 'Chidi', 'Eze', 'ChidiEze'];
    const given = ['Chidi2024', 'chidieze', 'CHIDI@example.com', 'eze20242024', 'chidi likes rivers'];
    expect(await Promise.all(given.map((password) => isCommonPassword(password, about)))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
