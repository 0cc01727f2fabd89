import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { cjkFamilies, cjkLettersOf, hasCjk } from '@career/contracts/marked-text/cjk-letters';
import { describe, expect, it } from '@jest/globals';
import { type Font, openSync } from 'fontkit';
import { cjkFilesFor } from './cjk-faces.ts';

const LISTS = ['sc', 'jp', 'kr'].map((place) => new URL(`./noto-sans-${place}.ts`, import.meta.url));

const lettersOf = (url: string) => (openSync(fileURLToPath(url)) as Font).characterSet;
/** As the build packs these fonts. */
const packed = (path: URL | string) =>
  brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** What a text loads: its files, and the lists of files of its faces. */
async function weightOf(text: string): Promise<number> {
  const { files } = await cjkFilesFor(text);
  const lists = LISTS.filter((list) =>
    files.some(({ family }) => family.slice(-2).toLowerCase() === list.href.slice(-5, -3)),
  );
  return [...files.map(({ url }) => fileURLToPath(url)), ...lists].reduce(
    (sum, path) => sum + packed(path),
    0,
  );
}

describe('letters of Chinese, Japanese and Korean', () => {
  it.each([
    ['Adébáyọ̀ Ọláńrewájú – ₦450,000 • “x” …', false],
    ['ليلى አበበ Ελένη Иван', false],
    ['Wang Wei 王伟', true],
    ['さくら', true],
    ['김서연', true],
  ])('are known in %s', (text, has) => {
    expect(hasCjk(text)).toBe(has);
  });

  it('are gathered from all texts of a value', () => {
    expect(cjkLettersOf({ a: ['Ada 王', { b: '王伟', c: null }], d: 3 })).toBe('王伟');
  });

  it.each([
    ['王伟', 'Noto Sans SC'],
    ['山田 さくら', 'Noto Sans JP'],
    ['김서연 金書延', 'Noto Sans JP'],
  ])('%s is in its own shapes', (text, family) => {
    expect(cjkFamilies(text)[0]).toBe(family);
  });

  it.each([
    ['王伟、陈婷（深圳华强物流）', ['Noto Sans SC']],
    ['陳雅婷 臺灣大學', ['Noto Sans SC']],
    ['玥 喆 堃 珺 瑄', ['Noto Sans SC']],
    ['山田 さくら、髙橋・東京ソフト株式会社', ['Noto Sans JP']],
    ['김서연 삼성전자 뷁', ['Noto Sans KR']],
    ['金 삼성 さ', ['Noto Sans JP', 'Noto Sans KR']],
    ['さ 陈', ['Noto Sans JP', 'Noto Sans SC']],
  ])('of %s are drawn by the fewest faces, each by its file', async (text, families) => {
    const { files, lacking } = await cjkFilesFor(text);
    expect([...new Set(files.map(({ family }) => family))]).toEqual(families);
    expect(lacking).toEqual([]);
    const drawn = new Set(files.flatMap(({ url }) => lettersOf(url)));
    for (const letter of [...text].filter(hasCjk)) expect(drawn).toContain(letter.codePointAt(0));
    for (const { url, ranges = [] } of files) {
      const letters = new Set(lettersOf(url));
      for (const [first, last] of ranges)
        for (let code = first; code <= last; code++) expect(letters).toContain(code);
    }
  });

  it('that no face has are said', async () => {
    expect((await cjkFilesFor('王𠀀伟𠀀')).lacking).toEqual(['𠀀']);
  });

  it('of a person and an employer weigh at most 160 KB, and of other texts nothing', async () => {
    const texts = [
      '王伟 深圳华强物流',
      '陳雅婷 臺灣大學',
      '佐藤 健 東京ソフト株式会社',
      '김서연 삼성전자 서울대학교',
    ];
    for (const text of texts) expect(await weightOf(text)).toBeLessThan(160 * 1024);
    expect(await weightOf('王伟')).toBeLessThan(40 * 1024);
    expect(await weightOf('Ada Obi')).toBe(0);
  });
});
