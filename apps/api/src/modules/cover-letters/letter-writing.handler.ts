import { checkLetter, faultsOf } from '@career/career/letter-check/check-letter';
import type { LetterFault } from '@career/career/letter-check/letter-check.types';
import { checkVerbatimLetter } from '@career/career/letter-check/verbatim/check-verbatim-letter';
import type { LetterInput, WrittenLetter } from '@career/career/letters/letter.types';
import { soundLetter } from '@career/career/letters/sound-letter';
import { writeVerbatimLetter } from '@career/career/letters/verbatim/write-verbatim-letter';
import { writeLetter } from '@career/career/letters/write-letter';
import type { GeneratedLetterDto } from '@career/contracts/cover-letters/generated-letter.dto';
import {
  LETTER_LANGUAGES,
  type LetterLanguageCode,
  type LetterNote,
  type LetterSpelling,
  type LetterTone,
} from '@career/contracts/vocabulary/letter-vocabulary';
import { Injectable } from '@nestjs/common';
import { Unavailable } from '../../errors/domain-errors.ts';
import type { AiJobContext, AiJobRunnerOf } from '../ai-jobs/ai-job.types.ts';
import { AiJobHandler } from '../ai-jobs/ai-job-handler.decorator.ts';
import { UsersService } from '../identity/profile/users.service.ts';
import { ResumesService } from '../resumes/resumes.service.ts';
import { LetterRewording } from './letter-rewording.ts';

const POLISHING = 'Polishing the wording';
const BUILTIN_ENGINE = 'builtin';

/** What a letter is written from. The resume is named with its version, so a changed one is a new request. */
export interface LetterJobInput {
  company: string;
  position: string;
  jobDescription: string;
  resume: { id: string; version: number } | null;
  tone: LetterTone;
  spelling: LetterSpelling;
  /** Left out: the language of the resume where letters are written in it, else English. */
  language?: LetterLanguageCode;
  /** Day that years of experience are counted to, `YYYY-MM-DD`. */
  today: string;
}

declare module '../ai-jobs/ai-job.types.ts' {
  interface AiJobTypes {
    'cover-letter': { input: LetterJobInput; result: GeneratedLetterDto };
  }
}

/** Writes a letter by the built-in writer; a configured model may then reword it, never add to it. */
@Injectable()
@AiJobHandler('cover-letter')
export class LetterWritingHandler implements AiJobRunnerOf<'cover-letter'> {
  constructor(
    private readonly resumes: ResumesService,
    private readonly rewording: LetterRewording,
    private readonly users: UsersService,
  ) {}

  async run(
    { resume, jobDescription, language: wanted, ...asked }: LetterJobInput,
    context: AiJobContext,
  ): Promise<GeneratedLetterDto> {
    context.report(10, 'Reading your resume');
    const content = resume && (await this.resumes.getPlain(context.ownerId, resume.id));
    const input: LetterInput = {
      ...asked,
      resume: content,
      ...(isNamed(content) ? {} : { name: await this.accountName(context.ownerId) }),
      posting: jobDescription,
      language: 'en',
    };
    const { language, notes } = languageFor(wanted, content);
    context.report(30, 'Matching your experience to the job');
    const written = language === 'en' ? writeLetter(input) : writeVerbatimLetter(input, language);
    const sound = soundLetter(written, faultsFor(input, written, language));
    const letter = { ...sound, notes: [...sound.notes, ...notes] };
    const builtin = answerOf(letter, letter.content, BUILTIN_ENGINE, resume, language);
    // The rules for a model, and the check of what it says, are about English.
    if (!this.rewording.engine || language !== 'en' || letter.notes.includes('frame-only')) return builtin;

    context.report(60, POLISHING);
    const reworded = await this.reword(letter, input, context);
    if (reworded === undefined) return { ...builtin, notes: [...builtin.notes, 'model-away'] };
    context.report(90, 'Checking every fact');
    return answerOf(letter, reworded, this.rewording.engine, resume, language);
  }

  private async accountName(ownerId: string): Promise<string> {
    const { firstName, lastName } = await this.users.get(ownerId);
    return `${firstName} ${lastName}`.trim();
  }

  /** @returns undefined when the model gave nothing that passes the check. */
  private async reword(
    letter: WrittenLetter,
    input: LetterInput,
    { signal, lastAttempt, attempt, report }: AiJobContext,
  ): Promise<string | undefined> {
    try {
      return await this.rewording.reword(letter, faultsFor(input, letter, 'en'), input, {
        signal,
        onDraft: (beginning) => report(75, POLISHING, beginning),
      });
    } catch (error) {
      // Once is waited for a busy endpoint; after that the letter that is there is worth more than a better one later.
      if (error instanceof Unavailable && attempt === 1 && !lastAttempt) throw error;
      if (error instanceof Unavailable) return undefined;
      throw error;
    }
  }
}

const isNamed = (resume: LetterInput['resume']): boolean =>
  `${resume?.personalInfo?.firstName ?? ''}${resume?.personalInfo?.lastName ?? ''}`.trim() !== '';

/** The language of a letter, and a note where it is not the one that its resume is printed in. */
function languageFor(
  wanted: LetterLanguageCode | undefined,
  resume: LetterInput['resume'],
): { language: LetterLanguageCode; notes: readonly LetterNote[] } {
  const printed = resume?.designOptions?.language ?? 'en';
  const language = wanted ?? LETTER_LANGUAGES.find((one) => one === printed);
  return language ? { language, notes: [] } : { language: 'en', notes: ['document-language'] };
}

/** Finds claims without support; only the writer's own hints may be in brackets. */
const faultsFor =
  (input: LetterInput, { blanks }: WrittenLetter, language: LetterLanguageCode) =>
  (text: string): LetterFault[] => {
    const options = {
      allowedHints: blanks,
      ...(input.name === undefined ? {} : { signature: input.name }),
    };
    return faultsOf(
      language === 'en'
        ? checkLetter(text, input, options)
        : checkVerbatimLetter(text, input, { ...options, language }),
    );
  };

const answerOf = (
  letter: WrittenLetter,
  content: string,
  engine: string,
  resume: LetterJobInput['resume'],
  language: LetterLanguageCode,
): GeneratedLetterDto => ({
  content,
  engine,
  language,
  resumeId: resume?.id ?? null,
  facts: letter.facts.map(({ path, quote }) => ({ path, quote })),
  blanks: [...letter.blanks],
  missingSkills: [...letter.missingSkills],
  match: letter.match && { ...letter.match, unmet: [...letter.match.unmet] },
  notes: [...letter.notes],
});
