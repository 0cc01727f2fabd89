import type { LetterTone } from '@career/contracts/vocabulary/letter-vocabulary';
import { HELD_IN_EARNEST } from '../english/summary-parts.ts';
import type { LetterInput } from '../letter.types.ts';
import type { LetterDraft } from '../letter-draft.ts';
import type { Material } from '../material/material.ts';
import { namesUnclaimed } from '../material/posting-match.ts';
import type { LetterLanguage } from '../phrase-book.types.ts';
import { oneLine, stemsOf } from '../words.ts';

/** A phrasing can be used when all that it names is known. */
function fitting(phrases: readonly string[], slots: Readonly<Record<string, string>>): readonly string[] {
  return phrases.filter((phrase) =>
    [...phrase.matchAll(/\{(\w+)\}/g)].every(([, slot = '']) => slots[slot] !== ''),
  );
}

/** A post that ends with a paper: until then the paper is not there. */
const UNFINISHED =
  /\b(?:service person(?:nel)?|corps member|corper|apprentice|trainee|intern|student|pupil)\b/i;
const GOING_ON =
  /\b(?:currently|at present|now|today|right now|at the moment|these days|for the moment|present|current)\b/i;

/** Post and company applied to, and what the person does now. */
export function writeOpening(
  draft: LetterDraft,
  input: LetterInput,
  language: LetterLanguage,
  material: Material,
): void {
  const phrases = language.phrases.tones[input.tone];
  draft.begin('opening');
  const isAnswer = oneLine(input.posting) !== '';
  draft.sayOneOf(isAnswer ? [...phrases.apply, ...phrases.applyToPosting] : phrases.apply);
  if (
    !sayPost(draft, language, material, phrases) &&
    !sayStudies(draft, material, phrases.studying) &&
    !saySummary(draft, material)
  ) {
    if (material.work.length === 0) draft.leave(language.phrases.frame.now);
  }
}

function sayPost(
  draft: LetterDraft,
  language: LetterLanguage,
  { post, years, summary, stage, unclaimed, isYearsAsked }: Material,
  { now, before }: { now: readonly string[]; before: readonly string[] },
): boolean {
  if (!post) return false;
  const { role, employer, since, until, current, index } = post;
  // A count in the person's own summary is kept; two counts would contradict each other.
  const isCounted = /\byears?\b/i.test(summary?.text ?? '');
  const slots = {
    role,
    aRole: language.role(role),
    employer: language.institution(employer),
    since: language.month(since),
    until: language.month(until),
    years: years < 2 || isCounted ? '' : language.years(years),
  };
  const sources = [
    { path: `experience.${index}.position`, quote: role },
    { path: `experience.${index}.company`, quote: employer },
  ];
  const some = fitting(current ? now : before, slots);
  const counting = some.filter((phrase) => phrase.includes('{years}'));
  // A post that is itself what is asked for, and not finished, is said to be going on: a service, an apprenticeship.
  const going =
    namesUnclaimed(role, unclaimed) || UNFINISHED.test(role)
      ? some.filter((phrase) => GOING_ON.test(phrase))
      : [];
  const usual = (stage === 'senior' || isYearsAsked) && counting.length > 0 ? counting : some;
  const list = going.length > 0 ? going : usual;
  return (
    draft.say(draft.fill(draft.pick(list), slots), sources) ||
    draft.say(draft.fill(some[0] ?? '', slots), sources)
  );
}

function sayStudies(draft: LetterDraft, { degrees }: Material, phrases: readonly string[]): boolean {
  const study = degrees.find(({ current }) => current);
  if (!study) return false;
  const { degree, institution, source } = study;
  return draft.say(draft.fill(draft.pick(phrases), { degree, institution }), [source]);
}

/** `with 6 years in payments` leaves out of what. */
const BARE_YEARS =
  /^((?:over |more than )?(?:\d+\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) years) (?!of\b|and\b|experience\b)/i;

/** After the name of the post, `I am a nurse with ten years on wards` need not say again what one is. */
function shorter(summary: string, said: string): string {
  const [, title = '', rest = ''] =
    /^I am an? ([^,]{3,60}?) with ((?:over |more than )?(?:\d|\p{L}+ years|experience|a ).*)$/su.exec(
      summary,
    ) ?? [];
  const isKnown = title !== '' && [...stemsOf(title)].filter((stem) => stemsOf(said).has(stem)).length > 0;
  const isEarnest = /^(?:over|more|\d|\p{L}+ years|experience)/u.test(rest) || HELD_IN_EARNEST.test(rest);
  return isKnown && isEarnest ? `I have ${rest.replace(BARE_YEARS, '$1 of experience ')}` : summary;
}

const inTone = (sentence: string, tone: LetterTone): string =>
  tone === 'warm' ? sentence.replace(/^I am /, "I'm ") : sentence;

/** The first sentence of the summary, in the first person. */
export function saySummary(draft: LetterDraft, { summary }: Material): boolean {
  const said = draft.text.replaceAll("I'm ", 'I am ');
  return (
    summary !== undefined &&
    !said.includes(shorter(summary.text, said)) &&
    draft.say(inTone(draft.respell(shorter(summary.text, said)), draft.tone), [summary.source])
  );
}
