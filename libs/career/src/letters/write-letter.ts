import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import type { LetterNote } from '@career/contracts/vocabulary/letter-vocabulary';
import { saySummary, writeOpening } from './blocks/opening.ts';
import { sayOwnWords } from './blocks/own-words.ts';
import { sayPapers, saySkills } from './blocks/papers.ts';
import { WorkSentences } from './blocks/work-sentences.ts';
import type { ChosenFact } from './facts/match-facts.ts';
import type {
  LetterBlock,
  LetterInput,
  LetterParagraph,
  LetterSource,
  WrittenLetter,
} from './letter.types.ts';
import { LetterDraft } from './letter-draft.ts';
import { LETTER_LANGUAGES } from './letter-languages.ts';
import { FULL_LETTER_FACTS, LETTER_WORDS, MOST_FACTS } from './letter-length.ts';
import { gatherMaterial, type Material } from './material/material.ts';
import { structureOf } from './structure.ts';
import { oneLine, wordCount } from './words.ts';

/** Facts a letter begins with; more are added while it is short. */
const FIRST_FACTS = 4;
/** Words that a letter is filled up to while there are facts left. */
const AIM = 205;
const SHORT_AIM = 182;

/**
 * A letter of application from what the resume says and the posting asks for. The same input gives the same letter. Its
 * order follows from what there is to say; other people and other postings get other phrasings. It states nothing that
 * the resume does not claim, with the state and level that it claims, and leaves a marked blank where only the person
 * can speak.
 */
export function writeLetter(input: LetterInput): WrittenLetter {
  const material = gatherMaterial(input);
  const { least, most } = LETTER_WORDS[input.tone];
  const aim = input.tone === 'concise' ? SHORT_AIM : AIM;
  const write = (count: number, withOthers = false, withSummary = false): WrittenLetter =>
    finish(
      compose(input, { ...material, work: material.work.slice(0, count) }, { withOthers, withSummary }),
      input,
      material,
    );
  let count = Math.min(FIRST_FACTS, material.work.length);
  let letter = write(count);
  while (letter.words < aim && count < Math.min(MOST_FACTS, material.work.length)) letter = write(++count);
  if (letter.words < aim) letter = write(count, true);
  if (letter.words < least) letter = write(count, true, true);
  while (letter.words > most && count > 1) letter = write(--count);
  return letter;
}

/** Blocks that continue with the opening when nothing else comes between. */
const OPENING_BLOCKS: ReadonlySet<LetterBlock> = new Set(['summary', 'change', 'papers', 'study']);

interface WorkParts {
  results: ChosenFact[];
  answers: ChosenFact[];
  earlier: ChosenFact[];
}

const MOST_RESULTS = 2;
const LEAST_OF_PRESENT = 3;

/** Whether a fact is of an earlier post, or of none. */
const isOfBefore = ({ fact }: ChosenFact, { post }: Material): boolean =>
  fact.kind === 'achievement' ||
  fact.kind === 'activity' ||
  (fact.kind === 'statement' && post !== undefined && fact.held.index !== post.index);

/** Whether the present post alone has enough to open with. */
const hasPresent = (material: Material): boolean =>
  material.post?.current === true &&
  material.work.filter((one) => !isOfBefore(one, material)).length >= LEAST_OF_PRESENT;

/** The block of a statement: results with figures, answers to the posting, and the rest. */
function partOf(one: ChosenFact, results: number, material: Material): keyof WorkParts {
  const hasRoom = results < MOST_RESULTS;
  // One employer after the other: what was done earlier does not come between two deeds of today.
  if (hasPresent(material) && isOfBefore(one, material)) return 'earlier';
  if (one.fact.outcome && hasRoom) return 'results';
  const isOld = isOfBefore(one, material);
  if (one.answers) return 'answers';
  if (!isOld && one.fact.quantified && hasRoom) return 'results';
  return isOld ? 'earlier' : 'answers';
}

/** Which statement is in which block. */
function partsOf(material: Material): WorkParts {
  const parts: WorkParts = { results: [], answers: [], earlier: [] };
  for (const one of material.work) parts[partOf(one, parts.results.length, material)].push(one);
  return parts;
}

interface Composed {
  draft: LetterDraft;
  structure: readonly string[];
}

