import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  choiceTexts,
  contractTexts,
  dataTexts,
  documentTexts,
  messagePatterns,
  PATTERN,
  refusalTexts,
} from './contract-texts.ts';
import { extractTexts, type FoundText } from './extract-texts.ts';
import { DRAFT, LANGUAGES } from './languages.ts';
import { type PoEntry, type PoFile, readPo } from './po-file.ts';
import { sentenceTexts } from './sentence-texts.ts';

export const ROOT = resolve(import.meta.dirname, '../../../..');
const WEB = 'apps/web/src';
export const LOCALES = `${WEB}/locales`;
const API = 'apps/api/src';
const MAILS =
  /\/mails\/[^/]+\.mail\.ts$|\/(?:email-template|stop-page|plain-page\.filter|calendar-words)\.ts$|\/sharing\/pages\/(?:page-refusals|(?:password|report|resume|review)-page)\.ts$/;
const DOCUMENT = 'libs/contracts/openapi.json';
const TESTS = /\.(?:spec|api-spec)\.tsx?$|\/testing\/|\.d\.ts$|\.schema\.ts$/;

/** Files of `libs/career` that write sentences for people; its examples and tests do not. */
const SENTENCE_FILES =
  /^libs\/career\/src\/(?:(?:insights|sentences)\/(?!examples\/)|knock-outs\/(?:say-|answers\/answer-(?:age|deadline|nysc|o-level|years-after-nysc))|letters\/(?:reading-hints|match\/years-by-dates)|writing\/writing-hints|jobs\/match\/match-words)/;

export const sentenceFiles = (): string[] =>
  sources('libs/career/src').filter((path) => SENTENCE_FILES.test(path));

/** A path as the list of exceptions names it. */
export const literalPath = (path: string): string => path.replace(`${WEB}/`, '');

/** Files of the web app whose texts people read. */
export const screenFiles = (): string[] => sources(WEB);

/** Files of the API whose texts people read: the mails, and the pages without script. */
export const mailFiles = (): string[] => sources(API).filter((path) => MAILS.test(path));

const sources = (folder: string): string[] =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT })
    .filter((path) => !TESTS.test(path))
    .toSorted();

export const read = (path: string): string => readFileSync(resolve(ROOT, path), 'utf8');

/** Shown by the screens of resumes alone. */
const OF_RESUMES = /^libs\/(?:contracts\/src\/(?:resume-table\/|vocabulary\/data\/)|career\/)/;

/** The catalogues of sentences, by where they are written. */
const SENTENCE_CATALOGUES: readonly (readonly [string, string])[] = [
  ['libs/career/src/sentences/', 'shared'],
  ['libs/career/src/insights/', 'career-insights'],
  ['libs/career/src/knock-outs/', 'postings'],
  ['libs/career/src/letters/match/', 'postings'],
  ['libs/career/src/letters/', 'cover-letters'],
  ['libs/career/src/jobs/', 'job-tracker'],
  ['apps/web/src/shared/knock-outs/', 'postings'],
  ['apps/web/src/shared/tailoring/', 'postings'],
];

/** No screen loads it. */
const MAIL_CATALOGUE = 'mails';

/** The catalogue of a file: what several features or the shell show is in `shared`, loaded with every screen. */
function catalogueOf(path: string): string {
  const ofSentences = SENTENCE_CATALOGUES.find(([start]) => path.startsWith(start));
  if (ofSentences) return ofSentences[1];
  if (MAILS.test(path)) return MAIL_CATALOGUE;
  if (OF_RESUMES.test(path)) return 'resume-fields';
  if (!path.startsWith(WEB)) return 'contract';
  const [, feature, file] = /\/features\/([^/]+)\/(.+)$/.exec(path) ?? [];
  return feature === undefined || file === 'routes.ts' ? 'shared' : feature;
}

/** Every text of the product that a screen shows, by catalogue. */
export function allTexts(): Map<string, PoEntry[]> {
  const inCode = [...screenFiles(), ...mailFiles()];
  const found = [...inCode.flatMap((path) => extractTexts(path, read(path))), ...textsOfContract()];
  const byId = new Map<string, FoundText[]>();
  for (const text of found) byId.set(unnamed(text.id), [...(byId.get(unnamed(text.id)) ?? []), text]);
  const catalogues = new Map<string, PoEntry[]>();
  for (const uses of byId.values()) {
    const name = catalogueFor(uses.map(({ path }) => catalogueOf(path)));
    catalogues.set(name, [...(catalogues.get(name) ?? []), entryOf(uses)]);
  }
  return catalogues;
}

/** What a mail says too stays where the screens find it. */
function catalogueFor(all: readonly string[]): string {
  const [name = MAIL_CATALOGUE, ...others] = new Set(all.filter((one) => one !== MAIL_CATALOGUE));
  return others.length === 0 ? name : 'shared';
}

