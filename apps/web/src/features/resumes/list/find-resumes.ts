import type { ResumeSummaryDto } from '@career/client/types';
import { t } from '../../../shared/language/texts.ts';

/** The orders of the list of resumes, and what they are called. */
export const RESUME_ORDERS = {
  saved: t`Last saved first`,
  oldest: t`Oldest first`,
  title: t`Title, A to Z`,
} as const;
export type ResumeOrder = keyof typeof RESUME_ORDERS;

const COMPARE: Record<ResumeOrder, (a: ResumeSummaryDto, b: ResumeSummaryDto) => number> = {
  saved: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
  oldest: (a, b) => a.createdAt.localeCompare(b.createdAt),
  title: (a, b) => a.title.localeCompare(b.title),
};

/** Without case and accents, so that `resume` finds `Résumé`. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every tag of some resumes, each once, in the order of the alphabet. */
export const tagsOf = (resumes: readonly ResumeSummaryDto[]): string[] =>
  [...new Set(resumes.flatMap(({ tags }) => tags))].toSorted((a, b) => a.localeCompare(b));

/** The resumes that hold every word of the search in their title, industry or tags, and the tag, in the order asked for. */
export function findResumes(
  resumes: readonly ResumeSummaryDto[],
  search: string,
  order: ResumeOrder,
  tag?: string,
): readonly ResumeSummaryDto[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return resumes
    .filter(({ title, industry, tags }) => {
      const text = plain([title, industry, ...tags].join(' '));
      return (tag === undefined || tags.includes(tag)) && words.every((word) => text.includes(word));
    })
    .toSorted(COMPARE[order]);
}
