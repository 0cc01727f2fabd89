import { TextDecoder as NodeTextDecoder, TextEncoder } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { tableText } from './read-table-file.ts';

const bufferOf = (bytes: Iterable<number>): ArrayBuffer => Uint8Array.from(bytes).buffer;

describe('a table file', () => {
  beforeAll(() => {
    // jsdom has none.
    Object.assign(globalThis, { TextDecoder: NodeTextDecoder });
  });

  it.each([
    ['UTF-8', [...new TextEncoder().encode('Company\nỌ̀yọ́ ₦')], 'Company\nỌ̀yọ́ ₦'],
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x4b], 'K'],
    ['UTF-16', [0xff, 0xfe, 0x4b, 0x00, 0xcc, 0x1e], 'KỌ'],
    ['UTF-16, big end first', [0xfe, 0xff, 0x00, 0x4b], 'K'],
    ['the old Windows code page', [0x43, 0x61, 0x66, 0xe9, 0x20, 0x80], 'Café €'],
    ['nothing', [], ''],
  ])('in %s is read', (_name, bytes, text) => {
    expect(tableText(bufferOf(bytes))).toBe(text);
  });
});
