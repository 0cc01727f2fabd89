import {
  ENTRY_SECTION_NAMES,
  ENTRY_SECTIONS,
  type EntrySectionName,
} from '@career/contracts/resume-table/resume-table';
import { NativeOption } from '../../../../shared/forms/native/native-option.tsx';
import { t, translated } from '../../../../shared/language/texts.ts';
import { sectionName, withSectionShown } from '../../form/design-options.ts';
import { useDocument, useEdit } from '../editor-context.tsx';
import { AddSection } from '../entries/add-section.tsx';
import { EntryListEditor } from '../entries/entry-list.tsx';
import { SectionHeading } from '../entries/section-heading.tsx';
import { TableFields } from '../fields/table-fields.tsx';
import styles from './steps.module.css';

/** Draws one entry of each section; made once, so that an entry is drawn again only when its position changes. */
const DRAW = Object.fromEntries(
  ENTRY_SECTION_NAMES.map((name) => [
    name,
    (index: number) => <TableFields fields={ENTRY_SECTIONS[name].fields} at={`${name}.${index}.`} />,
  ]),
) as Record<EntrySectionName, (index: number) => React.ReactNode>;

const List = ({ name }: { name: EntrySectionName }) => (
  <EntryListEditor
    list={name}
    noun={translated(ENTRY_SECTIONS[name].noun)}
    empty={translated(ENTRY_SECTIONS[name].empty)}
  >
    {DRAW[name]}
  </EntryListEditor>
);

const sectionsOf = (step: string): EntrySectionName[] =>
  ENTRY_SECTION_NAMES.filter((name) => ENTRY_SECTIONS[name].step === step);

/** A step of one section, which the heading of the step names. */
const stepOf = (step: string) => () => sectionsOf(step).map((name) => <List key={name} name={name} />);

export const ExperienceStep = stepOf('experience');
export const EducationStep = stepOf('education');
export const SkillsStep = stepOf('skills');

/** The name of a section, and whether it is printed. */
function DetailsHeading({ name }: { name: EntrySectionName }) {
  const edit = useEdit();
  const options = useDocument(({ designOptions }) => designOptions);
  const label = sectionName(options, name);
  return (
    <div className={styles.sectionHead}>
      <h3>{label}</h3>
      {ENTRY_SECTIONS[name].further && (
        <NativeOption
          type="checkbox"
          label={
            <>
              {t`Print`}
              <span className="visually-hidden"> {label}</span>
            </>
          }
          checked={!options.hiddenSections?.includes(name)}
          onChange={(shown) => edit.setDesign(withSectionShown(options, name, shown))}
        />
      )}
    </div>
  );
}

/** A section that 'Add section' offers is shown once there are entries. */
function DetailsSection({ name }: { name: EntrySectionName }) {
  const { further, named } = ENTRY_SECTIONS[name];
  const isShown = useDocument((document) => !further || document[name].length > 0);
  if (!isShown) return null;
  return (
    <section id={`section-${name}`} className={styles.group}>
      <DetailsHeading name={name} />
      {named && (
        <div className={styles.ownTitle}>
          <SectionHeading section={name} />
        </div>
      )}
      <List name={name} />
    </section>
  );
}

/** All further sections, each under its own heading. */
export const DetailsStep = () => (
  <>
    {sectionsOf('details').map((name) => (
      <DetailsSection key={name} name={name} />
    ))}
    <div className={styles.addSection}>
      <AddSection />
    </div>
  </>
);
