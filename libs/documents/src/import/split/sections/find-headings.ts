import { type ContactLabel, contactLabel, labelledText } from '../contact/contact-labels.ts';
import { isName } from '../contact/names.ts';
import { findPeriod } from '../dates/dates.ts';
import { namesColumns } from '../entries/named-columns.ts';
import { degreeScore } from '../fields/degrees.ts';
import { titleScore } from '../fields/evidence.ts';
import { labelKind } from '../fields/labels.ts';
import { isMostlyLanguages } from '../fields/languages.ts';
import { faceOf, type ReadLine } from '../line.ts';
import { freeHeadings } from './free-headings.ts';
import type { Heading } from './heading.types.ts';
import { headingMeaning, headingText, looseMeaning, namesExperience } from './heading-words.ts';
import { listedNames } from './listed-names.ts';
import { bulletedHeadings, numberedHeadings } from './marked-headings.ts';

interface Candidate extends Heading {
  look: string;
  isExact: boolean;
  salience: number;
}

const HEADING_MAX = 60;
/** That of capitals without anything else. */
const LEAST_SALIENCE = 1;

/** Labels that are headings, too: what they say is a whole section. */
const OPENS: ReadonlySet<ContactLabel> = new Set(['document', 'link', 'location', 'label', 'phone', 'email']);

/** 'Nationality' beside 'South African': a fact of a person in a table of such facts. */
function isFactRow({ cells: [first] }: ReadLine): boolean {
  const label = contactLabel(first?.text ?? '');
  return label !== undefined && !OPENS.has(label);
}

/** Whether a line's first cell alone could be its heading, as a label in the column beside the text. */
const isBeside = (line: ReadLine): boolean =>
  line.cells.length > 1 &&
  !isFactRow(line) &&
  (line.sideHeading === true || headingMeaning(line.cells[0]?.text ?? '')?.isExact === true);

/** The part of a line that could be a heading. */
const headingPart = (line: ReadLine): string => (isBeside(line) ? (line.cells[0]?.text ?? '') : line.text);

/** What headings of one file have in common. */
function lookOf(line: ReadLine): string {
  const [cell] = line.cells;
  const text = headingPart(line);
  return `${cell ? faceOf(cell) : ''}|${text === text.toUpperCase() ? 'C' : ''}|${line.headingLevel ?? ''}`;
}

/** How much a line stands out from the text around it. */
function salienceOf(line: ReadLine): number {
  return (
    (line.headingLevel ? 3 : 0) +
    (line.scale > 1.08 ? 2 : 0) +
    (line.scale > 1.3 ? 1 : 0) +
    (line.bold ? 1.5 : 0) +
    (line.caps ? 1 : 0) +
    (line.ruleAfter || line.ruleBefore || line.shaded ? 1.5 : 0) +
    (line.sideHeading ? 1 : 0)
  );
}

/** Whether two words of a line are no further apart than in wide letters. */
function isClose({ cells: [one, other, more] }: ReadLine): boolean {
  return one !== undefined && other !== undefined && !more && other.left - one.right < one.size;
}

function canHead(line: ReadLine, next: ReadLine | undefined): boolean {
  const text = headingPart(line);
  const meaning = headingMeaning(text);
  return (
    !line.bullet &&
    !namesColumns(line, next) &&
    !labelledText(text)?.rest &&
    text.length <= HEADING_MAX &&
    !text.includes('@') &&
    !/[;,]$|[^.]\.$/.test(text) &&
    /\p{L}{2}/u.test(text) &&
    (line.cells.length === 1 ||
      isBeside(line) ||
      meaning?.isExact === true ||
      (isClose(line) && meaning !== undefined))
  );
}