const MOST_NAMED = 4;

/** The browser sees places without names, so that `Edit {name}` and `Edit {title}` are one text. */
export const unnamed = (id: string): string =>
  id.startsWith('{count, plural') ? id : id.replace(/\{\w+\}/g, '{}');

function entryOf(uses: readonly FoundText[]): PoEntry {
  const id = uses[0]?.id ?? '';
  const comments = [...new Set(uses.flatMap((use) => use.comments))].slice(0, MOST_NAMED);
  const places = [...new Set(uses.map(({ path }) => path.replace(`${WEB}/`, '')))].slice(0, MOST_NAMED);
  return { id, comments, places, text: '' };
}

const VOCABULARY = 'libs/contracts/src/vocabulary/data';
const TEMPLATES = `${VOCABULARY}/template-catalogue.json`;
const RUBRIC = 'libs/career/src/insights/data/rubric.json';
const PAY_BANDS = 'libs/career/src/jobs/scam/data/pay-bands.json';
const TRADES = `${VOCABULARY}/trades.json`;
/** What markets expect, and why. */
const MARKETS = 'libs/career/src/markets/market-profile';
/** What is missing in a resume, which the editor shows. */
const ADVICE = ['libs/career/src/completeness/completeness.ts'];

function textsOfContract(): FoundText[] {
  const contract = sources('libs/contracts/src');
  const patterns = contract.flatMap((path) => messagePatterns(path, read(path)));
  const rubric = JSON.parse(read(RUBRIC));
  const made = patterns.map(({ id }) => patternOf(id));
  return [
    ...[...contract, ...ADVICE].flatMap((path) => contractTexts(path, read(path))),
    ...contract.flatMap((path) => choiceTexts(path, read(path))),
    ...dataTexts(TEMPLATES, JSON.parse(read(TEMPLATES)), ['category', 'description']),
    ...dataTexts(PAY_BANDS, JSON.parse(read(PAY_BANDS)), ['basis']),
    ...marketTexts(),
    ...dataTexts(TRADES, JSON.parse(read(TRADES))),
    ...dataTexts(RUBRIC, rubric, ['title', 'fault', 'section', 'word']),
    ...dataTexts(RUBRIC, rubric.groups),
    ...sentenceFiles().flatMap((path) => sentenceTexts(path, read(path))),
    ...patterns,
    ...documentTexts(DOCUMENT, JSON.parse(read(DOCUMENT))).filter(
      ({ id }) => !made.some((one) => one.test(id)),
    ),
    ...sources(API).flatMap((path) => refusalTexts(path, read(path))),
  ];
}

/** Names of markets and the reasons of their rules. */
const marketTexts = (): FoundText[] =>
  globSync(`${MARKETS}/*.json`, { cwd: ROOT })
    .filter((path) => !path.endsWith('.schema.json'))
    .toSorted()
    .flatMap((path) => dataTexts(path, JSON.parse(read(path)), ['name', 'why']));

/** What a message with places looks like once they are filled in. */
const patternOf = (id: string): RegExp =>
  new RegExp(`^${id.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '(.+)')}$`);

export const isPattern = ({ comments, id }: PoEntry): boolean =>
  comments.includes(PATTERN) && id.includes('{');

export const poPath = (language: string, catalogue: string): string =>
  `${LOCALES}/${language}/${catalogue}.po`;

/** A catalogue as it is on the disk; undefined where it has none. */
export function storedPo(language: string, catalogue: string): PoFile | undefined {
  const path = poPath(language, catalogue);
  return existsSync(resolve(ROOT, path)) ? readPo(read(path)) : undefined;
}

/** Every stored translation of a language by its English, wherever it is: texts move between catalogues. */
export const storedTexts = (language: string): Map<string, string> =>
  new Map(storedEntries(language).flatMap(({ id, text }) => (text ? [[id, text] as const] : [])));

function storedEntries(language: string): PoEntry[] {
  const folder = resolve(ROOT, LOCALES, language);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) => readPo(readFileSync(resolve(folder, file), 'utf8')).entries);
}

/** Languages of which nearly every text is there. */
export function offeredLanguages(from: number): string[] {
  const ids = storedEntries('en').map(({ id }) => id);
  return LANGUAGES.filter((language) => {
    if (language === 'en' || ids.length === 0) return false;
    const stored = storedTexts(language);
    return ids.filter((id) => stored.has(id)).length >= ids.length * from;
  });
}

/** Whether a file of the language has no reviewer yet. */
export function isDraft(language: string): boolean {
  const folder = resolve(ROOT, LOCALES, language);
  const heads = readdirSync(folder).map(
    (file) => readPo(readFileSync(resolve(folder, file), 'utf8')).headers,
  );
  return heads.some((headers) => (headers['X-Reviewer'] ?? DRAFT) === DRAFT);
}
