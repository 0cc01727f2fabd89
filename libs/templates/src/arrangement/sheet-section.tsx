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

interface SheetSectionProps {
  section: ResumeSection;
  design: TunedDesign;
  resume: SheetResume;
}

/** A section with what the resume has for it, or nothing at all when it has nothing. */
export function SheetSection({ section, design, resume }: SheetSectionProps) {
  const content = resume[section];
  const isFilled = typeof content === 'string' ? content.trim() !== '' : content?.some(saysSomething);
  if (!isFilled) return null;
  return <FilledSection section={section} design={design} content={content} />;
}

/** Choices are there from the start, and a category says nothing without the skills in it. */
const UNSAID: ReadonlySet<string> = new Set([
  'category',
  ...Object.values(ENTRY_SECTIONS).flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'choice' ? name : [])),
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
  content: SheetResume[ResumeSection];
}

/** Drawn anew only when its own part of the resume changes. */
const FilledSection = memo(function FilledSection({ section, design, content }: FilledSectionProps) {
  return (
    <Section
      section={section}
      heading={design.headings[section] ?? SECTION_NAMES[section]}
      standardHeading={design.offersStandardHeadings ? SECTION_NAMES[section] : undefined}
      isKeptWhole={design.body === 'cards' && design.side?.includes(section) === true}
    >
      {bodyOf(section, content, design)}
    </Section>
  );
});

function bodyOf(section: ResumeSection, content: SheetResume[ResumeSection], design: TunedDesign): ReactNode {
  const { lead, dateFormat: format } = design;
  if (typeof content === 'string') return <Statements text={content} />;
  if (!content || !isEntrySection(section)) return null;
  if (section === 'skills')
    return <Skills skills={content as Skill[]} form={design.skills} levels={design.skillLevels} />;
  if (ENTRY_SECTIONS[section].layout === 'items')
    return <Items section={section} entries={content} format={format} />;
  // Entries have no ids; their place is their identity while one is being typed in.
  return content.map((entry, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    <StandardEntry key={index} section={section} entry={entry} lead={lead} format={format} />
  ));
}
