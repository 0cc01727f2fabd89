import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { faceStyle } from './page-faces.ts';

const folder = mkdtempSync(join(tmpdir(), 'page-faces-'));
const MANY = Array.from({ length: 100 }, (_, at) => String.fromCodePoint(0x4e00 + at));

beforeAll(() => {
  mkdirSync(join(folder, '.vite'));
  const list = {
    'Noto Sans SC': [
      ...MANY.map((letter, at) => [letter, `/assets/sc-${at}.ttf`]),
      ['王伟', '/assets/sc-name.ttf'],
    ],
    'Noto Sans JP': [['王ぁ-ん', '/assets/jp.ttf']],
    'Noto Sans KR': [['가-힣', '/assets/kr.ttf']],
    'Noto Sans Ethiopic': [['\u1200-\u137c', '/assets/ethiopic.ttf']],
  };
  writeFileSync(join(folder, '.vite/page-faces.json'), JSON.stringify(list));
});
afterAll(() => rmSync(folder, { recursive: true }));

const filesOf = (text: string): string[] =>
  [...faceStyle(folder, text).matchAll(/url\(([^)]+)\)/g)].map(([, url = '']) => url);

describe('the faces of a page without script', () => {
  it('are none for letters that every device has', () => {
    expect(faceStyle(folder, 'Adébáyọ̀ Ọlá ₦250,000 محاسب')).toBe('');
  });

  it('are the files of the letters that occur, for these letters alone', () => {
    expect(filesOf('Ada 王伟')).toEqual(['/assets/sc-name.ttf']);
    expect(faceStyle(folder, 'Ada 王伟')).toContain('unicode-range:U+738b,U+4f1f}');
    expect(filesOf('አበበ 김서연')).toEqual(['/assets/ethiopic.ttf', '/assets/kr.ttf']);
  });

  it('are Japanese ones with kana in the text, and the next face has what the first lacks', () => {
    expect(filesOf('王ん伟')).toEqual(['/assets/jp.ttf', '/assets/sc-name.ttf']);
  });

  it('come behind the fonts of the device', () => {
    const style = faceStyle(folder, '王伟');
    expect(style).toMatch(/"Microsoft YaHei",o,f,sans-serif}$/);
    expect(style).toContain(
      'font-family:o;font-weight:100 900;font-display:swap;src:local("NotoSansCJKsc-Regular")',
    );
  });

  it('are at most 20 files, those of what is read first', () => {
    const files = filesOf(`王伟${MANY.join('')}`);
    expect(files).toHaveLength(20);
    expect(files[0]).toBe('/assets/sc-name.ttf');
  });

  it('are none where the web app is not built', () => {
    expect(faceStyle(join(folder, 'none'), '王伟')).toBe('');
  });
});
