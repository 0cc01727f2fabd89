import type { ProposalKind } from '@career/contracts/vocabulary/proposal-vocabulary';
import { t, translated } from '../../../shared/language/texts.ts';

/** What the server calls the parts of a suggestion; names that people gave are not among them. */
const LABELS: Readonly<Record<string, string>> = {
  Position: t`Position`,
  Company: t`Company`,
  Location: t`Location`,
  'Job URL': t`Job URL`,
  'Closing date': t`Deadline`,
  'Job description': t`Job description`,
  Status: t`Status`,
  Summary: t`Summary`,
  'New resume': t`New resume`,
  'In the words of the posting': t`In the words of the posting`,
};

const LETTER = /^Letter to (.+)$/s;
const RESUME = /^Resume “(.+)”$/s;
const COPY = /^Copy of “(.+)”$/s;
const AT = /^(.+) at (.+)$/s;

/** The name of a part of a suggestion; a job of the resume has its own. */
export function changeLabel(label: string): string {
  const company = LETTER.exec(label)?.[1];
  return LABELS[label] ?? (company === undefined ? label : t`Letter to ${company}`);
}

/** What a suggestion is about, as the server names it. */
export function proposalTitle(kind: ProposalKind, title: string): string {
  // A letter has the title that its writer gave it.
  if (kind === 'cover-letter') return title;
  const resume = RESUME.exec(title)?.[1];
  if (resume !== undefined) return t`Resume “${resume}”`;
  const original = COPY.exec(title)?.[1];
  if (original !== undefined) return t`Copy of “${original}”`;
  const [, position, company] = AT.exec(title) ?? [];
  if (position !== undefined && company !== undefined) return t`${position} at ${company}`;
  return title === 'A job' ? t`A job` : title;
}

/** One side of a change, line by line; the stage of an application by its name. */
export const changeLines = (kind: ProposalKind, text: string): string[] =>
  kind === 'application-status'
    ? [translated(text.charAt(0).toUpperCase() + text.slice(1))]
    : text.split('\n');
