import type { ResumeContentDto } from '../resumes/resume-content.dto.ts';

type Draft<Value> = Value extends (infer Item)[] ? Item[] : Value extends object ? Partial<Value> : Value;

/** A resume as far as it is written: drafts lack fields, and loaded ones may carry null. */
export type ResumeDraft = {
  [Key in keyof ResumeContentDto]?: Draft<NonNullable<ResumeContentDto[Key]>> | null;
};

/** The entries of a list that may be missing or, in a damaged draft, hold nothing. */
export function itemsOf<Item extends object>(list: readonly Item[] | null | undefined): Item[] {
  return (list ?? []).filter((item) => item !== null && typeof item === 'object');
}
