import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { descriptionHints, summaryHints } from './writing-hints.ts';

const kinds = (text: string): string[] => descriptionHints(text).map(({ kind }) => kind);

describe('hints for the lines of a job', () => {
  it('leave a good text alone', () => {
    const good =
      'Cut delivery cost by ₦450,000 a month by grouping routes.\n- Trained six riders to plan their own day.';
    expect(descriptionHints(good)).toEqual([]);
    expect(descriptionHints('')).toEqual([]);
    expect(descriptionHints('  \n ')).toEqual([]);
  });

  it.each([
    ['Responsible for the stock of 3 stores', ['duty']],
    ['Various tasks in the office for 20 people', ['verb']],
    ['I managed 12 drivers', ['pronoun']],
    ['Managed the drivers of the depot', ['number']],
    [`Managed 12 drivers and ${'very '.repeat(50)}many routes`, ['long']],
    [Array.from({ length: 9 }, (_, at) => `Trained ${at + 2} riders`).join('\n'), ['many']],
  ])('%s', (text, wanted) => {
    expect(kinds(text)).toEqual(wanted);
  });

  it('point at the line they are about', () => {
    expect(descriptionHints('Cut cost by 4 %\nDuties included the filing of papers')[0]?.text).toContain(
      'Duties included the filing…',
    );
  });

  it('ask no English verb of another language', () => {
    expect(kinds('Mo ṣe ètò ìrìnnà fún àwọn ọjà tí ó tó 1,200 tọ́ọ̀nù lóṣooṣù.')).toEqual([]);
    expect(kinds('Na horar da manoma 3,400 kan amfani da ƙwayar irin shuka mai jure fari.')).toEqual([]);
  });

  it('are never more than three, and none breaks on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        expect(descriptionHints(text).length).toBeLessThanOrEqual(3);
        expect(summaryHints(text).length).toBeLessThanOrEqual(3);
      }),
    );
  });
});

describe('hints for a summary', () => {
  it.each([
    ['', []],
    ['Accountant.', ['short']],
    [
      'I am an accountant who has closed the books of two food companies in Lagos for 9 years, on time.',
      ['pronoun'],
    ],
    [
      'Accountant who has closed the books of food companies in Lagos and Aba on time and without findings.',
      ['number'],
    ],
    [`Accountant with 9 years. ${'Careful with every ledger. '.repeat(30)}`, ['long']],
  ])('%s', (text, wanted) => {
    expect(summaryHints(text).map(({ kind }) => kind)).toEqual(wanted);
  });
});
