import type { KnownText } from './better-word.ts';

type Load = () => Promise<{ default: readonly KnownText[] }>;

const FILES: Readonly<Record<string, Load>> = import.meta.glob<{ default: readonly KnownText[] }>(
  '../../../locales/*/*.po',
  { query: '?english' },
);

/** Every text of a language next to its English, for those who want to correct one. */
export async function knownTexts(language: string): Promise<readonly KnownText[]> {
  const files = Object.entries(FILES).filter(([path]) => path.includes(`/${language}/`));
  const texts = await Promise.all(files.map(([, load]) => load()));
  return texts.flatMap((file) => file.default);
}
