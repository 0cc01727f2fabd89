import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { findSkills } from '../taxonomy/skills.ts';
import { type Advert, readAdvert } from './advert/read-advert.ts';
import { type EvidencePlan, writeEvidence } from './evidence.ts';
import { letterSkills } from './facts/letter-skills.ts';
import { type ChosenFact, chooseFacts, matchScores } from './facts/match-facts.ts';
import { type ResumeFact, resumeFacts } from './facts/resume-facts.ts';
import type {
  LetterInput,
  LetterNote,
  LetterParagraph,
  LetterSource,
  WrittenLetter,
} from './letter.types.ts';
import { LetterDraft } from './letter-draft.ts';
import { LETTER_LANGUAGES } from './letter-languages.ts';
import { FULL_LETTER_FACTS, LETTER_WORDS, MOST_FACTS } from './letter-length.ts';
import { writeOpening } from './opening.ts';
import type { LetterLanguage } from './phrase-book.types.ts';
import { oneLine, wordCount } from './words.ts';

/** Facts a letter begins with; more are added while it is short. */
const FIRST_FACTS = 5;
const MOST_CERTIFICATES = 2;

/**
 * A letter of application from what the resume says and the posting asks for. The same input gives the same letter;
 * other people and other postings get other phrasings. It states nothing that the resume does not hold, claims no skill
 * for the posting's sake, and leaves a marked blank where only the person can speak.
 */
export function writeLetter(input: LetterInput): WrittenLetter {
  const language = LETTER_LANGUAGES[input.language];
  const advert = readAdvert(input.advert);
  const skills = letterSkills(input, advert, language);
  const facts = input.resume ? resumeFacts(input.resume, language, input.today) : [];
  const { work, papers } = rankFacts(facts, advert);
  const { least, most } = LETTER_WORDS[input.tone];
  const write = (count: number): WrittenLetter => {
    const plan: EvidencePlan = {
      facts: [...work.slice(0, count), ...papers],
      skills,
      requirements: advert.requirements,
    };
    return finish(compose(input, language, plan), input, advert, plan);
  };
  let count = Math.min(FIRST_FACTS, work.length);
  let letter = write(count);
  while (letter.words < least && count < Math.min(MOST_FACTS, work.length)) letter = write(++count);
  while (letter.words > most && count > 1) letter = write(--count);
  return letter;
}

interface Ranked {
  /** Statements and achievements, best first. */
  work: ChosenFact[];
  papers: ChosenFact[];
}

/** The best degree and certificates keep a place among the statements of work. */
function rankFacts(facts: readonly ResumeFact[], { requirements }: Advert): Ranked {
  const skillsOf = (text: string): Set<string> =>
    new Set(
      findSkills(text)
        .filter(({ skill }) => skill.kind !== 'soft')
        .map(({ skill }) => skill.id),
    );
  const ranked = (kinds: readonly ResumeFact['kind'][], most: number): ChosenFact[] => {
    const some = facts.filter(({ kind }) => kinds.includes(kind));
    return chooseFacts(some, requirements, matchScores(some, requirements, skillsOf), most);
  };
  const work = ranked(['statement', 'achievement'], MOST_FACTS);
  const papers = [...ranked(['degree'], 1), ...ranked(['certificate'], MOST_CERTIFICATES)];
  return { work, papers };
}

function compose(input: LetterInput, language: LetterLanguage, plan: EvidencePlan): LetterDraft {
  const { resume } = input;
  const phrases = language.phrases.tones[input.tone];
  const seed = [
    input.company,
    input.position,
    input.tone,
    nameOf(resume),
    ...plan.facts.map(({ fact }) => fact.source.quote),
  ];
  const draft = new LetterDraft(input, language, seed.join('\n'));
  draft.begin('greeting');
  draft.sayOneOf(phrases.greeting);
  const known = writeOpening(draft, input, language, plan);
  writeEvidence(draft, input, language, plan, known);
  draft.begin('why');
  draft.sayOneOf(phrases.whyLead);
  draft.leave(draft.fill(draft.pick(language.phrases.why)));
  draft.begin('closing');
  draft.sayOneOf(phrases.close);
  draft.sayOneOf(phrases.thanks);
  draft.begin('signature');
  draft.sayOneOf(phrases.signOff[input.spelling]);
  const name = nameOf(resume);
  if (name === '') draft.leave(language.phrases.frame.name);
  else draft.say(name, [{ path: 'personalInfo.firstName', quote: name }]);
  return draft;
}

const nameOf = (resume: ResumeContentDto | null): string =>
  oneLine(`${resume?.personalInfo?.firstName ?? ''} ${resume?.personalInfo?.lastName ?? ''}`);

function finish(draft: LetterDraft, input: LetterInput, advert: Advert, plan: EvidencePlan): WrittenLetter {
  const { paragraphs } = draft;
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  const facts = distinct(sentences.flatMap(({ sources }) => sources)).filter(
    ({ path }) => path !== 'advert' && !path.startsWith('personalInfo.'),
  );
  const notes: LetterNote[] = [];
  if (facts.length === 0) notes.push('frame-only');
  else if (plan.facts.length < FULL_LETTER_FACTS) notes.push('few-facts');
  if (oneLine(input.advert) === '') notes.push('no-advert');
  else if (!LETTER_LANGUAGES[input.language].isLanguageOf(advert.text)) notes.push('advert-language');
  if (advert.hadInstructions) notes.push('advert-instructions');
  return {
    content: paragraphs.map(paragraphText).join('\n\n'),
    paragraphs,
    facts,
    blanks: sentences.filter(({ blank }) => blank).map(({ text }) => text),
    missingSkills: plan.skills.missing,
    notes,
    words: sentences.reduce((sum, { text, blank }) => sum + (blank ? 0 : wordCount(text)), 0),
  };
}

/** A paragraph as it stands in the content: the name under the complimentary close has a line of its own. */
export const paragraphText = ({ part, sentences }: LetterParagraph): string =>
  sentences.map(({ text }) => text).join(part === 'signature' ? '\n' : ' ');

function distinct(sources: readonly LetterSource[]): LetterSource[] {
  return [...new Map(sources.map((source) => [`${source.path}\n${source.quote}`, source])).values()];
}
