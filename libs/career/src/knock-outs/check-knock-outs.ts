import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import type { KnockOutGate } from '@career/contracts/vocabulary/knock-out-vocabulary';
import { ResumeClaims } from '../claims/resume-claims.ts';
import { type AnswerContext, type KnockOutAnswer, unknown } from './answers/answer.types.ts';
import { answerAge } from './answers/answer-age.ts';
import { answerDeadline } from './answers/answer-deadline.ts';
import { answerDegreeClass } from './answers/answer-degree-class.ts';
import { answerIntake } from './answers/answer-intake.ts';
import { answerLicence } from './answers/answer-licence.ts';
import { answerNysc } from './answers/answer-nysc.ts';
import { answerOLevel } from './answers/answer-o-level.ts';
import { answerResidence } from './answers/answer-residence.ts';
import { answerSchoolExam } from './answers/answer-school-exam.ts';
import { answerWorkRight, workplaceOf } from './answers/answer-work-right.ts';
import { answerYearsAfterNysc } from './answers/answer-years-after-nysc.ts';
import type { DeadlineRequirement, FoundRequirement, KnockOutRequirement } from './knock-out.types.ts';
import { readKnockOuts } from './read-knock-outs.ts';
import { hasSeveralPosts, postFor } from './reading/posts.ts';
import { sayRequirement } from './say-requirement.ts';

/** One thing that a posting rules people out by, held against what a person has said. */
export interface CheckedKnockOut extends KnockOutAnswer {
  gate: KnockOutGate;
  /** What is asked for in a few words. */
  asks: string;
  /** The post of several that asks for it; null where all do. */
  post: string | null;
  /** The posting's sentence; empty where the posting says it in its own field. */
  sentence: string;
}

export interface CheckedPosting {
  /** The text of the posting. */
  text: string;
  /** Its location line, for the country of the workplace. */
  location: string;
  /** Position that the person wants, where the posting has several. */
  position?: string | undefined;
  /** Last day to apply as a field of the posting says it, `YYYY-MM-DD`. */
  expiryDate?: string | undefined;
}

/** More than a posting asks for; a bound for the answer. */
const MOST = 40;

/**
 * Compares what a posting rules people out by with what a resume says, before anybody applies. What the resume does not
 * say is unknown, never not met. No score uses it. @param today `YYYY-MM-DD`.
 */
export function checkKnockOuts(
  resume: ResumeContentDto | null,
  posting: CheckedPosting,
  today: string,
): CheckedKnockOut[] {
  const found = forPosition(withExpiry(readKnockOuts(posting.text), posting.expiryDate), posting.position);
  const content = resume ?? ({} as ResumeContentDto);
  const context: AnswerContext = {
    resume: content,
    claims: new ResumeClaims(content, today),
    today,
    closing: closingOf(found),
    workplace: workplaceOf(posting.location),
  };
  return found.slice(0, MOST).map(({ requirement, sentence, post }) => ({
    gate: requirement.gate,
    asks: sayRequirement(requirement),
    post: post ?? null,
    sentence,
    // For which post somebody applies decides; nobody is failed by another post's limit.
    ...(post === undefined
      ? forAnyPost(answer(requirement, context), sentence)
      : unknown('several-posts', null)),
  }));
}

/** A sentence with limits of different posts fails nobody: which of them is theirs only they know. */
const forAnyPost = (found: KnockOutAnswer, sentence: string): KnockOutAnswer =>
  found.state === 'not-met' && hasSeveralPosts(sentence)
    ? unknown('exception', found.field, found.fact)
    : found;

/** What is asked for the position that the person wants; where it is not known, what all posts ask is asked once. */
function forPosition(found: readonly FoundRequirement[], position: string | undefined): FoundRequirement[] {
  const posts = [...new Set(found.flatMap(({ post }) => post ?? []))];
  const wanted = postFor(position ?? '', posts);
  if (wanted !== undefined)
    return found
      .filter(({ post }) => post === undefined || post === wanted)
      .map(({ requirement, sentence }) => ({ requirement, sentence }));
  const askedBy = (asked: KnockOutRequirement): number =>
    found.filter(({ post, requirement }) => post && JSON.stringify(requirement) === JSON.stringify(asked))
      .length;
  const seen = new Set<string>();
  return found.flatMap((one) => {
    if (one.post === undefined || posts.length < 2 || askedBy(one.requirement) < posts.length) return [one];
    const key = JSON.stringify(one.requirement);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ requirement: one.requirement, sentence: one.sentence }];
  });
}

/** The deadline of the text goes before that of the field. */
function withExpiry(found: FoundRequirement[], expiryDate: string | undefined): FoundRequirement[] {
  if (!expiryDate || found.some(({ requirement }) => requirement.gate === 'deadline')) return found;
  return [...found, { requirement: { gate: 'deadline', date: expiryDate }, sentence: '' }];
}

const closingOf = (found: readonly FoundRequirement[]): string | undefined =>
  found
    .map(({ requirement }) => requirement)
    .find((one): one is DeadlineRequirement => one.gate === 'deadline' && !one.date.startsWith('-'))?.date;

function answer(requirement: KnockOutRequirement, context: AnswerContext): KnockOutAnswer {
  switch (requirement.gate) {
    case 'age':
      return answerAge(requirement, context);
    case 'degree-class':
      return answerDegreeClass(requirement, context);
    case 'nysc':
      return answerNysc(requirement, context);
    case 'o-level':
      return answerOLevel(requirement, context);
    case 'school-exam':
      return answerSchoolExam(requirement, context);
    case 'years-after-nysc':
      return answerYearsAfterNysc(requirement, context);
    case 'licence':
      return answerLicence(requirement, context);
    case 'residence':
      return answerResidence(requirement, context);
    case 'work-right':
      return answerWorkRight(requirement, context);
    case 'intake':
      return answerIntake(requirement, context);
    case 'deadline':
      return answerDeadline(requirement, context);
  }
}
