import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cjkFamilies, hasCjk } from '@career/contracts/marked-text/cjk-letters';
import { lettersOf, spansOf } from '@career/contracts/marked-text/letter-spans';
import { PAGE_FONTS } from './page-fonts.ts';

/** The web build writes which file of its folder holds which letters. */
const LIST = '.vite/page-faces.json';

/** Of 7 KB on average, so that a page never asks for much more than 160 KB. */
const FILES_MOST = 20;

const ETHIOPIC = 'Noto Sans Ethiopic';
const ETHIOPIC_LETTER = /\p{Script=Ethiopic}/u;

interface OwnFonts {
  /** Families of Apple and Windows. */
  families: readonly string[];
  /** Files of Android and Linux: Android finds the fonts that it falls back to by these names alone. */
  files: readonly string[];
}

/** Where a device has one of these, nothing is loaded. */
const OWN_FONTS: Readonly<Record<string, OwnFonts>> = {
  'Noto Sans SC': {
    families: ['PingFang SC', 'Microsoft YaHei'],
    files: ['NotoSansCJKsc-Regular', 'NotoSansCJKjp-Regular'],
  },
  'Noto Sans JP': { families: ['Hiragino Sans', 'Yu Gothic'], files: ['NotoSansCJKjp-Regular'] },
  'Noto Sans KR': {
    families: ['Apple SD Gothic Neo', 'Malgun Gothic'],
    files: ['NotoSansCJKkr-Regular', 'NotoSansCJKjp-Regular'],
  },
  [ETHIOPIC]: { families: ['Kefa', 'Ebrima', 'Nyala'], files: ['NotoSansEthiopic-Regular'] },
};

const ETHIOPIC_RANGE = 'U+1200-137c';
const CJK_RANGE = 'U+3001-9fff,U+ac00-ffff,U+20000-3ffff';

/** By the letter, the address of the file that has it. */
type Face = ReadonlyMap<string, string>;

const known = new Map<string, ReadonlyMap<string, Face>>();

/** The faces of a built web app, read when the first page needs one. */
function facesOf(webDist: string): ReadonlyMap<string, Face> {
  const faces = known.get(webDist) ?? readFaces(webDist);
  if (faces.size > 0) known.set(webDist, faces);
  return faces;
}

function readFaces(webDist: string): ReadonlyMap<string, Face> {
  try {
    const list = JSON.parse(readFileSync(resolve(webDist, LIST), 'utf8')) as Record<
      string,
      [string, string][]
    >;
    return new Map(
      Object.entries(list).map(([family, files]) => [
        family,
        new Map(
          files.flatMap(([letters, url]) =>
            lettersOf(spansOf(letters)).map((letter) => [letter, url] as const),
          ),
        ),
      ]),
    );
  } catch {
    // An API without the web app beside it: the fonts of the device are all there is.
    return new Map();
  }
}

const rangeOf = (letter: string): string => `U+${(letter.codePointAt(0) ?? 0).toString(16)}`;
const ruleOf = (family: string, source: string, range: string): string =>
  `@font-face{font-family:${family};font-weight:100 900;font-display:swap;src:${source};unicode-range:${range}}`;

/** The fonts that a device may have, before those that we send: one rule for each range of letters. */
function ownRules(families: readonly string[]): string[] {
  const [ethiopic, cjk] = [[ETHIOPIC], families.filter((family) => family !== ETHIOPIC)];
  return [
    families.includes(ETHIOPIC) ? ownRule(ethiopic, ETHIOPIC_RANGE) : '',
    cjk.length > 0 ? ownRule(cjk, CJK_RANGE) : '',
  ];
}

function ownRule(families: readonly string[], range: string): string {
  const files = new Set(families.flatMap((family) => OWN_FONTS[family]?.files ?? []));
  return ruleOf('o', [...files].map((file) => `local("${file}")`).join(), range);
}

/**
 * Styles that name the files of Chinese, Japanese, Korean and Ethiopic letters for a text: each has the letters that
 * occur, those first that are read first, and none is loaded by a device with a font that we know.
 * @returns nothing for a text without such letters.
 */
export function faceStyle(webDist: string, text: string): string {
  const letters = [...new Set(text)].filter((letter) => hasCjk(letter) || ETHIOPIC_LETTER.test(letter));
  if (letters.length === 0) return '';
  const faces = facesOf(webDist);
  const nearest = [ETHIOPIC, ...cjkFamilies(text)];
  const files = new Map<string, string[]>();
  const families = new Set<string>();
  for (const letter of letters) {
    const family = nearest.find((name) => faces.get(name)?.has(letter));
    const url = family && faces.get(family)?.get(letter);
    if (!family || !url || (!files.has(url) && files.size === FILES_MOST)) continue;
    files.set(url, [...(files.get(url) ?? []), letter]);
    families.add(family);
  }
  if (files.size === 0) return '';
  const own = [...families].flatMap((family) => OWN_FONTS[family]?.families ?? []);
  const rules = [
    ...ownRules([...families]),
    ...[...files].map(([url, held]) =>
      ruleOf(
        'f',
        `url(${url})`,
        ETHIOPIC_LETTER.test(held[0] ?? '') ? ETHIOPIC_RANGE : held.map(rangeOf).join(),
      ),
    ),
  ];
  return `${rules.join('')}body{font-family:${PAGE_FONTS},${own.map((name) => `"${name}"`).join()},o,f,sans-serif}`;
}
