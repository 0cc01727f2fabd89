import { type Field, type Fields, inOrder } from '@career/contracts/resume-table/field.types';
import { valueAt } from '../../form/form-path.ts';
import { useDocument } from '../editor-context.tsx';
import { TableField } from './table-field.tsx';

/** The inputs of all fields that a person is asked for, in the order of the form. @param at where they are in the form, with a last dot. */
export function TableFields({ fields, at = '' }: { fields: Fields; at?: string }) {
  return askedFields(fields).map(([name, field]) => {
    const path = `${at}${field.alias ?? name}`;
    const { unless } = field.input ?? {};
    return unless ? (
      <AskedField key={name} field={field} path={path} other={`${at}${unless.field}`} is={unless.is} />
    ) : (
      <TableField key={name} field={field} path={path} />
    );
  });
}

const ordered = new WeakMap<Fields, [string, Field][]>();

function askedFields(fields: Fields): [string, Field][] {
  const known =
    ordered.get(fields) ?? inOrder(fields, ({ input }) => input?.after).filter(([, field]) => !field.unasked);
  ordered.set(fields, known);
  return known;
}

interface AskedProps {
  field: Field;
  path: string;
  other: string;
  is: string;
}

/** A field that is asked for while another one does not have a value. */
function AskedField({ field, path, other, is }: AskedProps) {
  const isAsked = useDocument((document) => valueAt(document, other) !== is);
  return isAsked && <TableField field={field} path={path} />;
}
