import { numberOfWord } from '../english/grammar.ts';

const DIGITS = /\d+(?:[.,\u00a0]\d+)*/g;

/** `1,200.50` and `1200.5` are one number. */
const normal = (written: string): string => {
  const plain = written.replace(/[,\u00a0](?=\d{3}(?!\d))/g, '').replace(',', '.');
  return plain.includes('.') ? plain.replace(/\.?0+$/, '') : plain.replace(/^0+(?=\d)/, '');
};

/** Every number of a text in one form, those in words from three upwards with them. */
export function numbersIn(text: string): string[] {
  const digits = [...text.matchAll(DIGITS)].map(([written]) => normal(written));
  const words = [...text.matchAll(/\p{L}+(?:-\p{L}+)?/gu)].flatMap(([written]) => {
    const [first, second] = written.split('-').map((word) => numberOfWord(word));
    const isCompound = first !== undefined && second !== undefined && first >= 20 && second < 10;
    const numbers = isCompound ? [first + second] : [first, second];
    return numbers.flatMap((number) => (number === undefined || number < 3 ? [] : [String(number)]));
  });
  return [...digits, ...words];
}
