import {
  ENTRY_SECTION_NAMES,
  ENTRY_SECTIONS,
  type EntrySectionName,
} from '@career/contracts/resume-table/resume-table';
import { EntryListEditor } from '../entries/entry-list.tsx';
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
  <EntryListEditor list={name} noun={ENTRY_SECTIONS[name].noun} empty={ENTRY_SECTIONS[name].empty}>
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

/** All further sections, each under its own heading. */
export const DetailsStep = () =>
  sectionsOf('details').map((name) => (
    <section key={name} className={styles.group}>
      <h3>{ENTRY_SECTIONS[name].label}</h3>
      <List name={name} />
    </section>
  ));