/** The headings of a file: lines that look like those whose words are known. */
export function findHeadings(given: readonly ReadLine[]): Heading[] {
  const bulleted = bulletedHeadings(given);
  const lines = given.map((line) => (bulleted.has(line) ? { ...line, bullet: false } : line));
  const known = lines.flatMap((line, at): Candidate[] => {
    if (!canHead(line, lines[at + 1])) return [];
    const text = headingPart(line);
    const meaning = headingMeaning(text);
    if (!meaning || isEntryLabel(lines, at, meaning.isExact) || isRowLabel(lines, at, meaning.kind))
      return [];
    return [{ at, ...meaning, isBeside: isBeside(line), look: lookOf(line), salience: salienceOf(line) }];
  });
  const looks = headingLooks(known);
  const numbered = numberedHeadings(lines, known, (at, line) =>
    line.text.length > HEADING_MAX
      ? undefined
      : { at, kind: looseMeaning(headingPart(line)) ?? 'other', isBeside: isBeside(line) },
  );
  const isNumbered = ({ at }: Heading): boolean => numbered.some((one) => one.at === at);
  const kept = known.filter(
    (one) => !isNumbered(one) && !isQuiet(one, lines, looks) && isHeading(one, lines, looks),
  );
  const unknown = unknownHeadings(lines, known, looks).filter((one) => !isNumbered(one));
  const free = freeHeadings(lines, [...numbered, ...kept, ...unknown]);
  const all = withExperience([...numbered, ...kept, ...unknown, ...free], lines).sort(
    (one, other) => one.at - other.at,
  );
  const listed = listedNames(all, new Set(unknown), lines);
  if (listed.length === 0) return all;
  const left = all.filter(({ at }) => !listed.includes(at));
  const [first] = listed;
  // A list in letters as large as headings, where no heading names the skills, is most likely theirs.
  return first === undefined || left.some(({ kind }) => kind === 'skills')
    ? left
    : [...left, { at: first, kind: 'skills' as const, isBeside: false, isOwnLine: true }].sort(
        (one, other) => one.at - other.at,
      );
}

/** 'Qualification' beside 'BCom Accounting': a fact of an entry in a table of such facts. */
const isLabelRow = (line: ReadLine | undefined): boolean =>
  line !== undefined && line.cells.length > 1 && labelKind(line.cells[0]?.text) !== undefined;

/** 'Phone' beside its number: the row below it is one of the same table. */
const isContactRow = (line: ReadLine | undefined): boolean =>
  line !== undefined && line.cells.length > 1 && contactLabel(line.cells[0]?.text ?? '') !== undefined;

/** Whether a label in the column beside the text names a fact of an entry, as the one above it in the same face does. */
function isEntryLabel(lines: readonly ReadLine[], at: number, isExact: boolean): boolean {
  const line = lines[at];
  if (isLabelRow(line) && (isLabelRow(lines[at - 1]) || isLabelRow(lines[at + 1]))) return true;
  if (line && line.cells.length > 1 && line.gapBefore <= 0.3 && isContactRow(lines[at - 1])) return true;
  if (!line?.sideHeading) return false;
  const text = headingPart(line);
  if (labelKind(text) === 'duties') return true;
  const above = lines.slice(0, at).findLast((each) => each.sideHeading);
  const isBelowFact = above !== undefined && labelKind(headingPart(above)) !== undefined;
  return !isExact && isBelowFact && above.block === line.block && lookOf(above) === lookOf(line);
}

/** 'Languages' beside 'Java, Python', or the first label right below a heading: a row of its section. */
function isRowLabel(lines: readonly ReadLine[], at: number, kind: Heading['kind']): boolean {
  const [line, above] = [lines[at], lines[at - 1]];
  if (!line || line.sideHeading || !isBeside(line)) return false;
  const rest = line.cells
    .slice(1)
    .map(({ text }) => text)
    .join(', ');
  if (kind === 'languages' && !isMostlyLanguages(rest)) return true;
  return (
    above !== undefined &&
    above.cells.length === 1 &&
    above.bold &&
    !line.bold &&
    line.gapBefore <= 0.3 &&
    headingMeaning(above.text)?.isExact === true
  );
}

/** 'Project Experience' holds the jobs of a file where no other heading names them. */
function withExperience(headings: readonly Heading[], lines: readonly ReadLine[]): Heading[] {
  if (headings.some(({ kind }) => kind === 'experience')) return [...headings];
  return headings.map((heading) => {
    const line = lines[heading.at];
    const isExperience =
      heading.kind === 'projects' &&
      line &&
      namesExperience(headingPart(line)) &&
      !/work\W*$/i.test(headingPart(line));
    return isExperience ? { ...heading, kind: 'experience' } : heading;
  });
}

interface Look {
  kinds: number;
  count: number;
  salience: number;
}

/** The looks that headings have in this file, by how many sections they name. */
function headingLooks(known: readonly Candidate[]): Map<string, Look> {
  const looks = new Map<string, Look>();
  for (const { look, salience } of known) {
    const alike = known.filter((one) => one.look === look);
    const kinds = new Set(alike.map(({ kind }) => kind)).size;
    looks.set(look, {
      kinds,
      count: alike.length,
      salience: Math.max(salience, looks.get(look)?.salience ?? 0),
    });
  }
  return looks;
}

