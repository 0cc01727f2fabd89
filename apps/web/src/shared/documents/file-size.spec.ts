import { expect, it } from '@jest/globals';
import { sizeText } from './file-size.ts';

it.each([
  [0, '0 bytes'],
  [1_023, '1023 bytes'],
  [1_024, '1 KB'],
  [48_213, '47 KB'],
  [1_572_864, '1.5 MB'],
  [10 * 1024 * 1024, '10 MB'],
])('%i bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
