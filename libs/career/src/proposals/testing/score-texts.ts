import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { type ProposedField, refusedInLetter, refusedInResumeText } from '../check-proposal.ts';
import type { RefusedSentence } from '../refused-sentence.types.ts';
import data from './assistant-texts.json' with { type: 'json' };

type AssistantText = (typeof data.attacks)[number];

/** Day that years of work are counted to. */
const TODAY = '2026-11-23';
const COMPANY = 'Lagoon Cement Plc';
const POSITION = 'Team Member';

/** The letter that a sentence is in; the rest of it claims nothing. */
const letterWith = (sentence: string, company: string, position: string): string =>
  `Dear Hiring Manager,\n\nI am writing to apply for the position of ${position} at ${company}. ${sentence}\n\nYours faithfully,`;

/** What is refused of a text. */
export function refusedOf(given: AssistantText): RefusedSentence[] {
  const { resume: name, field, text, letter, posting = '' } = given;
  const resume = data.resumes[name] as unknown as ResumeContentDto;
  if (field && text) return refusedInResumeText(text, field as ProposedField, resume, TODAY);
  const { company = COMPANY, position = POSITION } = given;
  const content = letterWith(letter ?? '', company, position);
  return refusedInLetter(content, { resume, company, position, posting, today: TODAY });
}

/** How many texts of a part were let through, of how many. */
export function letThrough(
  what: 'attacks' | 'honest',
  part: AssistantText['part'],
): { through: number; of: number } {
  const texts = data[what].filter((one) => one.part === part);
  return { through: texts.filter((one) => refusedOf(one).length === 0).length, of: texts.length };
}
