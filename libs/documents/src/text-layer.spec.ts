import { describe, expect, it } from '@jest/globals';
import { piecesByFont } from './text-layer.ts';

const FONTS = [{}, { ranges: [[0x370, 0x491]] as const }];

describe('piecesByFont', () => {
  it('cuts a text where another file has its letters', () => {
    expect(piecesByFont('Adébáyọ̀ Ελλάδα, Київ ₦450', FONTS)).toEqual([
      { text: 'Adébáyọ̀ ', font: 0 },
      { text: 'Ελλάδα', font: 1 },
      { text: ', ', font: 0 },
      { text: 'Київ', font: 1 },
      { text: ' ₦450', font: 0 },
    ]);
  });

  it('leaves a text of one script whole', () => {
    expect(piecesByFont('Ọlá', FONTS)).toEqual([{ text: 'Ọlá', font: 0 }]);
    expect(piecesByFont('', FONTS)).toEqual([]);
  });
});
