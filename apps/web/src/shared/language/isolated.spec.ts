/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { isolated } from './isolated.ts';

const ARABIC = 'شركة النيل';

describe('words of the person within a sentence', () => {
  afterEach(() => document.documentElement.removeAttribute('dir'));

  it('are left as they are where they run as the screen does', () => {
    expect(isolated('Ilé-iṣẹ́ Ọ̀nà')).toBe('Ilé-iṣẹ́ Ọ̀nà');
    document.documentElement.dir = 'rtl';
    expect(isolated(ARABIC)).toBe(ARABIC);
  });

  it('are set apart where they run the other way', () => {
    expect(isolated(ARABIC)).toBe(`\u2068${ARABIC}\u2069`);
    document.documentElement.dir = 'rtl';
    expect(isolated('Kora Foods')).toBe('\u2068Kora Foods\u2069');
  });
});
