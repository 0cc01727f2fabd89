import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { analyseResume } from './analyse-resume.ts';
import type { Analysis } from './analysis.types.ts';
import { anyCase, inputOf } from './testing/generated-resume.ts';

const adviceIn = ({ atsScanResults, skillGaps, recommendedTraining }: Analysis): string[] => [
  ...atsScanResults.issues.map(({ description }) => description),
  ...atsScanResults.suggestions.map(({ improvement }) => improvement),
  ...skillGaps.map(({ reason }) => reason),
  ...recommendedTraining.map(({ description }) => description),
];

/** Sentences of a text; a full stop within a word or a figure ends none. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?”])\s+(?=[\p{Lu}“])/u);

describe('what an analysis advises', () => {
  it('says no sentence twice, and leads to a field with every repair', () => {
    fc.assert(
      fc.property(anyCase, (given) => {
        const analysis = analyseResume(inputOf(given));
        const sentences = adviceIn(analysis).flatMap(sentencesOf);
        expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
        expect(analysis.atsScanResults.suggestions.filter(({ path }) => !path)).toEqual([]);
      }),
      { seed: 20261123, numRuns: 30 },
    );
  });
});
