import { expect, it } from '@jest/globals';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { OPERATOR } from './pdf-operators.ts';

it('has the numbers of PDF.js', () => {
  const own = Object.fromEntries(Object.keys(OPERATOR).map((name) => [name, OPS[name as keyof typeof OPS]]));
  expect(OPERATOR).toEqual(own);
});
