import type { LetterFault } from '@career/career/letter-check/letter-check.types';
import type { LetterInput, WrittenLetter } from '@career/career/letters/letter.types';
import { isOpenParagraph, RewordingMender } from '@career/career/letters/mend-rewording';
import { paragraphText } from '@career/career/letters/write-letter';
import { Injectable } from '@nestjs/common';
import { ModelClient } from '../../ai/model-client.ts';
import { DataFence, plainForModel } from '../../ai/untrusted-text.ts';
import { LetterSoFar } from './letter-so-far.ts';

const PARAGRAPH_MAX = 1_500;
const POSTING_MAX = 12_000;
const MAX_TOKENS = 900;

/** Lets the configured model put the letter's own sentences into better words. */
@Injectable()
export class LetterRewording {
  constructor(private readonly model: ModelClient) {}

  /** How a reworded letter names who wrote it; undefined without a model. */
  get engine(): string | undefined {
    return this.model.model && `llm:${this.model.model}`;
  }

  /**
   * @param faultsOf finds what a letter claims without ground. A sentence with a fault gives way to the built-in one.
   * @param onDraft receives the beginning of the letter while it is written: whole sentences without a fault.
   * @returns the whole letter, or undefined when no sentence of the model could be kept.
   * @throws Unavailable when the endpoint asks to come back later.
   */
  async reword(
    letter: WrittenLetter,
    faultsOf: (content: string) => readonly LetterFault[],
    { company, position, posting, tone, spelling }: LetterInput,
    { signal, onDraft }: { signal: AbortSignal; onDraft: (beginning: string) => void },
  ): Promise<string | undefined> {
    if (!this.engine) return undefined;
    const { z } = await import('zod');
    const fence = new DataFence();
    const open = letter.paragraphs.filter(isOpenParagraph);
    const mender = new RewordingMender(letter, faultsOf);
    const soFar = new LetterSoFar(letter, mender);
    const answer = await this.model.ask({
      name: 'letter',
      rules: [
        'You improve the wording of a cover letter. You never add a fact, number, name, skill, employer or claim.',
        'Keep every paragraph, in order, and every fact in it. Keep the names of company and position letter by letter.',
        `Write in ${spelling} spelling, in a ${tone} tone, in the first person, in plain sentences of at most 35 words.`,
        'No links, no markup, no flattery.',
        fence.rule,
      ].join('\n'),
      task: [
        fence.enclose('Company', plainForModel(company, 200)),
        fence.enclose('Position', plainForModel(position, 200)),
        fence.enclose('Posting', plainForModel(posting, POSTING_MAX)),
        fence.enclose('Paragraphs', JSON.stringify(open.map(paragraphText))),
        `Answer with exactly ${open.length} paragraphs.`,
      ].join('\n\n'),
      shape: z.object({ paragraphs: z.array(z.string().min(1).max(PARAGRAPH_MAX)) }),
      complaint: ({ paragraphs }) =>
        paragraphs.length === open.length ? undefined : `It needs exactly ${open.length} paragraphs.`,
      onText: (text) => {
        const beginning = soFar.next(text);
        if (beginning !== undefined) onDraft(beginning);
      },
      maxTokens: MAX_TOKENS,
      signal,
    });
    return answer && mender.whole(answer.paragraphs);
  }
}
