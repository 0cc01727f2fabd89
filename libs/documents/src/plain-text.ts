import { spansText } from '@career/contracts/marked-text/spans';
import type { Statement } from '@career/contracts/marked-text/statements';
import type { ResumeDraft } from '@career/contracts/resume-table/resume-draft';
import {
  type OutlineEntry,
  type OutlineSection,
  outlineResume,
} from '@career/contracts/resume-table/resume-outline';

/** The resume as text for boxes that take nothing else: one statement a line, headings in capitals. */
export function createPlainText(resume: ResumeDraft): string {
  const { name, tagline, contacts, sections, closing } = outlineResume(resume);
  const header = [name, tagline, ...contacts.map((contact) => contact.text)].filter((line) => line !== '');
  const parts = [header.join('\n'), ...sections.map(sectionText), closing.join('\n')];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function sectionText({ heading, paragraphs, entries, items }: OutlineSection): string {
  const body = [...paragraphs.map(statementText), ...items.map((item) => `- ${item}`)].join('\n');
  const blocks = [body, ...entries.map(entryText)].filter((block) => block !== '');
  return `${heading.toLocaleUpperCase()}\n${blocks.join('\n\n')}`;
}

function entryText({ title, detail, period, statements }: OutlineEntry): string {
  const head = [title, detail, period].filter((line) => line !== '');
  return [...head, ...statements.map(statementText)].join('\n');
}

const SIGNS = { line: () => '', bullet: () => '- ', number: (number: number) => `${number}. ` } as const;

const statementText = ({ kind, number, spans }: Statement): string =>
  `${SIGNS[kind](number)}${spansText(spans)}`;
