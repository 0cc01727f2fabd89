import { useFlag } from '../editor-context.tsx';
import { EntryListEditor } from '../entries/entry-list.tsx';
import { FlagField } from '../fields/choice-field.tsx';
import { MonthField } from '../fields/month-field.tsx';
import { TextField } from '../fields/text-field.tsx';

const drawEntry = (index: number) => <EducationFields index={index} />;

export function EducationStep() {
  return (
    <EntryListEditor
      list="education"
      noun="Education"
      empty="No education yet. Schools, courses and training go here."
    >
      {drawEntry}
    </EntryListEditor>
  );
}

function EducationFields({ index }: { index: number }) {
  const current = useFlag(`education.${index}.current`);
  return (
    <>
      <TextField
        path={`education.${index}.institution`}
        label="Institution"
        required
        placeholder="e.g. University of Lagos"
      />
      <TextField path={`education.${index}.degree`} label="Degree" required placeholder="e.g. B.Sc." />
      <TextField path={`education.${index}.field`} label="Field of Study" placeholder="e.g. Accounting" />
      <TextField
        path={`education.${index}.gpa`}
        label="GPA"
        placeholder="e.g. 4.5/5.0 or Second class upper"
      />
      <MonthField path={`education.${index}.startDate`} label="Start Date" required />
      <MonthField path={`education.${index}.endDate`} label="End Date" disabled={current} />
      <FlagField path={`education.${index}.current`} label="Currently studying here" />
    </>
  );
}
