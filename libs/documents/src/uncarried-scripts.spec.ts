import { describe, expect, it } from '@jest/globals';
import { uncarriedScripts } from './uncarried-scripts.ts';

describe('scripts that the PDFs carry no face for', () => {
  it.each([
    ['', []],
    ['Adébáyọ̀ Ọláńrewájú, ₦450,000, Ƙano, Ńkechì', []],
    ['Ελένη Иван — 5 % • 😀', []],
    ['محمد Ali, گیلانی, አበበ', []],
    ['ٹ and דוד', ['Arabic', 'Hebrew']],
    ['王伟 and 김', ['Chinese', 'Korean']],
    ['สมชาย', ['other letters']],
  ])('of %j are %j', (text, scripts) => {
    expect(uncarriedScripts(text)).toEqual(scripts);
  });
});
