import { placesOf } from '../../claims/plain-words.ts';
import type { LetterDraft } from '../letter-draft.ts';
import type { OwnLine } from '../material/own-lines.ts';
import type { LetterLanguage, TonePhrases } from '../phrase-book.types.ts';
import { stemsOf } from '../words.ts';

const MOST_QUOTED = 2;

/** Whether the letter has said nothing yet of what a line is about. */
function isUnsaid({ names, stems, source }: OwnLine, draft: LetterDraft): boolean {
  const told = draft.told;
  if (told.some(({ sources }) => sources.some(({ quote }) => quote === source.quote))) {
    const own = stemsOf(source.quote);
    const text = stemsOf(told.map(({ text: one }) => one).join(' '));
    if ([...own].every((stem) => text.has(stem))) return false;
  }
  const text = told.map(({ text: one }) => one).join(' ');
  if (names.length > 0) return names.some((name) => placesOf(text, name).length === 0);
  const said = stemsOf(text);
  return stems.some((stem) => !said.has(stem));
}

/** Quotes lines of the resume on what is asked for and not said so far; a line in the first person needs no quotation marks. */
export function sayOwnWords(
  draft: LetterDraft,
  language: LetterLanguage,
  { quoted, listed }: Pick<TonePhrases, 'quoted' | 'listed'>,
  lines: readonly OwnLine[],
): void {
  let count = 0;
  for (const one of lines) {
    if (count >= MOST_QUOTED) return;
    if (!isUnsaid(one, draft)) continue;
    const isOwn = /^I(?:['’]m|['’]ve)?\s/.test(one.line);
    const leads = one.source.path.startsWith('skills.') ? listed : quoted;
    const phrases = leads.filter((phrase) => one.employer !== '' || !phrase.includes('{employer}'));
    const text = isOwn
      ? `${one.line}.`
      : draft.fill(draft.pick(phrases), { line: one.line, employer: language.institution(one.employer) });
    if (draft.say(text, [one.source])) count++;
  }
}
