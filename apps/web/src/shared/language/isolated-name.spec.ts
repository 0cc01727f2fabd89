/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { isolatedName } from './isolated-name.ts';

const ARABIC = 'شركة النيل';

describe('a name within a sentence', () => {
  afterEach(() => document.documentElement.removeAttribute('dir'));

  it('is left as it is where it runs as the screen does', () => {
    expect(isolatedName('Ilé-iṣẹ́ Ọ̀nà')).toBe('Ilé-iṣẹ́ Ọ̀nà');
  });

  it('is set apart where it runs the other way', () => {
    expect(isolatedName(ARABIC)).toBe(`\u2068${ARABIC}\u2069`);
  });

  it('is left to the catalogue on screens from right to left', () => {
    document.documentElement.dir = 'rtl';
    expect(isolatedName('Kora Foods')).toBe('Kora Foods');
  });
});
