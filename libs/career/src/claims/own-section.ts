import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { verbOf } from '../letters/english/verbs.ts';
import { sentencesOf } from '../letters/sentences.ts';
import { visibleText } from '../letters/words.ts';
import data from './data/own-headings.json' with { type: 'json' };

const NOUNS: ReadonlySet<string> = new Set(data.nouns.split(' '));
const LESSENING: ReadonlySet<string> = new Set(data.lessening.split(' '));
const NO_DEEDS: ReadonlySet<string> = new Set(data.noDeeds.split(' '));

/**
 * Whether sentences below the heading of a section that the person named are about what they did or have. A heading that
 * is not understood leaves them mentions; none is that of further information.
 */
export function isOwnHeading({ designOptions }: ResumeContentDto, section: string): boolean {
  const heading = Object.entries(designOptions?.sectionHeadings ?? {}).find(
    ([name]) => name === section,
  )?.[1];
  const words = (heading ?? '').toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.some((word) => LESSENING.has(word)) || heading?.includes('?')) return false;
  return (heading ?? '').trim() === '' || words.some((word) => NOUNS.has(word));
}

const OF_ONESELF =
  /^(?:I(?:['’](?:ve|m))?\s|my\s|(?:fluent|proficient|skilled|experienced|certified|registered|licensed|chartered|qualified|member|fellow|associate|holder)\s(?:in|with|of|at|by)\s)/iu;

/** Whether a sentence says by its first words that the writer did or has something; what only names things does not. */
function isSaid(sentence: string): boolean {
  if (OF_ONESELF.test(sentence)) return true;
  const [first = '', second = ''] = sentence.match(/^[\p{L}-]+|(?<=^[\p{L}-]+\s)\S+/gu) ?? [];
  if (NO_DEEDS.has(first.toLowerCase())) return false;
  // `Used cars`, `Rated voltage`: a word like a deed before the thing that it describes.
  return verbOf(first)?.form === 'past' && second !== '' && !/^(?:by|to be|from)$/i.test(second);
}

/** The sentences of a text that say something of their writer themselves. */
export const saidSentences = (text: string | undefined): string[] =>
  visibleText(text ?? '')
    .split('\n')
    .map((line) => line.replace(/^[\s•·▪◦●‣–—*>-]+\s*/u, '').trim())
    .flatMap((line) => sentencesOf(line))
    .filter(isSaid);
