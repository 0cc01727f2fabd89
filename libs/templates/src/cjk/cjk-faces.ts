import { type CjkFamily, cjkFamilies, hasCjk } from '@career/contracts/marked-text/cjk-letters';
import { lettersOf, spansOf } from '@career/contracts/marked-text/letter-spans';
import type { FontFile } from '../font-file.ts';
import type { CjkCut } from './cjk-cut.ts';

interface Cut {
  letters: ReadonlySet<string>;
  file: FontFile;
}

const LISTS: Readonly<Record<CjkFamily, () => Promise<{ CUTS: readonly CjkCut[] }>>> = {
  'Noto Sans SC': () => import('./noto-sans-sc.ts'),
  'Noto Sans JP': () => import('./noto-sans-jp.ts'),
  'Noto Sans KR': () => import('./noto-sans-kr.ts'),
};

const known = new Map<CjkFamily, Promise<Cut[]>>();

/** The cuts of a family, whose thousands of letters are read once for all sheets of a page. */
function cutsOf(family: CjkFamily): Promise<Cut[]> {
  const cuts = known.get(family) ?? readCuts(family);
  known.set(family, cuts);
  // A list that could not be loaded is asked for again.
  cuts.catch(() => known.delete(family));
  return cuts;
}

async function readCuts(family: CjkFamily): Promise<Cut[]> {
  const { CUTS } = await LISTS[family]();
  return CUTS.map(([letters, url]) => {
    const ranges = spansOf(letters);
    return {
      letters: new Set(lettersOf(ranges)),
      file: { family, weight: 500, style: 'normal', script: 'cjk', ranges, url },
    };
  });
}

interface CjkFiles {
  /** Those that the text needs and no others. */
  files: FontFile[];
  /** Letters of Chinese, Japanese or Korean that no face has. */
  lacking: string[];
}

/** The files of letters of Chinese, Japanese and Korean that a text needs. */
export async function cjkFilesFor(text: string): Promise<CjkFiles> {
  let lacking = [...new Set(text)].filter(hasCjk);
  const files: FontFile[] = [];
  for (const family of cjkFamilies(text)) {
    if (lacking.length === 0) break;
    const cuts = await cutsOf(family);
    const needed = cuts.filter(({ letters }) => lacking.some((letter) => letters.has(letter)));
    files.push(...needed.map(({ file }) => file));
    lacking = lacking.filter((letter) => !needed.some(({ letters }) => letters.has(letter)));
  }
  return { files, lacking };
}

const hex = (code: number): string => code.toString(16);

/** One file stands for every weight, and for italics, which these letters do not have. */
const ruleOf = ({ family, ranges = [], url }: FontFile, style: 'normal' | 'italic'): string =>
  `@font-face{font-family:"${family}";font-style:${style};font-weight:100 900;font-display:swap;src:url("${url}") format("truetype");unicode-range:${ranges.map(([first, last]) => `U+${hex(first)}-${hex(last)}`).join(',')}}`;

const styleOf = (url: string): Element | null => document.head.querySelector(`style[data-face="${url}"]`);

/** Names the files of a text's letters in a style sheet of the page, which a copy of the page has too. */
export async function nameCjkFaces(text: string): Promise<FontFile[]> {
  const { files } = await cjkFilesFor(text);
  for (const file of files) {
    if (styleOf(file.url)) continue;
    const style = document.createElement('style');
    style.dataset.face = file.url;
    style.textContent = `${ruleOf(file, 'normal')}${ruleOf(file, 'italic')}`;
    document.head.append(style);
  }
  return files;
}

/**
 * The files of a text's letters, which the page can show when they are handed over.
 * @throws where one of them cannot be loaded.
 */
export async function bringCjkFaces(text: string): Promise<FontFile[]> {
  const files = await nameCjkFaces(text);
  const families = Map.groupBy(files, ({ family }) => family);
  try {
    await Promise.all([...families.keys()].map((family) => document.fonts.load(`1em "${family}"`, text)));
  } catch (error) {
    // A face that failed once is not asked for again.
    for (const { url } of files) styleOf(url)?.remove();
    throw error;
  }
  return files;
}
