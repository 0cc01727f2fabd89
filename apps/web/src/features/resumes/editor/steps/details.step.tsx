import { EntryListEditor } from '../entries/entry-list.tsx';
import { ChoiceField } from '../fields/choice-field.tsx';
import { MonthField } from '../fields/month-field.tsx';
import { ProseField, TextField } from '../fields/text-field.tsx';
import { PROFICIENCY_CHOICES } from './choices.ts';
import styles from './steps.module.css';

const drawAchievement = (index: number) => (
  <>
    <TextField
      path={`achievements.${index}.title`}
      label="Title"
      required
      placeholder="e.g. Best graduating student"
    />
    <MonthField path={`achievements.${index}.date`} label="Date" />
    <ProseField path={`achievements.${index}.description`} label="Description" rows={3} />
  </>
);

const drawCertification = (index: number) => (
  <>
    <TextField
      path={`certifications.${index}.name`}
      label="Certification Name"
      required
      placeholder="e.g. ICAN Chartered Accountant"
    />
    <TextField path={`certifications.${index}.issuer`} label="Issuer" required placeholder="e.g. ICAN" />
    <MonthField path={`certifications.${index}.date`} label="Date" />
    <MonthField
      path={`certifications.${index}.expiryDate`}
      label="Expiry Date"
      hint="Empty when it does not end."
    />
    <TextField path={`certifications.${index}.credentialId`} label="Credential ID" />
  </>
);

const drawLanguage = (index: number) => (
  <>
    <TextField path={`languages.${index}.language`} label="Language" required placeholder="e.g. Yorùbá" />
    <ChoiceField path={`languages.${index}.proficiency`} label="Proficiency" choices={PROFICIENCY_CHOICES} />
  </>
);

export function DetailsStep() {
  return (
    <>
      <section className={styles.group}>
        <h3>Achievements</h3>
        <EntryListEditor list="achievements" noun="Achievement" empty="No achievements yet.">
          {drawAchievement}
        </EntryListEditor>
      </section>
      <section className={styles.group}>
        <h3>Certifications</h3>
        <EntryListEditor list="certifications" noun="Certification" empty="No certifications yet.">
          {drawCertification}
        </EntryListEditor>
      </section>
      <section className={styles.group}>
        <h3>Languages</h3>
        <EntryListEditor list="languages" noun="Language" empty="No languages yet.">
          {drawLanguage}
        </EntryListEditor>
      </section>
    </>
  );
}
