/** Cuts the fonts of the sheets to their scripts: TrueType for documents, WOFF2 for the screen, and the stylesheet that names them. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { FACES, type FontScript, fontFile, SCRIPTS } from '../src/faces.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** The whole file of a face, in the package that carries it. */
function sourceOf({ slug, weight, style }: (typeof FACES)[number]): string {
  if (slug === 'dejavu-sans-mono') return 'dejavu-fonts-ttf/ttf/DejaVuSansMono-Bold.ttf';
  const cut = `${weight}${weight === 700 ? 'Bold' : 'Regular'}${style === 'italic' ? '_Italic' : ''}`;
  return `@expo-google-fonts/${slug}/${cut}/${slug === 'noto-sans' ? 'NotoSans' : 'NotoSerif'}_${cut}.ttf`;
}

await rm(at('../fonts/'), { recursive: true, force: true });
await mkdir(at('../fonts/'), { recursive: true });
const rules: string[] = [];
const entries: string[] = [];
let bytes = 0;
for (const face of FACES) {
  const whole = await readFile(fileURLToPath(import.meta.resolve(sourceOf(face))));
  for (const script of Object.keys(SCRIPTS) as FontScript[]) {
    const name = fontFile(face, script);
    for (const [ending, targetFormat] of [
      ['ttf', 'truetype'],
      ['woff2', 'woff2'],
    ] as const) {
      const file = await subsetFont(whole, charactersOf(script), { targetFormat });
      bytes += file.length;
      await writeFile(at(`../fonts/${name}.${ending}`), file);
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
console.log(`${rules.length * 2} files, ${Math.round(bytes / 1024)} KB`);

function charactersOf(script: FontScript): string {
  return SCRIPTS[script]
    .map(([from, to]) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i)))
    .join('');
}

function ruleOf(face: (typeof FACES)[number], script: FontScript, name: string): string {
  const hex = (code: number) => code.toString(16).padStart(4, '0');
  const range = SCRIPTS[script]
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
  return `@font-face {
  font-family: "${face.family}";
  font-weight: ${face.weight};
  font-style: ${face.style};
  font-display: swap;
  src: url("../../fonts/${name}.woff2") format("woff2");
  unicode-range: ${range};
}`;
}

function entryOf(face: (typeof FACES)[number], script: FontScript, name: string): string {
  return `  {
    family: '${face.family}',
    weight: ${face.weight},
    style: '${face.style}',
    script: '${script}',
    url: new URL('../fonts/${name}.ttf', import.meta.url).href,
  },`;
}

function listOf(faces: readonly string[]): string {
  return `// Written by tools/build-fonts.ts.
import type { FontFile } from './font-file.ts';

/** The files that a document embeds. Their addresses are spelled out because bundlers follow no other form. */
export const FONT_FILES: readonly FontFile[] = [
${faces.join('\n')}
];
`;
}
