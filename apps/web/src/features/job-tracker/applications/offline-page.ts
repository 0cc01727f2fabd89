import type { ApplicationSort } from '@career/contracts/vocabulary/job-vocabulary';
import type { Draft } from '../../../shared/document-session/draft-store.ts';
import type { ApplicationContent } from '../form/application-document.ts';
import type { ApplicationFilter, ApplicationPage, ListedApplication } from './application-page.ts';

/** A row with what was changed of it on this device. */
function withDraft(row: ListedApplication, drafts: readonly Draft<ApplicationContent>[]): ListedApplication {
  const form = drafts.findLast(({ documentId }) => documentId === row.id)?.form;
  if (!form) return row;
  const { company, position, location, jobUrl, status, appliedDate, notes } = form;
  return { ...row, company, position, location, jobUrl, status, appliedDate, notes };
}

/** Without case and accents, as the server compares. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function isFound(row: ListedApplication, { q, status, from, to }: ApplicationFilter): boolean {
  const text = plain([row.position, row.company, row.location, row.notes].join(' '));
  return (
    (!status || row.status === status) &&
    (!from || row.appliedDate >= from) &&
    (!to || row.appliedDate <= to) &&
    plain(q ?? '')
      .split(/\s+/)
      .every((word) => text.includes(word))
  );
}

const ORDER: Record<string, (row: ListedApplication) => string> = {
  createdAt: ({ createdAt }) => createdAt,
  appliedDate: ({ appliedDate }) => appliedDate,
  company: ({ company }) => plain(company),
};

function inOrder(sort: ApplicationSort): (one: ListedApplication, other: ListedApplication) => number {
  const keyOf = ORDER[sort.replace('-', '')] ?? (({ createdAt }) => createdAt);
  const direction = sort.startsWith('-') ? -1 : 1;
  return (one, other) => direction * keyOf(one).localeCompare(keyOf(other));
}

/** What a filter finds among the applications on this device, as one page, with what was changed here. */
export function offlinePage(
  rows: readonly ListedApplication[],
  filter: ApplicationFilter,
  drafts: readonly Draft<ApplicationContent>[],
): ApplicationPage {
  const found = rows
    .map((row) => withDraft(row, drafts))
    .filter((row) => isFound(row, filter))
    .toSorted(inOrder(filter.sort ?? '-createdAt'));
  return { rows: found, total: found.length, next: undefined };
}
