import { type ResumeSection, SECTION_NAMES } from '@career/contracts/resume-table/resume-table';
import { memo } from '../memo.ts';
import data from '../words/heading-words.json' with { type: 'json' };

type WordedKind = keyof typeof data.sections;
/** What a section of a resume is about: a section of the table of fields, the person, or neither. */
export type SectionKind = WordedKind | ResumeSection;

const KINDS = Object.keys(data.sections) as WordedKind[];
const MODIFIERS = new Set(data.modifiers);
/** Where a heading names several sections, or uses a word of several: the first of these that it names. */
const FIRST: readonly SectionKind[] = [
  'referees',
  'volunteering',
  'languages',
  'projects',
  'publications',
  'conferences',
  'summary',
  'schoolExams',
  'internships',
  'education',
  'certifications',
  'training',
  'memberships',
  'licences',
  'experience',
  'nationalService',
  'achievements',
  'skills',
  'contact',
  'interests',
  'other',
  'formal',
];

/** 'Work experience: 9 years' */
const HOW_LONG = /(?<=\p{L}\s\p{L}+)\s*[:(–—-]+\s*\d{1,2}(?:\.\d)?\s*\+?\s*(?:years?|yrs?)\.?\)?\s*$/iu;

/** 'O'Level result (WAEC 2016)' */
const SITTING = /\s*\((?:waec|neco|nabteb|gce|wassce|ssce|kcse|\s|\d{4}|[/,&-])+\)\s*:?\s*$/iu;

/** 'Work experience (5 years 8 months)', 'Education (latest first):' */
const BRACKET = /(?<=\p{L}.*)\s*:?\s*\([^()]*\)\s*:?\s*$/u;

/** Longer texts head nothing, and looking for their end costs time. */
const TAILED_MOST = 100;
const withoutTail = (text: string): string =>
  text.length > TAILED_MOST ? text : text.replace(HOW_LONG, '').replace(SITTING, '').replace(BRACKET, '');

/** The words of a heading without numbering, decoration, marks on letters and letters set apart. */
export function headingText(text: string): string {
  const bare = withoutTail(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[&+]/g, ' and ')
    .replace(/[’'`]/g, ' ')
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replace(/[\s/,|·•:_()–—-]+/gu, ' ')
    .trim();
  const letters = bare.split(' ');
  // 'e d u c a t i o n'
  return letters.length >= 5 && letters.every((each) => each.length <= 2) ? letters.join('') : bare;
}

const PHRASES = new Map<string, SectionKind>([
  ...(Object.keys(SECTION_NAMES) as ResumeSection[]).map(
    (name) => [headingText(SECTION_NAMES[name]), name] as const,
  ),
  ...KINDS.flatMap((kind) => data.sections[kind].map((phrase) => [phrase, kind] as const)),
]);
/** Words that name a section alone, and nothing in 'School leadership'. */
const ALONE: ReadonlySet<string> = new Set(['school', 'nysc']);
/** Single words that name a section, for headings of several words. */
const KEYS = new Map([...PHRASES].filter(([phrase]) => !phrase.includes(' ') && !ALONE.has(phrase)));

export interface HeadingMeaning {
  kind: SectionKind;
  /** The whole heading is a known one, not only its words. */
  isExact: boolean;
}

/** Shorter words are those of labels and texts as well: 'Job', 'schools'. */
const COUNTED_LEAST = 8;

/** 'Certificat' names what 'Certificats' does. */
const otherNumber = (words: string): SectionKind | undefined =>
  words.length < COUNTED_LEAST
    ? undefined
    : (PHRASES.get(`${words}s`) ?? PHRASES.get(words.replace(/s$/, '')));

/** Shorter words have neighbours that mean something else. */
const SPELLED_LEAST = 6;

/** A word of a heading as lists have it, where it was typed with one letter more, less, exchanged or turned. */
const spelled = memo((word: string): string => {
  if (word.length < SPELLED_LEAST || KEYS.has(word) || MODIFIERS.has(word)) return word;
  return LONG_WORDS.find((known) => isOneOff(word, known) || singled(word) === singled(known)) ?? word;
});
const singled = (word: string): string => word.replace(/(.)\1/g, '$1');
const LONG_WORDS = [...KEYS.keys(), ...MODIFIERS].filter(({ length }) => length >= SPELLED_LEAST);

/** Whether two words differ by one letter, or by two that changed places. */
function isOneOff(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 1 || word.slice(0, 2) !== known.slice(0, 2)) return false;
  let from = 0;
  while (from < word.length && word[from] === known[from]) from += 1;
  const [one, other] = [word.slice(from), known.slice(from)];
  return (
    one.slice(1) === other.slice(1) ||
    one.slice(1) === other ||
    one === other.slice(1) ||
    (one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2))
  );
}

