import { gatheredEntries } from '@career/contracts/resume-table/gathered-entries';
import {
  ENTRY_SECTIONS,
  isEntrySection,
  type ResumeSection,
  SECTION_NAMES,
} from '@career/contracts/resume-table/resume-table';
import { memo, type ReactNode } from 'react';
import { Section } from '../blocks/heading.tsx';
import { Items } from '../blocks/items.tsx';
import { Skills } from '../blocks/skills.tsx';
import { StandardEntry } from '../blocks/standard-entry.tsx';
import { Statements } from '../blocks/statements.tsx';
import type { TunedDesign } from '../model/design.ts';
import type { SheetResume, Skill } from '../model/sheet-resume.ts';
import { standsBeside } from './arranged.ts';

/** Text, or entries. */
type Content = string | readonly object[] | undefined;

interface SheetSectionProps {
  section: ResumeSection;
  design: TunedDesign;
  resume: SheetResume;
}

/** A section with what the resume has for it, or nothing at all when it has nothing. */
export function SheetSection({ section, design, resume }: SheetSectionProps) {
  const content = resume[section] as Content;
  const isFilled = typeof content === 'string' ? content.trim() !== '' : content?.some(saysSomething);
  if (!isFilled) return null;
  return <FilledSection section={section} design={design} content={content} />;
}

/** Choices are there from the start, and a category says nothing without the skills in it. */
const UNSAID: ReadonlySet<string> = new Set([
  'category',
  ...Object.values(ENTRY_SECTIONS).flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'choice' && field.default !== undefined ? name : [],
    ),
  ),
]);
/** Entries are never changed in place, so each is read once, however often the sheet is drawn. */
const known = new WeakMap<object, boolean>();

/** Whether an entry holds a word of the person: choices such as a level are there from the start. */
function saysSomething(entry: object): boolean {
  const says =
    known.get(entry) ??
    Object.entries(entry).some(
      ([field, value]) => !UNSAID.has(field) && typeof value === 'string' && value.trim() !== '',
    );
  known.set(entry, says);
  return says;
}

interface FilledSectionProps {
  section: ResumeSection;
  design: TunedDesign;
  content: Content;
}

/** Redrawn only when its own part of the resume changes. */
const FilledSection = memo(function FilledSection({ section, design, content }: FilledSectionProps) {
  const own = design.ownHeadings[section];
  return (
    <Section
      section={section}
      heading={own ?? headingOf(section, design)}
      standardHeading={design.offersStandardHeadings && !own ? standardHeading(section, design) : undefined}
      isKeptWhole={standsBeside(design, section)}
    >
      {bodyOf(section, content, design)}
    </Section>
  );
});

const standardHeading = (section: ResumeSection, { words }: TunedDesign): string =>
  words.text(SECTION_NAMES[section]);

/** Designs word their headings in English only. */
const headingOf = (section: ResumeSection, design: TunedDesign): string =>
  (design.words.language === 'en' && design.headings[section]) || standardHeading(section, design);

function bodyOf(section: ResumeSection, content: Content, design: TunedDesign): ReactNode {
  const { lead, dateFormat: format, words } = design;
  if (typeof content === 'string') return <Statements text={content} />;
  if (!content || !isEntrySection(section)) return null;
  if (section === 'skills')
    return (
      <Skills skills={content as Skill[]} form={design.skills} levels={design.skillLevels} words={words} />
    );
  if (ENTRY_SECTIONS[section].layout === 'items')
    return <Items section={section} entries={content} format={format} words={words} />;
  // Entries have no ids; their place is their identity while one is being typed in.
  return gatheredEntries(ENTRY_SECTIONS[section], content).map((gathered, index) => {
    const props = { section, ...gathered, lead, format, words };
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    return <StandardEntry key={index} {...props} />;
  });
}
