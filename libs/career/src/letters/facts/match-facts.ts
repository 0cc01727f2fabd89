import { findSkills } from '../../taxonomy/skills.ts';
import type { Requirement } from '../posting/letter-posting.ts';
import type { ResumeFact } from './resume-facts.ts';

/** A fact and the requirement it answers best, if any. */
export interface ChosenFact {
  fact: ResumeFact;
  answers: Requirement | undefined;
  score: number;
}

const KIND_WEIGHT = { must: 1.5, duty: 1.2, nice: 1 } as const;
/** Below this a fact and a requirement share no more than a common word. */
export const ANSWER_FLOOR = 0.9;
const QUANTIFIED = 0.6;
const OUTCOME = 1.2;
/** A requirement that nothing has answered so far. */
const NEW_ANSWER = 0.8;
const FADES_IN_MONTHS = 120;

/** Skills that a text names by the taxonomy, the soft ones left out. */
export const skillsOf = (text: string): Set<string> =>
  new Set(
    findSkills(text)
      .filter(({ skill }) => skill.kind !== 'soft')
      .map(({ skill }) => skill.id),
  );

/** How telling each stem is: rare ones among facts and requirements tell more. */
function rarity(
  facts: readonly ResumeFact[],
  requirements: readonly Requirement[],
): (stem: string) => number {
  const counts = new Map<string, number>();
  const texts = [...facts, ...requirements];
  for (const { stems } of texts) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return (stem) => Math.log(1 + texts.length / (counts.get(stem) ?? 1)) / Math.log(1 + texts.length);
}

/** How well each fact answers each requirement, 0 when they share nothing. */
export function matchScores(
  facts: readonly ResumeFact[],
  requirements: readonly Requirement[],
  skillsOf: (text: string) => ReadonlySet<string>,
): number[][] {
  const worth = rarity(facts, requirements);
  const asked = requirements.map(({ text }) => skillsOf(text));
  return facts.map((fact) => {
    const shown = skillsOf(fact.source.quote);
    return requirements.map((requirement, index) => {
      let shared = 0;
      for (const stem of requirement.stems) if (fact.stems.has(stem)) shared += worth(stem);
      for (const skill of asked[index] ?? []) if (shown.has(skill)) shared += 1;
      return shared * KIND_WEIGHT[requirement.kind];
    });
  });
}

/** A fact as near as this to a requirement says something on it, and the next one on it is worth less. */
const COVERED = 0.5;
const SAID_BEFORE = 0.4;

const nearnessTo = (near: readonly number[], covered: ReadonlySet<number>): number =>
  near.reduce((best, one, at) => Math.max(best, covered.has(at) ? one * SAID_BEFORE : one), 0);

interface Candidate {
  index: number;
  answer: number;
  score: number;
}

/** What a fact is worth: what it answers, figures, outcomes and news. */
const worthOf = (fact: ResumeFact, score: number): number =>
  score +
  (fact.quantified ? QUANTIFIED : 0) +
  (fact.outcome ? OUTCOME : 0) -
  Math.min(fact.monthsAgo / FADES_IN_MONTHS, 1) +
  fact.stems.size / 100;

/** The fact that is worth most beside what is answered already. */
function bestFact(
  left: ReadonlySet<number>,
  facts: readonly ResumeFact[],
  scores: readonly (readonly number[])[],
  answered: ReadonlySet<number>,
  near: readonly (readonly number[])[],
  covered: ReadonlySet<number>,
): Candidate | undefined {
  let best: Candidate | undefined;
  for (const index of left) {
    const fact = facts[index];
    if (!fact) continue;
    const { answer, score } = bestAnswer(scores[index] ?? [], answered);
    const isNew = answer >= 0 && !answered.has(answer);
    const total = worthOf(fact, score) + nearnessTo(near[index] ?? [], covered) + (isNew ? NEW_ANSWER : 0);
    if (!best || total > best.score) best = { index, answer, score: total };
  }
  return best;
}

/**
 * Best facts first: each next one is worth most when it answers what none before it answered.
 *
 * @param nearness how near a fact is to what is asked for in other words; it decides the order and answers nothing.
 */
export function chooseFacts(
  facts: readonly ResumeFact[],
  requirements: readonly Requirement[],
  scores: readonly (readonly number[])[],
  most: number,
  nearness: (fact: ResumeFact) => readonly number[] = () => [],
): ChosenFact[] {
  const near = facts.map(nearness);
  const left = new Set(facts.keys());
  const answered = new Set<number>();
  const told = new Set<string>();
  const covered = new Set<number>();
  const chosen: ChosenFact[] = [];
  while (chosen.length < most) {
    const best = bestFact(left, facts, scores, answered, near, covered);
    const fact = facts[best?.index ?? -1];
    if (!best || !fact) break;
    left.delete(best.index);
    const words = fact.source.quote.toLowerCase();
    if (told.has(words)) continue;
    told.add(words);
    if (best.answer >= 0) answered.add(best.answer);
    for (const [at, one] of (near[best.index] ?? []).entries()) if (one >= COVERED) covered.add(at);
    chosen.push({ fact, answers: requirements[best.answer], score: best.score });
  }
  return chosen;
}

function bestAnswer(
  scores: readonly number[],
  answered: ReadonlySet<number>,
): { answer: number; score: number } {
  let answer = -1;
  let score = 0;
  for (const [requirement, value] of scores.entries()) {
    const worth = answered.has(requirement) ? value * 0.25 : value;
    if (value >= ANSWER_FLOOR && worth > score) {
      answer = requirement;
      score = worth;
    }
  }
  return { answer, score };
}