function compose(
  input: LetterInput,
  material: Material,
  { withOthers, withSummary }: { withOthers: boolean; withSummary: boolean },
): Composed {
  const language = LETTER_LANGUAGES[input.language];
  const phrases = language.phrases.tones[input.tone];
  const draft = new LetterDraft(
    input,
    language,
    [
      input.company,
      input.position,
      input.tone,
      signatory(input),
      ...material.work.map(({ fact }) => fact.source.quote),
    ].join('\n'),
    withSummary,
  );
  draft.begin('greeting');
  draft.sayOneOf(phrases.greeting);
  writeOpening(draft, input, language, material);
  if (withSummary) saySummary(draft, material);
  const work = new WorkSentences(draft, language, phrases, material.post);
  const parts = partsOf(material);
  const structure: string[] = [
    `opening:${material.post ? (material.post.current ? 'now' : 'before') : material.stage}`,
  ];
  const blocks: Record<LetterBlock, () => void> = {
    summary: () => void saySummary(draft, material),
    change: () => draft.sayOneOf(phrases.change),
    study: () => undefined,
    results: () => {
      const count = parts.results.filter(({ fact }) => fact.outcome).length;
      if (count >= 2) draft.sayOneOf(phrases.results);
      work.say(parts.results, false);
    },
    answers: () => {
      const count = parts.answers.filter(({ answers }) => answers).length;
      if (count >= 2) draft.sayOneOf(phrases.answers);
      work.say(parts.answers, count === 1);
    },
    earlier: () => work.say(parts.earlier, false),
    papers: () => {
      sayPapers(draft, language, material);
      work.turn();
    },
    skills: () => {
      saySkills(draft, language, material, input, withOthers);
      work.turn();
    },
    transfer: () => draft.sayOneOf(phrases.transfer),
  };
  for (const paragraph of structureOf(material, input.tone, {
    results: parts.results.length,
    answers: parts.answers.length,
    earlier: parts.earlier.length,
  })) {
    const isOpening = paragraph.every((block) => OPENING_BLOCKS.has(block)) && draft.isOpening;
    if (!isOpening) {
      draft.begin('evidence');
      work.turn();
    }
    for (const block of paragraph) {
      const before = draft.size;
      blocks[block]();
      if (draft.size > before) structure.push(block);
    }
    structure.push('/');
  }
  const said = draft.size;
  work.turn();
  sayOwnWords(draft, language, phrases, material, (facts) => {
    work.say(
      facts.map((fact) => ({ fact, answers: undefined, score: 0 })),
      false,
    );
    work.turn();
  });
  if (draft.size > said) structure.push('quoted');
  frameBlanks(draft, input, material);
  writeEnd(draft, input, material);
  if (material.employer) structure.push('employer');
  return {
    draft,
    structure: structure.filter((part, index) => part !== '/' || structure[index - 1] !== '/'),
  };
}

/** A letter without work shows where it would go. */
function frameBlanks(
  draft: LetterDraft,
  input: LetterInput,
  { work, degrees, missing, papers }: Material,
): void {
  if (work.length > 0) return;
  const { frame } = LETTER_LANGUAGES[input.language].phrases;
  draft.begin('evidence');
  draft.leave(frame.result);
  for (const skill of missing.slice(0, 2)) draft.leave(draft.fill(frame.skill, { skill }));
  if (degrees.length === 0 && papers.length === 0) draft.leave(frame.education);
}

function writeEnd(draft: LetterDraft, input: LetterInput, { employer }: Material): void {
  const language = LETTER_LANGUAGES[input.language];
  const phrases = language.phrases.tones[input.tone];
  draft.begin('why');
  if (employer) {
    draft.say(draft.fill(draft.pick(phrases.employerWords), { words: employer.words }), [employer.source]);
    draft.leave(language.phrases.frame.employerReason);
  } else draft.leave(draft.fill(draft.pick(language.phrases.why)));
  draft.begin('closing');
  draft.sayOneOf(phrases.close);
  draft.sayOneOf(phrases.thanks);
  draft.begin('signature');
  draft.sayOneOf(phrases.signOff[input.spelling]);
  const name = signatory(input);
  if (name === '') draft.leave(language.phrases.frame.name);
  else draft.say(name, [{ path: 'personalInfo.firstName', quote: name }]);
}

const nameOf = (resume: ResumeContentDto | null): string =>
  oneLine(`${resume?.personalInfo?.firstName ?? ''} ${resume?.personalInfo?.lastName ?? ''}`);

/** Name of the resume, else of the account. */
const signatory = ({ resume, name }: LetterInput): string => nameOf(resume) || oneLine(name ?? '');

function finish({ draft, structure }: Composed, input: LetterInput, material: Material): WrittenLetter {
  const { paragraphs } = draft;
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  const facts = distinct(sentences.flatMap(({ sources }) => sources)).filter(
    ({ path }) => path !== 'advert' && !path.startsWith('personalInfo.'),
  );
  const notes: LetterNote[] = [];
  if (facts.length === 0) notes.push('frame-only');
  else if (material.work.length + material.degrees.length + material.papers.length < FULL_LETTER_FACTS)
    notes.push('few-facts');
  if (oneLine(input.posting) === '') notes.push('no-advert');
  else if (!LETTER_LANGUAGES[input.language].isLanguageOf(material.posting.text))
    notes.push('advert-language');
  if (material.posting.hadInstructions) notes.push('advert-instructions');
  if (material.strength === 'weak') notes.push('weak-match');
  return {
    content: paragraphs.map(paragraphText).join('\n\n'),
    paragraphs,
    facts,
    blanks: sentences.filter(({ blank }) => blank).map(({ text }) => text),
    missingSkills: material.missing,
    match: material.match,
    notes,
    words: sentences.reduce((sum, { text, blank }) => sum + (blank ? 0 : wordCount(text)), 0),
    structure,
  };
}

/** A paragraph as it is in the content: the name under the complimentary close has its own line. */
export const paragraphText = ({ part, sentences }: LetterParagraph): string =>
  sentences.map(({ text }) => text).join(part === 'signature' ? '\n' : ' ');

function distinct(sources: readonly LetterSource[]): LetterSource[] {
  return [...new Map(sources.map((source) => [`${source.path}\n${source.quote}`, source])).values()];
}
