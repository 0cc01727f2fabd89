import { placesOf } from '../../claims/plain-words.ts';
import type { LetterDraft } from '../letter-draft.ts';
import { lowerFirst } from '../lower-first.ts';
import type { OwnLine } from '../material/own-lines.ts';
import type { LetterLanguage, TonePhrases } from '../phrase-book.types.ts';
import { stemsOf, wordCount } from '../words.ts';

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

type Form = 'own' | 'quoted' | 'listed' | 'included';

/** Words that begin or condition a line that is more than the name of what was done. */
const NO_NOUN =
  /^(?:he|she|they|we|it|you|to|for|from|in|on|at|by|with|as|when|if|once|was|were|been|being|had|no|not|the|an?|my|our|her|his)\b|[;:?]|\b(?:if|once|when|whenever|unless|until|provided|before|after|who|which|that|is|are|was|were|to be|own|only)\b/i;
/** `Theatre nurse in …` is what somebody was, and not what their work was. */
const PERSON =
  /^(?:[\p{L}’'-]+ ){0,3}?(?:\p{L}+(?:er|or|ist|ian|ant|ent|eer|man|woman)|nurse|head|lead|chef|clerk)\b/iu;

/** `Section reports 2,000 samples a day` says what the section does. */
function isSentence(line: string, language: LetterLanguage): boolean {
  const [, verb = ''] = /^\p{L}+\s(\p{Ll}+[^s\s]s)\s(?:\d|the\s|an?\s|all\s)/u.exec(line) ?? [];
  return verb !== '' && language.isVerb(verb);
}

/** How a line can be printed: as it is, as what the work included, as a skill, or as a quotation. */
function formOf({ line, employer, source }: OwnLine, language: LetterLanguage): Form {
  if (/^I(?:['’]m|['’]ve)?\s/.test(line)) return 'own';
  if (source.path.startsWith('skills.')) return 'listed';
  const [first = ''] = line.split(/\s/);
  const isNoun =
    employer !== '' &&
    (!language.isVerb(first) || language.namesThing(line)) &&
    !isSentence(line, language) &&
    !NO_NOUN.test(line) &&
    !PERSON.test(line) &&
    wordCount(line) > 2;
  return isNoun ? 'included' : 'quoted';
}

function filled(
  draft: LetterDraft,
  phrases: readonly string[],
  { line, employer }: OwnLine,
  form: Form,
  language: LetterLanguage,
): string {
  const fitting = phrases.filter((phrase) => employer !== '' || !phrase.includes('{employer}'));
  return draft.fill(draft.pick(fitting), {
    line: form === 'included' ? lowerFirst(line) : line,
    employer: language.institution(employer),
  });
}

/** Quotes lines of the resume on what is asked for and not said so far; a line in the first person needs no quotation marks. */
export function sayOwnWords(
  draft: LetterDraft,
  language: LetterLanguage,
  phrases: Pick<TonePhrases, 'quoted' | 'listed' | 'included'>,
  lines: readonly OwnLine[],
): void {
  let count = 0;
  let hasQuoted = false;
  const named = [...lines].sort(
    (left, right) => Math.sign(right.names.length) - Math.sign(left.names.length),
  );
  for (const one of named) {
    if (count >= MOST_QUOTED) return;
    if (!isUnsaid(one, draft)) continue;
    const form = formOf(one, language);
    // One quotation is enough, unless the next one names what is asked for.
    if (form === 'quoted' && hasQuoted && one.names.length === 0) continue;
    const text = form === 'own' ? `${one.line}.` : filled(draft, phrases[form], one, form, language);
    hasQuoted ||= form === 'quoted';
    if (draft.say(text, [one.source])) count++;
  }
}
