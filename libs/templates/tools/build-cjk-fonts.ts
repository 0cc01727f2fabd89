/**
 * Cuts the faces of Chinese, Japanese and Korean letters into files of a few letters that often occur together, so that
 * a name loads little, and lists them. It begins with the cuts of the packages and makes them smaller.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { withoutLayout } from './without-layout.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** One weight stands for regular and bold text: two would load twice as much. */
const WEIGHT = 500;
/** The packages list their cuts from rare letters to common ones. */
const COMMON_CUTS = 40;
const LETTERS_OF_A_COMMON_FILE = 24;
const LETTERS_OF_A_FILE = 64;
/** Letters of Korean have fewer strokes. */
const SIMPLER = 2;

const within = (letter: string, first: number, last: number): boolean => {
  const code = letter.codePointAt(0) ?? 0;
  return first <= code && code <= last;
};
const isHan = (letter: string) => within(letter, 0x4e00, 0x9fff);
const isSign = (letter: string) => within(letter, 0x3001, 0x301f) || within(letter, 0xff01, 0xff5e);

/** What the Japanese standard and its usual extensions have. */
const JAPANESE = new Set(
  Array.from({ length: 0x7d }, (_, row) => (row < 0x1f ? 0x81 + row : 0xc1 + row)).flatMap((first) => {
    if (first > 0xfc) return [];
    const bytes = Array.from({ length: 0xbd }, (_, column) => [first, 0x40 + column]).flat();
    return [...new TextDecoder('shift_jis').decode(Uint8Array.from(bytes))];
  }),
);

interface CjkFace {
  family: string;
  slug: string;
  size: number;
  holds: (letter: string) => boolean;
}

const FACES: readonly CjkFace[] = [
  {
    family: 'Noto Sans SC',
    slug: 'noto-sans-sc',
    size: 1,
    holds: (letter) => isHan(letter) || isSign(letter),
  },
  {
    family: 'Noto Sans JP',
    slug: 'noto-sans-jp',
    size: 1,
    holds: (letter) => within(letter, 0x3001, 0xff9f) && JAPANESE.has(letter),
  },
  {
    family: 'Noto Sans KR',
    slug: 'noto-sans-kr',
    size: SIMPLER,
    holds: (letter) => within(letter, 0xac00, 0xd7a3) || within(letter, 0x3131, 0x318e),
  },
];

await rm(at('../fonts/cjk/'), { recursive: true, force: true });
await mkdir(at('../fonts/cjk/'), { recursive: true });
let bytes = 0;
for (const face of FACES) {
  const cuts = await cutsOf(face);
  const rows: string[] = [];
  for (const [place, { source, letters }] of cuts.entries()) {
    const file = withoutLayout(
      await subsetFont(source, letters, { targetFormat: 'truetype', variationAxes: { wght: WEIGHT } }),
    );
    bytes += file.length;
    const name = `${face.slug}-${place}.ttf`;
    await writeFile(at(`../fonts/cjk/${name}`), file);
    rows.push(`  ['${spans(letters)}', new URL('../../fonts/cjk/${name}', import.meta.url).href],`);
  }
  await writeFile(
    at(`../src/cjk/${face.slug}.ts`),
    `// Written by tools/build-cjk-fonts.ts.
import type { CjkCut } from './cjk-cut.ts';

/** Letters of each file of ${face.family}, the most common first, and where it is. Two with a hyphen stand for all between. */
export const CUTS: readonly CjkCut[] = [
${rows.join('\n')}
];
`,
  );
  console.log(`${face.family}: ${cuts.length} files`);
}
console.log(`${Math.round(bytes / 1024)} KB`);

interface Cut {
  source: Buffer;
  letters: string;
}

/** The cuts of the package, the most common letters first, made smaller. */
async function cutsOf({ slug, size, holds }: CjkFace): Promise<Cut[]> {
  const folder = fileURLToPath(import.meta.resolve(`@fontsource-variable/${slug}/package.json`)).replace(
    'package.json',
    '',
  );
  const cuts = JSON.parse(await readFile(`${folder}unicode.json`, 'utf8')) as Record<string, string>;
  const numbered = Object.entries(cuts)
    .filter(([name]) => name.startsWith('['))
    .map(([name, ranges]) => ({ place: Number(name.slice(1, -1)), ranges }))
    .toSorted((a, b) => b.place - a.place);
  const taken = new Set<string>();
  const found: Cut[] = [];
  for (const [rank, { place, ranges }] of numbered.entries()) {
    const letters = lettersOf(ranges).filter((letter) => holds(letter) && !taken.has(letter));
    if (letters.length === 0) continue;
    for (const letter of letters) taken.add(letter);
    const source = await convert(
      await readFile(`${folder}files/${slug}-${place}-wght-normal.woff2`),
      'truetype',
    );
    const most = (rank < COMMON_CUTS ? LETTERS_OF_A_COMMON_FILE : LETTERS_OF_A_FILE) * size;
    const files = Math.ceil(letters.length / most);
    for (let file = 0; file < files; file++) {
      const [from, to] = [file, file + 1].map((step) => Math.round((step * letters.length) / files));
      found.push({ source, letters: letters.slice(from, to).join('') });
    }
  }
  return found;
}

function lettersOf(ranges: string): string[] {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, step) => first + step);
    })
    .toSorted((a, b) => a - b)
    .map((code) => String.fromCodePoint(code));
}

/** Three letters and more in a row are the first and the last with a hyphen. */
function spans(letters: string): string {
  const rows: string[][] = [];
  for (const letter of letters) {
    const row = rows.at(-1);
    const last = row?.at(-1)?.codePointAt(0);
    if (row && last === (letter.codePointAt(0) ?? 0) - 1) row.push(letter);
    else rows.push([letter]);
  }
  return rows.map((row) => (row.length > 2 ? `${row[0]}-${row.at(-1)}` : row.join(''))).join('');
}
