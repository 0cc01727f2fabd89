import type { Analysis } from './analysis.types.ts';

/** A text of an analysis that may be said in other words. Nothing else of an analysis may change. */
export interface RewordableText {
  /** `suggestion:<check>`, `gap:<skill>`, `industry:<industry>`. */
  id: string;
  text: string;
}

const MOST_LETTERS = 400;

/** The texts of an analysis that a language model may reword. */
export const rewordableTexts = ({
  atsScanResults,
  skillGaps,
  recommendedIndustries,
}: Analysis): RewordableText[] => [
  ...atsScanResults.suggestions.map(({ checkId, improvement }) => ({
    id: `suggestion:${checkId}`,
    text: improvement,
  })),
  ...skillGaps.map(({ skillId, reason }) => ({ id: `gap:${skillId}`, text: reason })),
  ...recommendedIndustries.map(({ industryId, reasoning }) => ({
    id: `industry:${industryId}`,
    text: reasoning,
  })),
];

const isUsable = (text: string | undefined): text is string =>
  text !== undefined &&
  text.trim() !== '' &&
  text.length <= MOST_LETTERS &&
  !/https?:|www\.|<[a-z/]/i.test(text);

/**
 * The analysis in other words. Unknown ids, empty and overlong texts and texts with links or markup are left out; all
 * numbers, levels, links and names stay as they are.
 * @param engine who worded it, `llm:<model>`.
 */
export function reworded(analysis: Analysis, texts: readonly RewordableText[], engine: string): Analysis {
  const byId = new Map(texts.filter(({ text }) => isUsable(text)).map(({ id, text }) => [id, text.trim()]));
  if (!rewordableTexts(analysis).some(({ id }) => byId.has(id))) return analysis;
  return {
    ...analysis,
    engine,
    skillGaps: analysis.skillGaps.map((gap) => ({
      ...gap,
      reason: byId.get(`gap:${gap.skillId}`) ?? gap.reason,
    })),
    recommendedIndustries: analysis.recommendedIndustries.map((one) => ({
      ...one,
      reasoning: byId.get(`industry:${one.industryId}`) ?? one.reasoning,
    })),
    atsScanResults: {
      ...analysis.atsScanResults,
      suggestions: analysis.atsScanResults.suggestions.map((one) => ({
        ...one,
        improvement: byId.get(`suggestion:${one.checkId}`) ?? one.improvement,
      })),
    },
  };
}
