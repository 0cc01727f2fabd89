import { type ResumeSection, SECTION_NAMES } from '@career/contracts/vocabulary/resume-vocabulary';
import { memo, type ReactNode } from 'react';
import { AchievementEntry, CertificationEntry } from '../blocks/credentials.tsx';
import { EducationEntry } from '../blocks/education.tsx';
import { ExperienceEntry } from '../blocks/experience.tsx';
import { Section } from '../blocks/heading.tsx';
import { Languages } from '../blocks/languages.tsx';
import { Skills } from '../blocks/skills.tsx';
import { Statements } from '../blocks/statements.tsx';
import type { TunedDesign } from '../model/design.ts';
import type { SheetResume } from '../model/sheet-resume.ts';

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

const CHOICES = new Set(['level', 'proficiency', 'category']);
/** Entries are never changed in place, so each is read once, however often the sheet is drawn. */
const known = new WeakMap<object, boolean>();

/** Whether an entry holds a word of the person: choices such as a level are there from the start. */
function saysSomething(entry: object): boolean {
  const says =
    known.get(entry) ??
    Object.entries(entry).some(
      ([field, value]) => !CHOICES.has(field) && typeof value === 'string' && value.trim() !== '',
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
      heading={design.headings[section]}
      standardHeading={design.offersStandardHeadings ? SECTION_NAMES[section] : undefined}
      isKeptWhole={design.body === 'cards' && design.side?.includes(section) === true}
    >
      {bodyOf({ [section]: content }, design)}
    </Section>
  );
});

function bodyOf(part: Partial<Pick<SheetResume, ResumeSection>>, design: TunedDesign): ReactNode {
  const { lead, dateFormat: format } = design;
  if (part.summary) return <Statements text={part.summary} />;
  if (part.skills) return <Skills skills={part.skills} form={design.skills} levels={design.skillLevels} />;
  if (part.languages) return <Languages languages={part.languages} />;
  // Entries have no ids; their place is their identity while one is being typed in.
  return (
    <>
      {part.experience?.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <ExperienceEntry key={index} entry={entry} lead={lead} format={format} />
      ))}
      {part.education?.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <EducationEntry key={index} entry={entry} lead={lead} format={format} />
      ))}
      {part.achievements?.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <AchievementEntry key={index} entry={entry} format={format} />
      ))}
      {part.certifications?.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <CertificationEntry key={index} entry={entry} format={format} />
      ))}
    </>
  );
}