/** Whether a line with the words of a heading is one, and no word of a text or label of an entry. */
function isHeading(one: Candidate, lines: readonly ReadLine[], looks: ReadonlyMap<string, Look>): boolean {
  const line = lines[one.at];
  if (!line) return false;
  const most = Math.max(...[...looks.values()].map(({ kinds }) => kinds));
  const { kinds = 0, count = 0 } = looks.get(one.look) ?? {};
  // Labels within entries repeat; the headings of a column in its own look do not.
  const isOwnLook = kinds >= Math.max(2, most / 2) || (kinds >= 2 && kinds === count && one.salience >= 1.5);
  if (isOwnLook && (most >= 3 || one.isExact))
    return one.salience > 0 || !startsSmall(line.text) || (kinds >= 3 && isAlone(line));
  const main = Math.max(
    ...[...looks.values()].filter((look) => look.kinds === most).map(({ salience }) => salience),
  );
  // In a file with clear headings, a heading of another look must stand out as much.
  if (most >= 3 && main >= 2) return one.salience >= main - 0.5;
  return one.isExact
    ? one.salience > 0 || !startsSmall(line.text)
    : one.salience >= 1 || line.gapBefore > 0.3;
}

/** 'Job profile:' in the letters of the text, right below its entry. */
const isQuiet = (one: Candidate, lines: readonly ReadLine[], looks: ReadonlyMap<string, Look>): boolean =>
  one.salience === 0 &&
  !one.isBeside &&
  (lines[one.at]?.gapBefore ?? 0) <= 0.3 &&
  [...looks.values()].some(isClear);
/** The look of several sections, louder than capitals. */
const isClear = ({ kinds, salience }: Look): boolean => kinds >= 3 && salience > LEAST_SALIENCE;

/** A heading in small letters, as some designs set all of them: alone on its line, after a gap. */
const isAlone = (line: ReadLine): boolean =>
  (line.cells.length === 1 || isClose(line)) && line.gapBefore > 0.3;

const startsSmall = (text: string): boolean => /^\p{Ll}/u.test(text);

/** Lines that look like the known headings, whose words are not known. */
function unknownHeadings(
  lines: readonly ReadLine[],
  known: readonly Candidate[],
  looks: ReadonlyMap<string, Look>,
): Heading[] {
  const taken = new Set(known.map(({ at }) => at));
  const found: Heading[] = [];
  for (const [look, { kinds, salience }] of looks) {
    if (kinds < 2 || salience < LEAST_SALIENCE) continue;
    const alike = [...lines.entries()].filter(
      ([at, line]) => lookOf(line) === look && canHead(line, lines[at + 1]),
    );
    const others = alike.filter(
      ([at, line]) =>
        !taken.has(at) &&
        // What comes right below a heading is the first line of its section.
        !(taken.has(at - 1) && lines[at - 1]?.column === line.column) &&
        namesSection(headingPart(line)) &&
        !isNameAbove(line, at, known[0]?.at ?? 0) &&
        !isEntryLike(headingPart(line)) &&
        line.scale < 2.2 &&
        isSetApart(line) &&
        // Capitals alone are also those of names and employers: then a word of it must name a section.
        (salience > LEAST_SALIENCE || looseMeaning(headingPart(line)) !== undefined),
    );
    const knownHere = alike.filter(([at]) => taken.has(at)).length;
    const sure = others.filter(([, line]) => NAMED.has(looseMeaning(headingPart(line)) ?? 'other'));
    for (const [at, line] of knownHere < others.length ? sure : others)
      found.push({ at, kind: looseMeaning(headingPart(line)) ?? 'other', isBeside: isBeside(line) });
  }
  return found;
}

/** 'Gulf experience', 'Educational attainment': no skill and no entry is called so. */
const NAMED: ReadonlySet<Heading['kind']> = new Set(['experience', 'education']);

/** What names an employer or a school heads an entry, unless another word of it names a section. */
const namesSection = (text: string): boolean =>
  degreeScore(text) <= 0 &&
  (looseMeaning(text) !== undefined ||
    (degreeScore(text) === 0 && titleScore(text) > (text.includes(',') ? -1 : SURELY_EMPLOYER)));
/** What a legal form at the end of a name counts. */
const SURELY_EMPLOYER = -4;

/** A name may be set as the headings below it are. */
const isNameAbove = ({ text }: ReadLine, at: number, first: number): boolean => at < first && isName(text);

const isSetApart = (line: ReadLine): boolean =>
  line.gapBefore > 0.3 ||
  line.scale > 1.08 ||
  Boolean(line.headingLevel || line.ruleBefore || line.ruleAfter);

const isEntryLike = (text: string): boolean =>
  headingText(text).split(' ').length > 5 || findPeriod(text) !== undefined || /[\d|]/.test(text);
