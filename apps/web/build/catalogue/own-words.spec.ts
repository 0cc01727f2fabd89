import { analyseResume } from '@career/career/insights/analyse-resume';
import { sampledInputs } from '@career/career/insights/testing/generated-resume';
import type { CareerAnalysisDto } from '@career/client/types';
import { describe, expect, it } from '@jest/globals';
import { inOwnWords } from '../../src/features/career-insights/own-words.ts';
import { inPseudoTexts } from './testing/pseudo-texts.ts';

const CASES = 150;
const LOADED = ['shared', 'contract', 'career-insights'];

inPseudoTexts(LOADED);

/** Every sentence of an analysis that a screen shows. */
const sentencesOf = ({ atsScanResults, breakdown, ...rest }: CareerAnalysisDto): string[] => [
  ...atsScanResults.issues.flatMap(({ type, description }) => [type, description]),
  ...atsScanResults.suggestions.flatMap(({ section, improvement }) => [section, improvement]),
  breakdown?.band ?? '',
  breakdown?.heading ?? '',
  ...(breakdown?.groups ?? []).map(({ title }) => title),
  ...(breakdown?.checks ?? []).flatMap(({ title, finding, fix, evidence }) => [
    title,
    finding,
    fix,
    ...evidence.map(({ note }) => note ?? ''),
  ]),
  ...rest.skillGaps.map(({ reason }) => reason ?? ''),
  ...rest.recommendedTraining.map(({ description }) => description),
  ...rest.recommendedIndustries.flatMap(({ reasoning, growth }) => [reasoning, growth]),
];

/** A number that is only counted, such as `12 ×`, has no words. */
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);

describe('an analysis in another language', () => {
  it('has no sentence that is not in the catalogue', () => {
    const left = new Set<string>();
    for (const input of sampledInputs(CASES, 7)) {
      const analysis = analyseResume(input) as unknown as CareerAnalysisDto;
      for (const sentence of sentencesOf(inOwnWords(analysis)))
        if (hasWords(sentence) && !sentence.startsWith('[')) left.add(sentence);
    }
    expect([...left]).toEqual([]);
  });
});
