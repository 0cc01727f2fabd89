import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '../run-command.ts';
import list from './data/style-terms.json' with { type: 'json' };
import { findTerms } from './find-terms.ts';
import { type Passage, readSource } from './read-source.ts';
import { readingEase } from './reading-ease.ts';

/** Texts that a pupil of 13 to 15 years reads with ease have 60 to 70. */
const LEAST_READING_EASE = 65;

const GENERATED = /\.(?:gen|schema|d\.json)\.tsx?$|\/migrations\/|^libs\/(?:contracts|client)\/generated\//;
const TESTS = /\.(?:spec|test|api-spec|full-test)\.tsx?$|\/(?:test|testing|e2e)\/|^e2e\//;
/** Its texts are read by people: screens, mails, messages and the API document. */
const SPEAKS = /^(?:apps\/(?:api|web)\/src|libs\/contracts\/src|tools)\//;
const SCREENS = /^apps\/web\/src\//;
/** Their words are fixed elsewhere, or say what was so at the time. */
const OTHER_DOCUMENTS = /^CHANGELOG\.md$|^docs\/(?:glossary|style|letters-sample)\.md$|^docs\/decisions\//;

interface Line {
  path: string;
  line: number;
}

/** Whether comments, documents and texts keep to docs/style.md. */
export async function checkStyle(root: string): Promise<Outcome> {
  const paths = trackedFiles(root).filter((path) => !GENERATED.test(path) && !isLater(path));
  const documents = paths.filter((path) => path.endsWith('.md') && !OTHER_DOCUMENTS.test(path));
  const sources = paths.filter((path) => /\.tsx?$/.test(path));
  const faults = await faultsOfDocuments(root, documents);
  const screens: string[] = [];
  const lines: Line[] = [];
  const texts: string[] = [];
  for (const path of sources) {
    const source = readFileSync(join(root, path), 'utf8');
    for (const passage of readSource(path, source)) {
      if (!isRead(path, passage)) continue;
      const words = passage.words.replace(/\s+/g, ' ').trim();
      lines.push({ path, line: lineAt(source, passage.start) });
      texts.push(words);
      if (passage.kind === 'text' && SCREENS.test(path) && isShown(words)) screens.push(words);
    }
  }
  for (const { line, message } of await findTerms(texts.join('\n\n'), '.txt')) {
    const at = lines[(line - 1) / 2];
    faults.push(`${at?.path}:${at?.line}  ${message}`);
  }
  const ease = readingEase(screens);
  if (ease < LEAST_READING_EASE) faults.push(`Screens read less easily than ${LEAST_READING_EASE}.`);
  return {
    passed: faults.length === 0,
    output: faults.join('\n'),
    notice: `Flesch reading ease of ${screens.length} texts of screens: ${ease.toFixed(1)}`,
  };
}

/** As they are in the folder: what is deleted but not committed yet is left out. */
const trackedFiles = (root: string): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(root, path)));

const isLater = (path: string): boolean => list.later.some(({ folder }) => path.startsWith(folder));

async function faultsOfDocuments(root: string, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    const found = await findTerms(readFileSync(join(root, path), 'utf8'), '.md');
    faults.push(...found.map(({ line, message }) => `${path}:${line}  ${message}`));
  }
  return faults;
}

const isRead = (path: string, { kind }: Passage): boolean =>
  kind !== 'text' || (SPEAKS.test(path) && !TESTS.test(path));

/** Leaves out names of classes, and what only a program reads. */
const isShown = (words: string): boolean => /^[\p{Lu}“]/u.test(words.replace(/^['"`>}]\s*/, ''));

const lineAt = (source: string, position: number): number => source.slice(0, position).split('\n').length;
