import type { ResumeSummaryDto } from '@career/contracts/client/types.gen';

/** The orders of the list of resumes, and what they are called. */
export const RESUME_ORDERS = {
  saved: 'Last saved first',
  oldest: 'Oldest first',
  title: 'Title, A to Z',
} as const;
export type ResumeOrder = keyof typeof RESUME_ORDERS;

const COMPARE: Record<ResumeOrder, (a: ResumeSummaryDto, b: ResumeSummaryDto) => number> = {
  saved: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
  oldest: (a, b) => a.createdAt.localeCompare(b.createdAt),
  title: (a, b) => a.title.localeCompare(b.title),
};

/** Without case and accents, so that `resume` finds `Résumé`. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The resumes that hold every word of the search in their title or industry, in the order asked for. */
export function findResumes(
  resumes: readonly ResumeSummaryDto[],
  search: string,
  order: ResumeOrder,
): readonly ResumeSummaryDto[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return resumes
    .filter(({ title, industry }) => {
      const text = plain(`${title} ${industry}`);
      return words.every((word) => text.includes(word));
    })
    .toSorted(COMPARE[order]);
}
