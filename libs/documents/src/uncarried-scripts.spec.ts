import { describe, expect, it } from '@jest/globals';
import { uncarriedScripts } from './uncarried-scripts.ts';

describe('scripts that the PDFs carry no face for', () => {
  it.each([
    ['', []],
    ['Adébáyọ̀ Ọláńrewájú, ₦450,000, Ƙano, Ńkechì', []],
    ['Ελένη Иван — 5 % • 😀', []],
    ['محمد Ali, گیلانی, አበበ', []],
    ['ٹ and דוד', ['Arabic', 'Hebrew']],
    ['王伟, 김, かな', []],
    ['王𠀀', ['Chinese']],
    ['สมชาย', ['other letters']],
  ])('of %j are %j', (text, scripts) => {
    expect(uncarriedScripts(text, (letter) => '王伟김かな'.includes(letter))).toEqual(scripts);
  });
});
