import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import type { EvidencePlan } from './evidence.ts';
import { type HeldRole, heldRoles, yearsOfWork } from './facts/resume-facts.ts';
import type { LetterInput, LetterSource } from './letter.types.ts';
import type { LetterDraft } from './letter-draft.ts';
import type { LetterLanguage } from './phrase-book.types.ts';
import { sentencesOf } from './sentences.ts';
import { oneLine } from './words.ts';

/** Skills that the opening names at most. */
const MOST_SKILLS = 3;

/** What the opening has said, so that the evidence need not say it again. */
export interface Known {
  held: HeldRole | undefined;
  skills: ReadonlySet<string>;
  degreeSource: string | undefined;
}

/** Role and company, what the person does now, and what of the posting they can answer. */
export function writeOpening(
  draft: LetterDraft,
  input: LetterInput,
  language: LetterLanguage,
  { facts, skills }: EvidencePlan,
): Known {
  const { resume } = input;
  const phrases = language.phrases.tones[input.tone];
  draft.begin('opening');
  draft.sayOneOf(phrases.apply);
  const hasText =
    resume !== null && (facts.length > 0 || (resume.summary ?? '').trim() !== '' || skills.others.length > 0);
  const summary = resume ? summaryOf(draft, resume, language) : undefined;
  // The person's own count of years stands; two counts would contradict each other.
  const years = resume && !/\byears?\b/i.test(summary?.text ?? '') ? yearsOfWork(resume, input.today) : 0;
  const held = resume ? sayRole(draft, resume, input, language, years) : undefined;
  const studied = held || !resume ? undefined : sayStudies(draft, language, input, facts);
  const summarised = summary !== undefined && draft.say(summary.text, [summary.source]);
  if (!held && !studied && !summarised) {
    if (!hasText || facts.every(({ fact }) => fact.kind !== 'statement'))
      draft.leave(language.phrases.frame.now);
  }
  const isAnswer = skills.shared.length > 0;
  const named = (isAnswer ? skills.shared : skills.others).slice(0, MOST_SKILLS);
  if (named.length > 1 || isAnswer) {
    const list = draft.respell(language.join(named.map(({ name }) => name)));
    draft.say(
      draft.fill(
        draft.pick(isAnswer ? (named.length === 1 ? phrases.asksOne : phrases.asks) : phrases.core),
        { skills: list },
      ),
      [...named.map(({ source }) => source)],
    );
  }
  return {
    held,
    skills: new Set((named.length > 1 || isAnswer ? named : []).map(({ name }) => name.toLowerCase())),
    degreeSource: studied,
  };
}

function sayRole(
  draft: LetterDraft,
  resume: ResumeContentDto,
  input: LetterInput,
  language: LetterLanguage,
  years: number,
): HeldRole | undefined {
  const phrases = language.phrases.tones[input.tone];
  const roles = heldRoles(resume, input.today);
  const held =
    roles.find(({ current }) => current) ?? roles.sort((left, right) => left.monthsAgo - right.monthsAgo)[0];
  if (!held || held.role === '' || held.employer === '') return undefined;
  const tenure = years < 1 ? '' : draft.fill(draft.pick(phrases.tenure), { years: language.years(years) });
  const phrase = draft.pick(held.current ? phrases.presentRole : phrases.lastRole);
  const { role, employer } = held;
  const sources = [
    { path: `experience.${held.index}.position`, quote: role },
    { path: `experience.${held.index}.company`, quote: employer },
  ];
  const said =
    draft.say(draft.fill(phrase, { role, employer, tenure }), sources) ||
    draft.say(draft.fill(phrase, { role, employer, tenure: '' }), sources);
  return said ? held : undefined;
}

function sayStudies(
  draft: LetterDraft,
  language: LetterLanguage,
  input: LetterInput,
  facts: EvidencePlan['facts'],
): string | undefined {
  for (const { fact } of facts) {
    if (fact.kind !== 'degree' || !fact.current) continue;
    const { degree, institution } = fact;
    const phrase = draft.pick(language.phrases.tones[input.tone].studying);
    if (draft.say(draft.fill(phrase, { degree, institution }), [fact.source])) return fact.source.path;
  }
  return undefined;
}

function summaryOf(
  draft: LetterDraft,
  resume: ResumeContentDto,
  language: LetterLanguage,
): { text: string; source: LetterSource } | undefined {
  const line = sentencesOf(oneLine(resume.summary ?? ''))[0] ?? '';
  const sentence = language.summary(line);
  return sentence === undefined
    ? undefined
    : { text: draft.respell(sentence), source: { path: 'summary', quote: line } };
}
