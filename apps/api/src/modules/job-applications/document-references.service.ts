import { Injectable } from '@nestjs/common';
import { type FieldError, InvalidFields } from '../../errors/domain-errors.ts';
import { OwnLettersService } from '../cover-letters/own-letters.service.ts';
import { ResumesService } from '../resumes/resumes.service.ts';

/** What an application or a saved job may point at. */
interface References {
  resumeUsed?: string | null | undefined;
  coverLetterUsed?: string | null | undefined;
}

/** Lets an application or a saved job point only at the owner's own resume and letter. */
@Injectable()
export class DocumentReferencesService {
  constructor(
    private readonly resumes: ResumesService,
    private readonly letters: OwnLettersService,
  ) {}

  /** What was stored before stays allowed: the resume may have been taken off the list since. */
  async check(ownerId: string, given: References, before: References = {}): Promise<void> {
    const { resumeUsed, coverLetterUsed } = given;
    const faults: FieldError[] = [];
    if (resumeUsed && resumeUsed !== before.resumeUsed && !(await this.resumes.has(ownerId, resumeUsed))) {
      faults.push({ field: 'resumeUsed', message: 'This resume is not one of yours' });
    }
    if (
      coverLetterUsed &&
      coverLetterUsed !== before.coverLetterUsed &&
      !(await this.letters.has(ownerId, coverLetterUsed))
    ) {
      faults.push({ field: 'coverLetterUsed', message: 'This cover letter is not one of yours' });
    }
    if (faults.length > 0) throw new InvalidFields(faults);
  }

  /** Those that were not deleted since. */
  async stillThere(ownerId: string, { resumeUsed, coverLetterUsed }: References): Promise<References> {
    return {
      ...(resumeUsed && (await this.resumes.has(ownerId, resumeUsed)) ? { resumeUsed } : {}),
      ...(coverLetterUsed && (await this.letters.has(ownerId, coverLetterUsed)) ? { coverLetterUsed } : {}),
    };
  }
}
