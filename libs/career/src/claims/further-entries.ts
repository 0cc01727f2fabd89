import { ENGLISH_WORDS } from '@career/contracts/document-words/document-words';
import { type Medium, printEntry, printedFields } from '@career/contracts/resume-table/print-entry';
import { ENTRY_SECTION_NAMES, ENTRY_SECTIONS } from '@career/contracts/resume-table/resume-table';
import type { EntrySection, Evidence } from '@career/contracts/resume-table/section.types';
import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { isOver, isToCome } from '../dates/periods.ts';
import { oneLine } from '../letters/words.ts';
import type { ClaimState } from './claim.types.ts';
import { isOwnHeading, saidSentences } from './own-section.ts';

/** An entry of a section that is read by the table of fields alone, so that a further section needs no reader. */
export interface FurtherEntry {
  section: EntrySection;
  evidence: Exclude<Evidence, 'own' | 'none'>;
  /** `memberships.0` */
  path: string;
  title: string;
  detail: string;
  /** Where it was done or who gave it, when the section asks for that. */
  organisation: string;
  /** Field with its title, and the one with its text. */
  titlePath: string;
  body: { path: string; text: string };
  /** Sentences that say something of the writer themselves, where nothing is said by standing there. */
  said: readonly { path: string; text: string }[];
  /** Lines of the lists in it, such as tools or subjects. */
  items: readonly { path: string; text: string }[];
  /** How far it is had, by what was chosen and by its dates. */
  state: ClaimState;
  /** The choice that says so: `student`, `discharged`. */
  choice?: string;
  startDate: string;
  endDate: string;
  /** It goes on, or has begun and no end is given. */
  current: boolean;
}

const READ: Medium = {
  kind: 'text',
  words: ENGLISH_WORDS,
  month: (month) => month ?? '',
  day: (day) => day,
  clean: oneLine,
};

const textOf = (entry: object, name: string): string => {
  const value: unknown = Reflect.get(entry, name);
  return typeof value === 'string' ? oneLine(value) : '';
};

/** The entries of all sections that have no special reader; of referees and interests nothing is read. */
export function furtherEntries(resume: ResumeContentDto, today: string): FurtherEntry[] {
  return ENTRY_SECTION_NAMES.flatMap((name) => {
    const section = ENTRY_SECTIONS[name];
    const evidence = section.evidence ?? 'mention';
    const list: unknown = Reflect.get(resume, name);
    if (evidence === 'own' || evidence === 'none' || !Array.isArray(list)) return [];
    const read = evidence === 'words' && !isOwnHeading(resume, name) ? 'mention' : evidence;
    return (list as object[]).map((entry, index) =>
      readEntry(section, read, entry, `${name}.${index}`, today),
    );
  });
}

function readEntry(
  section: EntrySection,
  evidence: FurtherEntry['evidence'],
  entry: object,
  path: string,
  today: string,
): FurtherEntry {
  const { fields } = section;
  const { title, detail, body } = printEntry(fields, entry, READ);
  const placed = printedFields(fields, 'text');
  const fieldAt = (place: string): string => placed.find(({ place: at }) => at.in === place)?.name ?? '';
  const startDate = textOf(entry, placed.find(({ place }) => place.in === 'period')?.name ?? '');
  const endDate = textOf(entry, 'endDate');
  const titlePath = `${path}.${placed.find(({ name, place }) => place.in === 'title' && textOf(entry, name) !== '')?.name ?? fieldAt('title')}`;
  const bodyPath = `${path}.${fieldAt('body')}`;
  const had = stateOf(section, entry, { startDate, endDate }, today);
  const said =
    evidence === 'words' && had.state === 'held'
      ? [
          ...saidSentences(title).map((text) => ({ path: titlePath, text })),
          ...saidSentences(body).map((text) => ({ path: bodyPath, text })),
        ]
      : [];
  return {
    section,
    evidence,
    path,
    title: oneLine(title),
    detail: oneLine(detail),
    organisation: textOf(entry, 'organisation') || textOf(entry, 'provider'),
    titlePath,
    body: { path: bodyPath, text: body },
    said,
    items: itemsOf(section, entry, path),
    ...had,
    startDate,
    endDate,
    current: Reflect.get(entry, 'current') === true || (startDate !== '' && endDate === ''),
  };
}

const itemsOf = ({ fields }: EntrySection, entry: object, path: string): FurtherEntry['items'] =>
  Object.entries(fields)
    .filter(([, { kind }]) => kind === 'list')
    .flatMap(([name]) => {
      const list: unknown = Reflect.get(entry, name);
      return Array.isArray(list)
        ? list.map((text: unknown, index) => ({
            path: `${path}.${name}.${index}`,
            text: oneLine(String(text)),
          }))
        : [];
    })
    .filter(({ text }) => text !== '');

/** A choice that says how far something is had counts to the letter; without one it is only mentioned. */
function stateOf(
  { fields }: EntrySection,
  entry: object,
  { startDate, endDate }: { startDate: string; endDate: string },
  today: string,
): Pick<FurtherEntry, 'state' | 'choice'> {
  const [name, field] = Object.entries(fields).find(([, one]) => one.kind === 'choice' && one.states) ?? [];
  const choice = name === undefined ? '' : textOf(entry, name);
  const states = field?.kind === 'choice' ? field.states : undefined;
  const state = states === undefined ? 'held' : (states[choice] ?? 'mentioned');
  return {
    state: stateByDates(state, fields, entry, [startDate, endDate], today),
    ...(choice ? { choice } : {}),
  };
}

function stateByDates(
  state: ClaimState,
  fields: EntrySection['fields'],
  entry: object,
  dates: readonly string[],
  today: string,
): ClaimState {
  if (state !== 'held') return state;
  const isExpired = Object.entries(fields).some(
    ([name, field]) =>
      field.kind === 'month-or-year' && field.validity === true && isOver(textOf(entry, name), today),
  );
  if (isExpired) return 'expired';
  return dates.some((date) => isToCome(date, today)) ? 'in view' : 'held';
}
