import { describe, expect, it } from '@jest/globals';
import { withPartedWords } from './touching-words.ts';

const cell = (text: string, faces: number[] = []) => {
  const look = { bold: false, italic: false, size: 10, font: 'a' };
  return { text, left: 50, right: 300, ...look, faces: faces.map((from) => ({ ...look, from })) };
};
const parted = (text: string): string => withPartedWords(cell(text)).text;

describe('words that touch a date', () => {
  it.each([
    ['Executive Sous ChefMar 2019 – Present', 'Executive Sous Chef Mar 2019 – Present'],
    ['AUG 2011B.Sc.', 'AUG 2011 B.Sc.'],
    ['JAN 2003Kapsabet High School', 'JAN 2003 Kapsabet High School'],
    ['WorkerJan 2015 – PresentSokoto', 'Worker Jan 2015 – Present Sokoto'],
    ['20162018', '2016 – 2018'],
    ['01/201901/2016', '01/2016 – 01/2019'],
    ['January 2023Present', 'January 2023 – Present'],
    ['February 2019June 2020', 'February 2019 – June 2020'],
  ])('are parted in %s', (text, expected) => {
    expect(parted(text)).toBe(expected);
  });

  it.each([
    'amina2015@example.com',
    'linkedin.com/in/ada-obi-2019Lagos',
    '2019-2021',
    'May 2019 – June 2020',
    '0803 2019 2021',
    'JavaScript, GitHub',
  ])('are left as they are in %s', (text) => {
    expect(parted(text)).toBe(text);
  });

  it('keep the faces of their letters', () => {
    const { text, faces } = withPartedWords(cell('NurseMay 2019', [0, 5]));
    expect(faces.map(({ from }) => text.slice(from))).toEqual(['Nurse May 2019', 'May 2019']);
  });

  it('are parted where the face changes before a capital', () => {
    expect(withPartedWords(cell('AbiturGoethe-Gymnasium', [0, 6])).text).toBe('Abitur Goethe-Gymnasium');
  });
});
