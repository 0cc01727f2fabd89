/** Cuts the fonts of the sheets to their scripts: TrueType for documents, WOFF2 for the screen, and the stylesheet that names them. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { FACES, type FontScript, fontFile, rangesOf } from '../src/faces.ts';
import { withTabularFigures } from './tabular-figures.ts';
import { withoutLayout } from './without-layout.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** The file of a face that has the script's letters, in the package that carries it. */
function sourceOf({ slug, weight, style }: (typeof FACES)[number], script: FontScript): string {
  if (slug === 'dejavu-sans-mono') return 'dejavu-fonts-ttf/ttf/DejaVuSansMono-Bold.ttf';
  const part = FONTSOURCE_PARTS[script];
  if (slug === 'fira-sans-condensed' || slug === 'noto-serif-display')
    return `@fontsource/${slug}/files/${slug}-${part}-${weight}-${style}.woff2`;
  const cut = `${weight}${weight === 700 ? 'Bold' : 'Regular'}${style === 'italic' ? '_Italic' : ''}`;
  return `@expo-google-fonts/${slug}/${cut}/${FILE_NAMES[slug]}_${cut}.ttf`;
}

const FILE_NAMES: Record<string, string> = {
  arimo: 'Arimo',
  'eb-garamond': 'EBGaramond',
  'fira-sans': 'FiraSans',
  inter: 'Inter',
  montserrat: 'Montserrat',
  'noto-naskh-arabic': 'NotoNaskhArabic',
  'noto-sans': 'NotoSans',
  'noto-sans-ethiopic': 'NotoSansEthiopic',
  'noto-serif': 'NotoSerif',
  'roboto-serif': 'RobotoSerif',
};
const FONTSOURCE_PARTS: Partial<Record<FontScript, string>> = {
  basic: 'latin',
  extended: 'latin-ext',
  toned: 'vietnamese',
};

/** What the stylesheet says of the scripts that overlap with no other: fewer words for the same choice of file. */
const COARSE: Partial<Record<FontScript, readonly (readonly [number, number])[]>> = {
  latin: [
    [0, 0x36f],
    [0x1e00, 0x25aa],
  ],
  'greek-cyrillic': [[0x370, 0x52f]],
};

const FORMATS = [
  ['ttf', 'truetype'],
  ['woff2', 'woff2'],
] as const;

await mkdir(at('../fonts/'), { recursive: true });
// Those in folders are written by tools of their own.
for (const entry of await readdir(at('../fonts/'), { withFileTypes: true }))
  if (entry.isFile()) await rm(at(`../fonts/${entry.name}`));
const rules: string[] = [];
const entries: string[] = [];
let bytes = 0;
for (const face of FACES) {
  for (const script of face.scripts) {
    const whole = await wholeFont(fileURLToPath(import.meta.resolve(sourceOf(face, script))));
    const name = fontFile(face, script);
    for (const [ending, targetFormat] of FORMATS.slice(0, isOneFile(script) ? 1 : 2)) {
      const file = await subsetFont(whole, charactersOf(script), {
        targetFormat,
        // Ligatures and small capitals are never shown; the Noto faces keep what they have for other scripts.
        noLayoutClosure: face.scripts[0] === 'basic',
      });
      const kept = ending === 'ttf' && isOwnFamily(script) ? withoutLayout(file) : file;
      bytes += kept.length;
      await writeFile(at(`../fonts/${name}.${ending}`), kept);
    }
    rules.push(ruleOf(face, script, name));
    entries.push(entryOf(face, script, name));
  }
}
await writeFile(
  at('../src/styles/fonts.css'),
  `/* Written by tools/build-fonts.ts. */\n${rules.join('\n')}\n`,
);
await writeFile(at('../src/fonts.ts'), listOf(entries));
console.log(`${rules.length} faces, ${Math.round(bytes / 1024)} KB`);

/** A TrueType file whose figures are all as wide, so that dates and amounts stand in line. */
async function wholeFont(path: string): Promise<Buffer> {
  const file = await readFile(path);
  return withTabularFigures(path.endsWith('.woff2') ? await convert(file, 'truetype') : file);
}

/** Families of one script, whose letters documents place and shape in their own code. */
function isOwnFamily(script: FontScript): boolean {
  return script === 'arabic' || script === 'ethiopic';
}

/**
 * Letters that need no shaping on the screen either: one file is loaded for sheet and PDF, packed by the server to less
 * than half of a WOFF2 with its tables.
 */
function isOneFile(script: FontScript): boolean {
  return script === 'ethiopic';
}

function charactersOf(script: FontScript): string {
  return rangesOf(script)
    .map(([from, to]) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i)))
    .join('');
}

function ruleOf(face: (typeof FACES)[number], script: FontScript, name: string): string {
  const hex = (code: number) => code.toString(16);
  const range = (COARSE[script] ?? rangesOf(script))
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
  return `@font-face {
  font-family: "${face.family}";
  font-weight: ${face.weight};
  font-style: ${face.style};
  font-display: swap;
  src: ${isOneFile(script) ? `url("../../fonts/${name}.ttf") format("truetype")` : `url("../../fonts/${name}.woff2") format("woff2")`};
  unicode-range: ${range};
}`;
}

function entryOf(face: (typeof FACES)[number], script: FontScript, name: string): string {
  return `  {
    family: '${face.family}',
    weight: ${face.weight},
    style: '${face.style}',
    script: '${script}',
${isLoadedAlways(script) ? '' : `    ranges: ${constantOf(script)},\n`}    url: new URL('../fonts/${name}.ttf', import.meta.url).href,
  },`;
}

/** The first file of a face. */
function isLoadedAlways(script: FontScript): boolean {
  return script === 'latin' || script === 'basic';
}

function constantOf(script: FontScript): string {
  return script.replace('-', '_').toUpperCase();
}

function constant(script: FontScript): string {
  const hex = (code: number): string => `0x${code.toString(16)}`;
  const ranges = rangesOf(script).map(([from, to]) => `  [${hex(from)}, ${hex(to)}],`);
  return `const ${constantOf(script)} = [\n${ranges.join('\n')}\n] as const;`;
}

function listOf(faces: readonly string[]): string {
  const scripts = [...new Set(FACES.flatMap((face) => face.scripts))].filter(
    (script) => !isLoadedAlways(script),
  );
  return `// Written by tools/build-fonts.ts.
import type { FontFile } from './font-file.ts';

${scripts.map(constant).join('\n')}

/** The files that a document embeds. Their addresses are spelled out because bundlers follow no other form. */
export const FONT_FILES: readonly FontFile[] = [
${faces.join('\n')}
];
`;
}
