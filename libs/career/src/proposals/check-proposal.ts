import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { checkLetter } from '../letter-check/check-letter.ts';
import type { LetterCheckInput, SentenceFault } from '../letter-check/letter-check.types.ts';
import { sentencesIn } from '../letter-check/sentences-in.ts';
import { newMatter } from './new-matter.ts';
import { ownClauses, raisingWords } from './raising-words.ts';
import type { RefusedSentence } from './refused-sentence.types.ts';
import { unnamedClaims } from './unnamed-claims.ts';

/** Which text of a resume a proposal is about. */
export type ProposedField = 'summary' | `experience.${number}.description`;

/** A sentence may break these and be true all the same. */
const FORM_ONLY: ReadonlySet<SentenceFault['code']> = new Set(['long-sentence']);

/**
 * The sentences of a letter by somebody else's program that say what the resume does not. Company, position and posting
 * come from that program too, so nothing may hide behind them: the letter is read a second time without taking company
 * and position for names.
 */
export function refusedInLetter(letter: string, input: LetterCheckInput, signature = ''): RefusedSentence[] {
  const company = input.company.trim();
  const position = input.position.trim();
  const bare = { ...input, company: '', position: '', posting: `${input.posting}\n${position}\n${company}` };
  const options = { signature };
  const raised = raisingWords(input.resume, `${position} ${company}`);
  return withoutRepeats([
    ...refusedBy(letter, { ...input, company, position }, options),
    ...refusedBy(letter, bare, options),
    ...unnamedClaims(sentencesIn(letter)),
    ...sentencesIn(letter).flatMap((sentence) => raised(ownClauses(sentence), sentence)),
  ]);
}

/**
 * The lines of a new text for a resume that say more than the resume does. A line that the text has already is the
 * person's own. Every other one is read as it is and as a statement of the person; a line about one employer needs
 * evidence from there.
 */
export function refusedInResumeText(
  text: string,
  field: ProposedField,
  resume: ResumeContentDto,
  today: string,
): RefusedSentence[] {
  const own = new Set(sentencesIn(textAt(resume, field)).map(folded));
  const input = { resume, company: '', position: '', posting: '', today };
  const raised = raisingWords(resume, '');
  const job = resume.experience?.[Number(field.split('.')[1])];
  const strays = newMatter(JSON.stringify(field === 'summary' ? resume : (job ?? {})));
  const employer = job?.company?.trim() ?? '';
  return sentencesIn(text)
    .filter((line) => !own.has(folded(line)))
    .flatMap((line) => {
      const forms = formsOf(line, field === 'summary' ? '' : employer);
      const [refused] = [
        ...forms.flatMap((form) => refusedBy(form, input, {})),
        ...raised(line, line),
        ...strays(line),
      ];
      return refused ? [{ sentence: line, reason: refused.reason }] : [];
    });
}

/** Whether a text names a field that may be proposed. */
export const isProposedField = (field: string): field is ProposedField =>
  /^(?:summary|experience\.\d{1,3}\.description)$/.test(field);

/** The text of a resume that a field names; empty where there is none. */
export const textAt = (resume: ResumeContentDto, field: ProposedField): string =>
  (field === 'summary' ? resume.summary : resume.experience?.[Number(field.split('.')[1])]?.description) ??
  '';

const refusedBy = (
  text: string,
  input: LetterCheckInput,
  options: { signature?: string },
): RefusedSentence[] =>
  checkLetter(text, input, options).sentences.flatMap(({ text: sentence, faults }) => {
    const fault = faults.find(({ code }) => !FORM_ONLY.has(code));
    return fault ? [{ sentence, reason: fault.reason }] : [];
  });

/** `Cut costs` is read as `I cut costs`, and as `At Kora Foods, I cut costs`, beside the line itself. */
function formsOf(line: string, employer: string): string[] {
  const said = line.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  return [line, `I ${said}`, ...(employer ? [`At ${employer}, I ${said}`] : [])];
}

const folded = (line: string): string =>
  line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();

const withoutRepeats = (refused: readonly RefusedSentence[]): RefusedSentence[] =>
  [...new Map(refused.toReversed().map((one) => [one.sentence, one])).values()].toReversed();
