import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import type { LetterNote } from '@career/contracts/vocabulary/letter-vocabulary';
import type { LetterInput, WrittenLetter } from '../letter.types.ts';
import { letterLanguageOf } from '../letter-language-of.ts';
import { readLetterPosting } from '../posting/letter-posting.ts';
import { oneLine, wordCount } from '../words.ts';
import { paragraphText } from '../write-letter.ts';
import data from './data/french-phrases.json' with { type: 'json' };
import { FrenchDraft, listNames } from './french-draft.ts';
import { FrenchFacts } from './french-facts.ts';
import { atEmployer, ofRole, sinceText, spanText } from './french-names.ts';

/** A posting of one language and a letter of another share names alone. */
const LEAST_POSTING_WORDS = 20;
/** Fewer words do not say what language a resume is in. */
const LEAST_RESUME_WORDS = 12;
const MOST_JOBS = 3;
const FEW_FACTS = 4;

type FrenchInput = Omit<LetterInput, 'language' | 'spelling'>;
type Phrases = (typeof data.tones)[LetterInput['tone']];

/**
 * A letter of application in French. What the resume says is in it in the person's own words behind a French lead; the
 * posting only decides what comes first. A text that denies, postpones, narrows or gives away what it names is left out.
 * No wording depends on the gender of the writer or the reader.
 */
export function writeFrenchLetter(input: FrenchInput): WrittenLetter {
  const { resume, tone } = input;
  const posting = readLetterPosting(input.posting);
  const phrases = data.tones[tone];
  const draft = new FrenchDraft(input);
  draft.begin('greeting');
  draft.say([data.subject]);
  draft.begin('greeting');
  draft.say(phrases.greeting);
  draft.begin('opening');
  draft.say(phrases.apply);
  if (resume) sayResume(draft, resume, phrases, { ...input, posting: posting.text });
  const facts = draft.paragraphs.flatMap(({ sentences }) => sentences.flatMap(({ sources }) => sources));
  if (facts.length === 0) {
    draft.begin('evidence');
    draft.leave(data.frame.now);
    draft.leave(data.frame.result);
  }
  draft.begin('why');
  draft.leave(data.why);
  draft.begin('closing');
  draft.say(phrases.close);
  draft.begin('closing');
  draft.say(phrases.sign);
  draft.begin('signature');
  const name = signatory(input);
  if (name === '') draft.leave(data.frame.name);
  else draft.say(['{name}'], { name });
  return finished(draft, notesOf(input, facts.length, posting.hadInstructions));
}

function signatory({ resume, name = '' }: FrenchInput): string {
  const { firstName = '', lastName = '' } = resume?.personalInfo ?? {};
  return oneLine(`${firstName} ${lastName}`) || oneLine(name);
}

/** What the person wrote in their resume, without names. */
const ownText = ({ summary = '', experience = [], achievements = [] }: ResumeContentDto): string =>
  [
    summary,
    ...experience.map(({ description = '' }) => description),
    ...achievements.map(({ title = '' }) => title),
  ].join('\n');

function isFrenchResume(resume: ResumeContentDto): boolean {
  const text = ownText(resume);
  if (wordCount(text) < LEAST_RESUME_WORDS) return resume.designOptions?.language === 'fr';
  return letterLanguageOf(text) === 'fr';
}

function sayResume(
  draft: FrenchDraft,
  resume: ResumeContentDto,
  phrases: Phrases,
  { today, posting, tone }: FrenchInput,
): void {
  const isFrench = isFrenchResume(resume);
  const facts = new FrenchFacts(resume, isFrench, today, posting);
  const summary = facts.summary();
  if (tone !== 'concise') draft.list(phrases.summary, summary);
  const said = sayPost(draft, resume, isFrench);
  draft.begin('evidence');
  sayWork(draft, resume, { facts, phrases, said, isFrench });
  draft.begin('evidence');
  draft.list(phrases.degrees, facts.degrees());
  draft.list(phrases.papers, facts.papers());
  draft.list(phrases.achievements, facts.achievements());
  draft.list(phrases.skills, facts.skills(), {}, listNames);
  draft.list(phrases.languages, facts.languages(), {}, listNames);
  if (tone === 'concise') draft.list(phrases.summary, summary);
}

/** The present post, or the last one. @returns its index, where there is one. */
function sayPost(
  draft: FrenchDraft,
  { experience = [] }: ResumeContentDto,
  isFrench: boolean,
): number | undefined {
  const present = experience.findIndex(({ current }) => current);
  const index = Math.max(0, present);
  const { position = '', company = '', startDate = '', endDate = '' } = experience[index] ?? {};
  if (oneLine(position) === '' || oneLine(company) === '') return undefined;
  const isPresent = present >= 0;
  const slots = {
    role: ofRole(oneLine(position), isFrench),
    at: atEmployer(oneLine(company)),
    since: sinceText(startDate),
    span: spanText(startDate, endDate),
  };
  const source = { path: `experience.${index}.position`, quote: position };
  draft.say([isPresent ? data.now : data.before], slots, [{ text: position, source }]);
  return index;
}

interface WorkOptions {
  facts: FrenchFacts;
  phrases: Phrases;
  /** The job that was named just before. */
  said: number | undefined;
  isFrench: boolean;
}

function sayWork(
  draft: FrenchDraft,
  { experience = [] }: ResumeContentDto,
  { facts, phrases, said, isFrench }: WorkOptions,
): void {
  if (said !== undefined) {
    const left = draft.list(phrases.here, facts.statements(said));
    draft.list(phrases.more, left);
  }
  const others = [...experience.entries()]
    .filter(([index, { position, company }]) => index !== said && position && company)
    .slice(0, MOST_JOBS - 1);
  for (const [index, { position = '', company = '' }] of others)
    draft.list(phrases.work, facts.statements(index), {
      role: ofRole(oneLine(position), isFrench),
      at: atEmployer(oneLine(company)),
    });
}

function notesOf({ posting }: FrenchInput, facts: number, hadInstructions: boolean): LetterNote[] {
  const notes: LetterNote[] = [];
  if (facts === 0) notes.push('frame-only');
  else if (facts < FEW_FACTS) notes.push('few-facts');
  if (oneLine(posting) === '') notes.push('no-advert');
  else if (wordCount(posting) >= LEAST_POSTING_WORDS && letterLanguageOf(posting) !== 'fr')
    notes.push('advert-language');
  if (hadInstructions) notes.push('advert-instructions');
  return notes;
}

function finished({ paragraphs }: FrenchDraft, notes: LetterNote[]): WrittenLetter {
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  const sources = sentences.flatMap((sentence) => sentence.sources);
  return {
    content: paragraphs.map(paragraphText).join('\n\n'),
    paragraphs,
    facts: [...new Map(sources.map((source) => [`${source.path}\n${source.quote}`, source])).values()],
    blanks: sentences.filter(({ blank }) => blank).map(({ text }) => text),
    missingSkills: [],
    match: null,
    notes,
    words: sentences.reduce((sum, { text, blank }) => sum + (blank ? 0 : wordCount(text)), 0),
    structure: paragraphs.map(({ part }) => part),
  };
}
