import { useFlag } from '../editor-context.tsx';
import { EntryListEditor } from '../entries/entry-list.tsx';
import { FlagField } from '../fields/choice-field.tsx';
import { MonthField } from '../fields/month-field.tsx';
import { ProseField, TextField } from '../fields/text-field.tsx';

const drawEntry = (index: number) => <ExperienceFields index={index} />;

export function ExperienceStep() {
  return (
    <EntryListEditor
      list="experience"
      noun="Experience"
      empty="No experience yet. Internships, NYSC and volunteering count too."
    >
      {drawEntry}
    </EntryListEditor>
  );
}

function ExperienceFields({ index }: { index: number }) {
  const current = useFlag(`experience.${index}.current`);
  return (
    <>
      <TextField
        path={`experience.${index}.company`}
        label="Company"
        required
        placeholder="e.g. Kora Foods Ltd"
      />
      <TextField
        path={`experience.${index}.position`}
        label="Position"
        required
        placeholder="e.g. Operations officer"
      />
      <TextField
        path={`experience.${index}.location`}
        wide
        label="Location"
        placeholder="e.g. Aba, or Remote"
      />
      <MonthField path={`experience.${index}.startDate`} label="Start Date" required />
      <MonthField path={`experience.${index}.endDate`} label="End Date" disabled={current} />
      <FlagField path={`experience.${index}.current`} label="Currently working here" />
      <ProseField
        path={`experience.${index}.description`}
        label="Description"
        placeholder={'Cut delivery cost by ₦450,000 a month by grouping routes.\nTrained six new riders.'}
        hint="One achievement on each line."
        hints="description"
      />
    </>
  );
}
