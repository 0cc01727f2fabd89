import { EntryListEditor } from '../entries/entry-list.tsx';
import { ChipsField } from '../fields/chips-field.tsx';
import { TextField } from '../fields/text-field.tsx';

const drawEntry = (index: number) => (
  <>
    <TextField
      path={`skills.${index}.category`}
      label="Category Name"
      wide
      placeholder="e.g. Accounting software"
    />
    <ChipsField category={index} label="Skills" />
  </>
);

export function SkillsStep() {
  return (
    <EntryListEditor
      list="skills"
      noun="Skill Category"
      empty="No skills yet. Group them: tools in one category, languages or methods in another."
    >
      {drawEntry}
    </EntryListEditor>
  );
}
