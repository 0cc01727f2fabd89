import { ChoiceField, FlagField } from '../fields/choice-fields.ts';
import type { FieldDocs } from '../fields/field.ts';
import { TextListField } from '../fields/nested-fields.ts';
import {
  DateField,
  EmailField,
  MonthOrYearField,
  OptionalEmailField,
  PictureUrlField,
  UrlField,
  WebLinkField,
} from '../fields/pattern-fields.ts';
import { TextField } from '../fields/text-field.ts';
import { type FieldDocs as Docs, type Field, type Fields, isOptional } from '../resume-table/field.types.ts';

type DocsOf = Docs<Fields>;

const choiceDecorator = (field: Extract<Field, { kind: 'choice' }>, docs: FieldDocs): PropertyDecorator =>
  ChoiceField({
    ...docs,
    choices: field.choices,
    enumName: field.enumName,
    ...(field.default === undefined ? {} : { default: field.default }),
    ...(field.message ? { message: field.message } : {}),
  });

/** The decorator of a field: its rules, their messages and its documentation, as the table has them. */
function fieldDecorator(field: Field, [description, example]: DocsOf[string]): PropertyDecorator {
  const { label } = field;
  const required = field.required === true ? `${label} is required` : field.required;
  const docs: FieldDocs = {
    label,
    description,
    ...(example === undefined ? {} : { example: field.kind === 'list' ? [example] : example }),
    ...(isOptional(field) ? { optional: true } : {}),
  };
  const needed = required === undefined ? {} : { min: { length: 1, message: required }, completeOnly: true };
  switch (field.kind) {
    case 'text':
      return TextField({ ...docs, ...needed, ...(field.max ? { max: field.max } : {}) });
    case 'lines':
      return TextField({ ...docs, ...needed, max: field.max, verbatim: true });
    case 'list':
      return TextListField({ ...docs, max: field.max });
    case 'choice':
      return choiceDecorator(field, docs);
    case 'flag':
      return FlagField({ ...docs, default: false });
    case 'month-or-year':
      return MonthOrYearField({
        ...docs,
        ...(required === undefined ? {} : { required, completeOnly: true }),
        ...(field.notBefore ? { notBefore: field.notBefore } : {}),
      });
    case 'date':
      return DateField(docs);
    case 'optional-email':
      return OptionalEmailField(docs);
    case 'email':
      return EmailField({ ...docs, message: required ?? `${label} must be an email`, completeOnly: true });
    case 'url':
      return UrlField(docs);
    case 'picture-url':
      return PictureUrlField(docs);
    case 'web-link':
      return WebLinkField(docs);
  }
}

/** Gives a DTO the fields of a table. */
export function declareFields(dto: new () => object, fields: Fields, docs: DocsOf): void {
  for (const [name, field] of Object.entries(fields)) {
    const said = docs[name];
    if (!said) throw new Error(`The API document says nothing of the field ${name}`);
    fieldDecorator(field, said)(dto.prototype as object, name);
  }
}
