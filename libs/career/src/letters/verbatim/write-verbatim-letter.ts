import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import type { LetterNote, VerbatimLanguageCode } from '@career/contracts/vocabulary/letter-vocabulary';
import type { LetterInput, WrittenLetter } from '../letter.types.ts';
import { letterLanguageOf } from '../letter-language-of.ts';
import { readLetterPosting } from '../posting/letter-posting.ts';
import { oneLine, wordCount } from '../words.ts';
import { paragraphText } from '../write-letter.ts';
import { FRENCH } from './french.ts';
import { PORTUGUESE } from './portuguese.ts';
import { VerbatimDraft } from './verbatim-draft.ts';
import { VerbatimFacts } from './verbatim-facts.ts';
import type { VerbatimLanguage } from './verbatim-language.types.ts';
import { atEmployer, ofRole, sinceText, spanText } from './verbatim-names.ts';

/** A posting of one language and a letter of another share names alone. */
const LEAST_POSTING_WORDS = 20;
/** Fewer words do not say what language a resume is in. */
const LEAST_RESUME_WORDS = 12;
const MOST_JOBS = 3;
const FEW_FACTS = 4;

type VerbatimInput = Omit<LetterInput, 'language' | 'spelling'>;
type TonePhrases = VerbatimLanguage['phrases']['tones'][LetterInput['tone']];

const LANGUAGES: Readonly<Record<VerbatimLanguageCode, VerbatimLanguage>> = { fr: FRENCH, pt: PORTUGUESE };

/**
 * A letter of application in a language other than English. What the resume says is in it in the person's own words
 * behind a lead of that language; the
 * posting only decides what comes first. A text that denies, postpones, narrows or gives away what it names is left out.
 * No wording depends on the gender of the writer or the reader.
 */
export function writeVerbatimLetter(input: VerbatimInput, code: VerbatimLanguageCode): WrittenLetter {
  const { resume, tone } = input;
  const language = LANGUAGES[code];
  const data = language.phrases;
  const posting = readLetterPosting(input.posting);
  const phrases = data.tones[tone];
  const draft = new VerbatimDraft(input, language);
  draft.begin('greeting');
  draft.say([data.subject]);
  draft.begin('greeting');
  draft.say(phrases.greeting);
  draft.begin('opening');
  draft.say(phrases.apply);
  if (resume)
    sayResume(draft, resume, phrases, {
      ...input,
      posting: posting.text,
      language,
    });
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
  return finished(
    draft,
    notesOf(input, code, { facts: facts.length, hadInstructions: posting.hadInstructions }),
  );
}

function signatory({ resume, name = '' }: VerbatimInput): string {
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

/** Whether the person wrote the resume in this language. */
function isWrittenIn(code: VerbatimLanguageCode, resume: ResumeContentDto): boolean {
  const text = ownText(resume);
  if (wordCount(text) < LEAST_RESUME_WORDS) return resume.designOptions?.language === code;
  return letterLanguageOf(text) === code;
}

function sayResume(
  draft: VerbatimDraft,
  resume: ResumeContentDto,
  phrases: TonePhrases,
  { today, posting, tone, language }: VerbatimInput & { language: VerbatimLanguage },
): void {
  const isOwn = isWrittenIn(language.code, resume);
  const facts = new VerbatimFacts(resume, language, { isOwn, today, posting });
  const summary = facts.summary();
  if (tone !== 'concise') draft.list(phrases.summary, summary);
  const said = sayPost(draft, resume, isOwn, language);
  draft.begin('evidence');
  sayWork(draft, resume, { facts, phrases, said, isOwn, language });
  draft.begin('evidence');
  draft.list(phrases.degrees, facts.degrees());
  draft.list(phrases.papers, facts.papers());
  draft.list(phrases.achievements, facts.achievements());
  draft.list(phrases.skills, facts.skills(), {}, (names) => draft.listNames(names));
  draft.list(phrases.languages, facts.languages(), {}, (names) => draft.listNames(names));
  if (tone === 'concise') draft.list(phrases.summary, summary);
}

/** The present post, or the last one. @returns its index, where there is one. */
function sayPost(
  draft: VerbatimDraft,
  { experience = [] }: ResumeContentDto,
  isOwn: boolean,
  language: VerbatimLanguage,
): number | undefined {
  const present = experience.findIndex(({ current }) => current);
  const index = Math.max(0, present);
  const { position = '', company = '', startDate = '', endDate = '' } = experience[index] ?? {};
  if (oneLine(position) === '' || oneLine(company) === '') return undefined;
  const isPresent = present >= 0;
  const slots = {
    role: ofRole(oneLine(position), isOwn, language),
    at: atEmployer(oneLine(company), language),
    since: sinceText(startDate, language),
    span: spanText(startDate, endDate, language),
  };
  const source = { path: `experience.${index}.position`, quote: position };
  draft.say([isPresent ? language.phrases.now : language.phrases.before], slots, [
    { text: position, isWhole: false, source },
  ]);
  return index;
}

interface WorkOptions {
  facts: VerbatimFacts;
  phrases: TonePhrases;
  /** The job that was named just before. */
  said: number | undefined;
  isOwn: boolean;
  language: VerbatimLanguage;
}

function sayWork(
  draft: VerbatimDraft,
  { experience = [] }: ResumeContentDto,
  { facts, phrases, said, isOwn, language }: WorkOptions,
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
      role: ofRole(oneLine(position), isOwn, language),
      at: atEmployer(oneLine(company), language),
    });
}

function notesOf(
  { posting }: VerbatimInput,
  code: VerbatimLanguageCode,
  { facts, hadInstructions }: { facts: number; hadInstructions: boolean },
): LetterNote[] {
  const notes: LetterNote[] = [];
  if (facts === 0) notes.push('frame-only');
  else if (facts < FEW_FACTS) notes.push('few-facts');
  if (oneLine(posting) === '') notes.push('no-advert');
  else if (wordCount(posting) >= LEAST_POSTING_WORDS && letterLanguageOf(posting) !== code)
    notes.push('advert-language');
  if (hadInstructions) notes.push('advert-instructions');
  return notes;
}

function finished({ paragraphs }: VerbatimDraft, notes: LetterNote[]): WrittenLetter {
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
