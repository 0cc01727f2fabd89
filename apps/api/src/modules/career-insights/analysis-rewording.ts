import type { Analysis } from '@career/career/insights/analysis.types';
import { type RewordableText, rewordableTexts, reworded } from '@career/career/insights/rewording';
import { Injectable } from '@nestjs/common';
import { ModelClient } from '../../ai/model-client.ts';
import { DataFence, plainForModel } from '../../ai/untrusted-text.ts';
import { Unavailable } from '../../errors/domain-errors.ts';

const TEXT_MAX = 400;
const TASK_MAX = 12_000;
const MAX_TOKENS = 1_200;

/** Lets the configured model put the advice of an analysis into better words. Scores, levels and links are not its. */
@Injectable()
export class AnalysisRewording {
  constructor(private readonly model: ModelClient) {}

  /** @returns the analysis itself where there is no model, or it gave nothing that keeps the facts. */
  async reword(analysis: Analysis, signal: AbortSignal): Promise<Analysis> {
    const { model } = this.model;
    const texts = rewordableTexts(analysis);
    if (!model || texts.length === 0) return analysis;
    const better = await this.ask(texts, signal);
    return reworded(analysis, better, `llm:${model}`);
  }

  private async ask(texts: readonly RewordableText[], signal: AbortSignal): Promise<RewordableText[]> {
    const originals = new Map(texts.map(({ id, text }) => [id, text]));
    const { z } = await import('zod');
    const fence = new DataFence();
    try {
      const answer = await this.model.ask({
        name: 'advice',
        rules: [
          'You improve the wording of advice on a resume: plain, friendly, one or two sentences each.',
          'Keep every fact, number and name as it is; add none. No links, no markup. Answer each id once.',
          fence.rule,
        ].join('\n'),
        task: fence.enclose('Texts', plainForModel(JSON.stringify(texts), TASK_MAX)),
        shape: z.object({
          texts: z.array(z.object({ id: z.string().max(200), text: z.string().min(1).max(TEXT_MAX) })),
        }),
        complaint: ({ texts: given }) => {
          const wrong = given.find(({ id, text }) => !hasSameNumbers(originals.get(id) ?? '', text));
          return wrong && `The numbers of ${wrong.id.slice(0, 60)} are not those of the original.`;
        },
        maxTokens: MAX_TOKENS,
        signal,
      });
      return answer?.texts ?? [];
    } catch (error) {
      // The analysis is whole without other words: nobody waits for a busy endpoint.
      if (error instanceof Unavailable) return [];
      throw error;
    }
  }
}

const numbersOf = (text: string): string =>
  [...text.matchAll(/\d+(?:[.,]\d+)*/g)]
    .map(([number]) => number)
    .sort()
    .join(' ');

const hasSameNumbers = (original: string, text: string): boolean => numbersOf(original) === numbersOf(text);
