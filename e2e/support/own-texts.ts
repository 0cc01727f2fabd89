import { readdirSync, readFileSync } from 'node:fs';

const LOCALES = new URL('../../apps/web/src/locales/', import.meta.url);
const ENTRY = /^msgid (".*")\nmsgstr (".*")$/gm;

/** The texts of a language by their English, as its catalogues have them. */
export function ownTexts(language: string): ReadonlyMap<string, string> {
  const folder = new URL(`${language}/`, LOCALES);
  const texts = new Map<string, string>();
  for (const file of readdirSync(folder)) {
    for (const [, id = '""', text = '""'] of readFileSync(new URL(file, folder), 'utf8').matchAll(ENTRY))
      texts.set(JSON.parse(id) as string, JSON.parse(text) as string);
  }
  return texts;
}
