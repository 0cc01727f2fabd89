import type { ExpectedIssue, Persona, Quality } from '../../personas/persona.types.ts';
import { analyseResume } from '../../src/insights/analyse-resume.ts';
import type { Analysis, TargetRequest } from '../../src/insights/analysis.types.ts';
import type { CheckId } from '../../src/insights/rubric.ts';
import { areaUnderCurve, bootstrapMean, type Share, shareOf } from './statistics.ts';

const TODAY = '2026-11';
const QUALITIES: readonly Quality[] = ['strong', 'medium', 'weak'];
const SEED = 20261121;

const CHECK_OF_ISSUE: Readonly<Record<ExpectedIssue, CheckId>> = {
  'contact-incomplete': 'contact',
  'no-numbers': 'quantified',
  'duty-phrases': 'duty-phrases',
  'thin-roles': 'roles',
  'first-person': 'first-person',
  buzzwords: 'buzzwords',
  'skills-missing': 'coverage',
};

export interface PersonaReport {
  /** Strong above medium above weak, with the posting as target and without a target: both must hold. */
  triples: Share;
  /** Points between neighbours of a triple. */
  gap: Share;
  /** Own posting against those of others, by the fit of the resume, mean over the postings. */
  auc: Share;
  /** The same with the coverage of keywords alone. */
  coverageAuc: Share;
  industryTop1: Share;
  industryTop3: Share;
  occupationTop1: Share;
  /** Of the gaps that are expected, those that are found. */
  gapRecall: Share;
  /** Of the issues that weak resumes were given, those that are raised. */
  issueRecall: Share;
  /** What went wrong, in words. */
  errors: string[];
}

const postingOf = ({ posting }: Persona): TargetRequest => ({
  source: 'advert',
  title: posting.title,
  posting: posting.text,
});

const analysed = (persona: Persona, quality: Quality, target?: TargetRequest): Analysis =>
  analyseResume({ resume: persona.resumes[quality], today: TODAY, ...(target ? { target } : {}) });

/** Part of the fit points. */
function fitOf({ breakdown }: Analysis): number {
  const fit = breakdown.groups.find(({ id }) => id === 'fit');
  return fit && fit.possible > 0 ? fit.earned / fit.possible : 0;
}

function measureTriples(personas: readonly Persona[], errors: string[]): { triples: Share; gap: Share } {
  let right = 0;
  let count = 0;
  const gaps: number[] = [];
  for (const persona of personas)
    for (const target of [postingOf(persona), undefined]) {
      const [strong = 0, medium = 0, weak = 0] = QUALITIES.map(
        (quality) => analysed(persona, quality, target).atsScanResults.score,
      );
      count += 1;
      gaps.push(strong - medium, medium - weak);
      if (strong > medium && medium > weak) right += 1;
      else
        errors.push(
          `order of ${persona.id} (${target ? 'advert' : 'no target'}): ${strong}, ${medium}, ${weak}`,
        );
    }
  return { triples: shareOf(right, count), gap: bootstrapMean(gaps, SEED) };
}

function measureMatching(
  personas: readonly Persona[],
  qualities: readonly Quality[],
): { auc: Share; coverageAuc: Share } {
  const byPosting = (value: (analysis: Analysis) => number): number[] =>
    personas.map((owner) => {
      const target = postingOf(owner);
      const own: number[] = [];
      const others: number[] = [];
      for (const persona of personas) {
        const isSame = persona.expected.occupation === owner.expected.occupation;
        if (isSame && persona !== owner) continue;
        const values = qualities.map((quality) => value(analysed(persona, quality, target)));
        (isSame ? own : others).push(...values);
      }
      return areaUnderCurve(own, others);
    });
  return {
    auc: bootstrapMean(byPosting(fitOf), SEED),
    coverageAuc: bootstrapMean(
      byPosting(({ keywordCoverage }) => keywordCoverage?.total ?? 0),
      SEED,
    ),
  };
}

function measureIndustries(personas: readonly Persona[], errors: string[]) {
  let top1 = 0;
  let top3 = 0;
  let placed = 0;
  for (const persona of personas)
    for (const quality of QUALITIES) {
      const { recommendedIndustries, target } = analysed(persona, quality);
      const place = recommendedIndustries.findIndex(
        ({ industryId }) => industryId === persona.expected.industry,
      );
      if (place === 0) top1 += 1;
      if (place >= 0 && place < 3) top3 += 1;
      else {
        const found = recommendedIndustries
          .map(({ industryId, match }) => `${industryId} ${match}`)
          .join(', ');
        errors.push(
          `industry of ${persona.id} (${quality}): ${persona.expected.industry} expected, ${found}`,
        );
      }
      if (target.occupationId === persona.expected.occupation) placed += 1;
      else
        errors.push(
          `occupation of ${persona.id} (${quality}): ${persona.expected.occupation} expected, ${target.occupationId} from "${target.title}"`,
        );
    }
  const n = personas.length * QUALITIES.length;
  return {
    industryTop1: shareOf(top1, n),
    industryTop3: shareOf(top3, n),
    occupationTop1: shareOf(placed, n),
  };
}

function measureGaps(personas: readonly Persona[], errors: string[]): Share {
  let found = 0;
  let count = 0;
  for (const persona of personas) {
    const gaps = new Set(
      analysed(persona, 'strong', postingOf(persona)).skillGaps.map(({ skillId }) => skillId),
    );
    for (const skill of persona.expected.gaps) {
      count += 1;
      if (gaps.has(skill)) found += 1;
      else errors.push(`gap of ${persona.id}: ${skill} not found among ${[...gaps].join(', ')}`);
    }
  }
  return shareOf(found, count);
}

function measureIssues(personas: readonly Persona[], errors: string[]): Share {
  let found = 0;
  let count = 0;
  for (const persona of personas) {
    const { atsScanResults } = analysed(persona, 'weak', postingOf(persona));
    for (const issue of persona.expected.weakIssues) {
      count += 1;
      if (atsScanResults.issues.some(({ checkId }) => checkId === CHECK_OF_ISSUE[issue])) found += 1;
      else errors.push(`issue of ${persona.id}: ${issue} not raised`);
    }
  }
  return shareOf(found, count);
}

/** Measures the analysis on people whose outcome is known. @param matched the resumes that are held against all postings. */
export function measurePersonas(
  personas: readonly Persona[],
  matched: readonly Quality[] = QUALITIES,
): PersonaReport {
  const errors: string[] = [];
  return {
    ...measureTriples(personas, errors),
    ...measureMatching(personas, matched),
    ...measureIndustries(personas, errors),
    gapRecall: measureGaps(personas, errors),
    issueRecall: measureIssues(personas, errors),
    errors,
  };
}
