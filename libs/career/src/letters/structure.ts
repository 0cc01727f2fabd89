import type { LetterTone } from '@career/contracts/vocabulary/letter-vocabulary';
import type { LetterBlock } from './letter.types.ts';
import type { Material } from './material/material.ts';

/** Paragraphs, each a list of blocks; those that come first continue with the opening. */
export type Structure = readonly (readonly LetterBlock[])[];

/** Statements of work by the block that they would stand in. */
export interface WorkCounts {
  results: number;
  answers: number;
  earlier: number;
}

type Strongest = 'outcome' | 'paper' | 'study' | 'answer' | 'duty' | 'none';

const MANY_SKILLS = 4;
const POSTGRADUATE = 5;

/** Which kind of evidence a person has most to show with. */
function strongestEvidence({ work, papers, stage, degrees }: Material): Strongest {
  const outcomes = work.filter(({ fact }) => fact.outcome).length;
  const isLicensed = papers.some(({ isAsked, text }) => isAsked && text.startsWith('am '));
  if (isLicensed || (papers.some(({ isAsked }) => isAsked) && outcomes < 2)) return 'paper';
  if (outcomes > 0) return 'outcome';
  if ((stage === 'student' || stage === 'graduate') && degrees.length > 0) return 'study';
  if (work.some(({ answers }) => answers)) return 'answer';
  return work.length > 0 ? 'duty' : degrees.length > 0 ? 'study' : 'none';
}

/**
 * What continues with the opening: a change of career is said at once, the licence that is asked for, one's own words.
 */
function openingOf(material: Material, strongest: Strongest, tone: LetterTone): LetterBlock[] {
  const { stage, isChange, summary, post } = material;
  if (isChange) return ['change'];
  const blocks: LetterBlock[] = [];
  const isTold =
    summary !== undefined && (tone === 'warm' || stage === 'senior' || stage === 'graduate' || !post);
  if ((isTold && tone !== 'concise') || material.isSummaryAsked) blocks.push('summary');
  if (strongest === 'paper' || (strongest === 'study' && stage === 'graduate')) blocks.push('papers');
  return blocks;
}

/** The work, best first, in paragraphs that are neither a line nor a page. */
function workOf(
  { results, answers, earlier }: WorkCounts,
  strongest: Strongest,
  tone: LetterTone,
): LetterBlock[][] {
  const first: LetterBlock[] =
    strongest === 'answer' && results === 0 ? ['answers', 'results'] : ['results', 'answers'];
  if (tone === 'concise')
    return results + answers + earlier > 5 ? [first, ['earlier']] : [[...first, 'earlier']];
  if (earlier >= 2)
    return results >= 2 && answers >= 2 ? [['results'], ['answers'], ['earlier']] : [first, ['earlier']];
  return results >= 2 && answers + earlier >= 2
    ? [['results'], ['answers', 'earlier']]
    : [[...first, 'earlier']];
}

/**
 * The order in which a letter makes its case, by what there is: who changes career says so first, who holds the licence
 * that is asked for names it at once, a graduate begins with the degree, and results come before duties.
 */
export function structureOf(material: Material, tone: LetterTone, counts: WorkCounts): Structure {
  const strongest = strongestEvidence(material);
  const opening = openingOf(material, strongest, tone);
  const work = workOf(counts, strongest, tone);
  if (material.isWeakFit) work.at(-1)?.push('transfer');
  const isAsked = material.skills.length >= MANY_SKILLS && material.strength === 'strong';
  if (isAsked) (tone === 'formal' ? work[0] : work.at(-1))?.push('skills');
  const isTaught = !opening.includes('papers');
  const isPapersFirst = isTaught && tone === 'formal' && isPostgraduate(material);
  if (isPapersFirst) work.splice(1, 0, ['papers']);
  const end = endOf(material, isTaught && !isPapersFirst, !isAsked);
  // One sentence of skills or papers makes no paragraph.
  const isThin = end.length === 1 && end[0] === 'skills' && work.length > 0;
  if (isThin) work.at(-1)?.push('skills');
  return [opening, ...work, isThin ? [] : end].filter((blocks) => blocks.length > 0);
}

const isPostgraduate = ({ stage, degrees }: Material): boolean =>
  stage === 'senior' && (degrees[0]?.level ?? 0) >= POSTGRADUATE;

/** Papers and skills after the work; the skills first where there is little work to show. */
function endOf({ strength, stage }: Material, hasPapers: boolean, hasSkills: boolean): LetterBlock[] {
  const papers: LetterBlock[] = hasPapers ? ['papers'] : [];
  if (!hasSkills) return papers;
  return strength === 'weak' || stage === 'early' ? ['skills', ...papers] : [...papers, 'skills'];
}
