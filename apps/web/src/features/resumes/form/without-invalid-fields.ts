import { type FieldPath, valueAt, withValueAt } from './form-path.ts';
import { type BodyError, formPathOf, skillAt } from './resume-errors.ts';
import { type EntryList, emptyEntry, type ResumeForm } from './resume-form.ts';

function withoutSkill(form: ResumeForm, position: number): ResumeForm {
  const place = skillAt(form, position);
  if (!place) return form;
  const skills = form.skills.map((category, index) =>
    index === place.category
      ? { ...category, items: category.items.filter((_item, at) => at !== place.item) }
      : category,
  );
  return { ...form, skills };
}

/** What the server has in a field; its entry is found by its key, wherever it was moved. */
function savedValue(form: ResumeForm, saved: ResumeForm, path: string): unknown {
  const [part = '', position, field] = path.split('.');
  if (field === undefined || part === 'designOptions') return valueAt(saved, path);
  const list = part as EntryList;
  const key = form[list][Number(position)]?.key;
  const at = saved[list].findIndex((entry) => entry.key === key);
  const entry = at < 0 ? { ...emptyEntry(list) } : { ...saved[list][at] };
  return Object.entries(entry).find(([name]) => name === field)?.[1];
}

function withSaved(form: ResumeForm, saved: ResumeForm, { field }: BodyError): ResumeForm {
  const [part, position, name] = field.split('.');
  if (part === 'skills' && position !== undefined && name !== 'category') {
    return withoutSkill(form, Number(position));
  }
  const path = formPathOf(form, field);
  return withValueAt(form, path as FieldPath, savedValue(form, saved, path) as string);
}

/**
 * The form without what the server would refuse: each invalid field says again what the server has of it, else
 * nothing; all other words stay. The field errors name fields of the form's body.
 */
export function withoutInvalidFields(
  form: ResumeForm,
  saved: ResumeForm,
  fieldErrors: readonly BodyError[],
): ResumeForm {
  // From the last skill to the first: leaving one out moves those behind it.
  return fieldErrors.toReversed().reduce((held, fieldError) => withSaved(held, saved, fieldError), form);
}