/** The section that a heading names, if its words are those of a heading. */
export function headingMeaning(text: string): HeadingMeaning | undefined {
  const words = headingText(text);
  if (words === '' || words.length > 60) return undefined;
  const exact =
    PHRASES.get(words) ??
    PHRASES.get(words.replace(/^(?:my|mes|mon|ma|meine?|meus?|minhas?) /, '')) ??
    otherNumber(words);
  if (exact) return { kind: exact, isExact: true };
  const each = words.split(' ').map(spelled);
  if (each.join(' ') !== words) return headingMeaning(each.join(' '));
  if (each.length > 7) return undefined;
  const isNamed = each.every((word) => KEYS.has(word) || MODIFIERS.has(word));
  const kind = isNamed ? kindOfWords(words, each) : spokenKind(text, each);
  return kind ? { kind, isExact: false } : undefined;
}

/** Words that open a heading which is a clause. */
const OPENING =
  /^(?:what|where|who|whom|how|why|when|things|people|persons|places|i|my|me|ce|ou|qui|mes?|mon|ma|was|wo|wer|meine?|o|onde|quem)$/;
const SPOKEN = Object.entries(data.spoken) as [WordedKind, string[]][];

/** 'What I am good at', 'Who will vouch for me': headings that are clauses, by the words in them. */
function spokenKind(text: string, [first = '', ...others]: readonly string[]): SectionKind | undefined {
  const isClause =
    OPENING.test(first) ||
    /^(?:get (?:in|hold)|good (?:at|with)|ask (?:me|them)|call me)(?!\p{L})/iu.test(text);
  if (!isClause || others.length === 0 || /\d|[.,;]$/.test(text)) return undefined;
  const all = [first, ...others];
  return SPOKEN.find(([, stems]) => stems.some((stem) => all.some((word) => word.startsWith(stem))))?.[0];
}

/** The part before 'and' says what comes first; 'volunteer experience' is volunteering all the same. */
function kindOfWords(words: string, each: readonly string[]): SectionKind | undefined {
  const [before = words] = words.split(/ (?:and|et|und|e|na) /);
  const first = PHRASES.get(before) ?? kindOfKeys(before.split(' '));
  // 'Licences and certifications' are both mostly certificates.
  const isCertified = each.some((word) => KEYS.get(word) === 'certifications');
  if (first && isCertified && CERTIFIED.has(first)) return 'certifications';
  return first ?? kindOfKeys(each);
}

/** Sections of one line each that people put under one heading with their certificates. */
const CERTIFIED: ReadonlySet<SectionKind> = new Set(['training', 'memberships', 'licences']);

const OF_PROJECTS: ReadonlySet<string> = new Set(['skills', 'achievements']);

function kindOfKeys(words: readonly string[]): SectionKind | undefined {
  const named = new Set(words.map((word) => KEYS.get(word)));
  // 'Project skills' are skills: the last word is the noun in English and German.
  const last = KEYS.get(words.at(-1) ?? '');
  if (named.has('projects') && last && OF_PROJECTS.has(last)) return last;
  // 'Industrial training / work experience' holds jobs.
  if (named.has('experience') && words.includes('work')) return 'experience';
  return FIRST.find((kind) => named.has(kind));
}

/** Whether the last word of a heading is one of work. */
export const namesExperience = (text: string): boolean =>
  KEYS.get(headingText(text).split(' ').at(-1) ?? '') === 'experience';

/** The section that a line marked as a heading is about, by any one word of it. */
export function looseMeaning(text: string): SectionKind | undefined {
  const each = headingText(text).split(' ').map(spelled);
  return each.length <= 6 ? kindOfKeys(each) : undefined;
}
