import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import type { Evidence } from './analysis.types.ts';
import { folded, plain, quoteOf, statementsOf, wordsOf } from './text-forms.ts';

/** Orders to a reading machine. What they are in goes out up to the end of the sentence. */
const ORDERS =
  /(?:\b(?:please\s+)?(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,60}\b(?:instructions?|prompts?|rules|directions|guidelines|criteria)\b|\b(?:you are|act as|pretend to be)\b[^.!?\n]{0,30}\b(?:ai|assistant|language model|chatbot|recruiter bot|grader)\b|\bsystem prompt\b|\b(?:give|award|assign|set|return|output|print|respond with|answer with)\b[^.!?\n]{0,50}\b(?:score|rating|marks?|match)\b[^.!?\n]{0,20}\b(?:100|10\/10|full|perfect|highest|maximum)\b|\b(?:score|rate|rank)\s+(?:this|me|my|the)\b[^.!?\n]{0,40}\b(?:100|10\/10|full|perfect|highest|maximum|first|top)\b|\bscore\W{0,3}[=:]\W{0,2}100\b|<\|[a-z_]+\|>|\[\/?(?:inst|system)\])[^.!?\n]*[.!?]?/giu;

const RUN_LENGTH = 8;

/** Runs of eight words of a text. */
function runsOf(words: readonly string[]): Set<string> {
  const runs = new Set<string>();
  for (let start = 0; start + RUN_LENGTH <= words.length; start += 1)
    runs.add(words.slice(start, start + RUN_LENGTH).join(' '));
  return runs;
}

/** Removes sentences from a text that are word for word in the posting. */
function withoutCopied(text: string, postingRuns: ReadonlySet<string>): { kept: string; copied: string[] } {
  const statements = statementsOf(text);
  const words = statements.map(wordsOf);
  const all = words.flat();
  const covered = new Array<boolean>(all.length).fill(false);
  for (let start = 0; start + RUN_LENGTH <= all.length; start += 1)
    if (postingRuns.has(all.slice(start, start + RUN_LENGTH).join(' ')))
      covered.fill(true, start, start + RUN_LENGTH);
  if (!covered.includes(true)) return { kept: text, copied: [] };
  let position = 0;
  const isCopied = words.map(({ length }) => {
    const hits = covered.slice(position, position + length).filter(Boolean).length;
    position += length;
    return hits * 2 >= length;
  });
  return {
    kept: statements.filter((_, index) => !isCopied[index]).join('\n'),
    copied: statements.filter((_, index) => isCopied[index]),
  };
}

/** A resume without text that is not the person's own account, and what was left out. */
export interface CleanedResume {
  resume: ResumeContentDto;
  orders: Evidence[];
  copied: Evidence[];
}

type Entry = Record<string, unknown>;

const PROSE = new Set(['summary', 'description']);
const KEPT_AS_THEY_ARE = new Set([
  'email',
  'website',
  'linkedin',
  'github',
  'photoUrl',
  'templateId',
  'designOptions',
]);

/** Leaves out orders to a machine, and sentences that were copied from the posting. Neither counts for or against. */
export function cleanedResume(resume: ResumeContentDto, posting: string): CleanedResume {
  const postingRuns = runsOf(wordsOf(posting));
  const orders: Evidence[] = [];
  const copied: Evidence[] = [];

  const cleanText = (text: string, path: string, key: string): string => {
    const own = plain(text);
    const obeyed = own.replace(ORDERS, (order) => {
      orders.push({ path, quote: quoteOf(order) });
      return '';
    });
    const kept = obeyed === own ? own : plain(obeyed).replace(/[\s,;:–-]+$/u, '');
    if (!PROSE.has(key) || postingRuns.size === 0) return kept;
    const result = withoutCopied(kept, postingRuns);
    for (const sentence of result.copied) copied.push({ path, quote: quoteOf(sentence) });
    return result.kept;
  };
  const cleanValue = (value: unknown, path: string, key: string): unknown => {
    if (KEPT_AS_THEY_ARE.has(key)) return value;
    if (typeof value === 'string') return cleanText(value, path, key);
    if (Array.isArray(value)) return value.map((item, index) => cleanValue(item, `${path}.${index}`, ''));
    if (typeof value === 'object' && value !== null) return cleanEntry(value as Entry, `${path}.`);
    return value;
  };
  const cleanEntry = (entry: Entry, prefix: string): Entry =>
    Object.fromEntries(
      Object.entries(entry).map(([key, value]) => [key, cleanValue(value, `${prefix}${key}`, key)]),
    );

  return {
    resume: cleanEntry(resume as unknown as Entry, '') as unknown as ResumeContentDto,
    orders,
    copied,
  };
}

/** Sentences of a posting that order a machine about, left out. */
export const cleanedPosting = (posting: string): { posting: string; orders: string[] } => {
  const orders: string[] = [];
  const kept = plain(posting).replace(ORDERS, (order) => {
    orders.push(quoteOf(order));
    return '';
  });
  return { posting: kept, orders };
};

const ENGLISH = new Set(
  `the and of to in for with a an on at by from as is was were are be that this which it or into over per using across through
all our their his her my i we all other more than up out new between under within during while based`.split(
    /\s+/,
  ),
);
const LEAST_WORDS = 40;

/** Whether a text of some length is written in another language than English, by its share of English function words. */
export function isOtherLanguage(text: string): boolean {
  const words = folded(text).match(/\p{L}+/gu) ?? [];
  if (words.length < LEAST_WORDS) return false;
  const english = words.filter((word) => ENGLISH.has(word)).length;
  return english / words.length < 0.08;
}
