import type { Field, Fields } from '@career/contracts/resume-table/field.types';
import {
  ABOUT_FIELDS,
  type AboutFields,
  ENTRY_SECTION_NAMES,
  ENTRY_SECTIONS,
  type EntrySectionName,
  type FieldsOf,
  PERSON_FIELDS,
  type PersonalInfoFields,
} from '@career/contracts/resume-table/resume-table';
import type { DesignOptionsDto } from '@career/contracts/resumes/design-options.dto';
import { DEFAULT_TEMPLATE_ID, type TemplateId } from '@career/contracts/vocabulary/template-ids';
import { randomId } from '../../../shared/document-session/random-id.ts';

type InForm<Of extends Field> = Of extends { kind: 'flag' }
  ? boolean
  : Of extends { kind: 'choice'; choices: readonly (infer Word)[] }
    ? Of extends { default: string }
      ? Word
      : Word | ''
    : string;

type NameInForm<Name, Of extends Field> = Of extends { unasked: true }
  ? never
  : Of extends { alias: infer Alias extends string }
    ? Alias
    : Name;

/** The fields of a table as the editor holds them: every one present, so that every input is controlled. */
type FormOf<Of extends Fields> = {
  -readonly [Name in keyof Of & string as NameInForm<Name, Of[Name]>]: InForm<Of[Name]>;
};

/** What an entry of a repeatable section carries besides its fields: an identity that survives reordering. */
interface Keyed {
  key: string;
}

export type PersonalInfoForm = FormOf<PersonalInfoFields>;

export interface SkillCategoryForm extends Keyed {
  category: string;
  items: string[];
}

/** The sections of the form that hold entries, with the shape of one entry. */
export type EntryForms = {
  [Name in EntrySectionName]: Name extends 'skills' ? SkillCategoryForm : FormOf<FieldsOf<Name>> & Keyed;
};
export type EntryList = EntrySectionName;

/** The document as the editor holds it. */
export type ResumeForm = FormOf<AboutFields> & {
  templateId: TemplateId;
  summary: string;
  personalInfo: PersonalInfoForm;
  designOptions: DesignOptionsDto;
} & { [List in EntryList]: EntryForms[List][] };

/** A field under the name that the editor has for it. */
export interface FormField {
  /** Name in the form. */
  name: string;
  /** Name in the resume. */
  stored: string;
  field: Field;
}

/** The fields that a person is asked for. */
export const formFields = (fields: Fields): FormField[] =>
  Object.entries(fields).flatMap(([stored, field]) =>
    field.unasked ? [] : [{ name: field.alias ?? stored, stored, field }],
  );

function emptyValue({ field }: FormField): string | boolean {
  if (field.kind === 'flag') return false;
  return field.kind === 'choice' ? (field.default ?? '') : '';
}

const emptyOf = (fields: Fields): Record<string, string | boolean> =>
  Object.fromEntries(formFields(fields).map((field) => [field.name, emptyValue(field)]));

export function emptyResumeForm(): ResumeForm {
  return {
    templateId: DEFAULT_TEMPLATE_ID,
    ...emptyOf(ABOUT_FIELDS),
    summary: '',
    personalInfo: emptyOf(PERSON_FIELDS),
    ...Object.fromEntries(ENTRY_SECTION_NAMES.map((list) => [list, []])),
    designOptions: {},
  } as unknown as ResumeForm;
}

/** A document that an earlier release kept on this device, with the parts that came since. */
export function completed(form: ResumeForm): ResumeForm {
  const empty = emptyResumeForm();
  return { ...empty, ...form, personalInfo: { ...empty.personalInfo, ...form.personalInfo } };
}

/** What the account knows about its person. */
export interface AccountDetails {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
}

/** A form that begins with what the person has already told about themselves. */
export function newResumeForm({ country, ...account }: AccountDetails): ResumeForm {
  const form = emptyResumeForm();
  const location = country ? (new Intl.DisplayNames('en-GB', { type: 'region' }).of(country) ?? '') : '';
  return {
    ...form,
    personalInfo: {
      ...form.personalInfo,
      firstName: account.firstName,
      lastName: account.lastName,
      email: account.email,
      phone: account.phone ?? '',
      location,
    },
  };
}

const EMPTY_ENTRIES = Object.fromEntries(
  ENTRY_SECTION_NAMES.map((list) => {
    const { layout, fields } = ENTRY_SECTIONS[list];
    return [list, layout === 'groups' ? { category: '', items: [] } : emptyOf(fields)];
  }),
);

export function emptyEntry<List extends EntryList>(list: List): EntryForms[List] {
  return { ...EMPTY_ENTRIES[list], key: randomId() } as unknown as EntryForms[List];
}
