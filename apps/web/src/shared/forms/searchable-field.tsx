import { Input, Select } from 'antd';
import { t } from '../language/texts.ts';
import { ContractField, READ_ONLY } from './contract-fields.tsx';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface SearchableInputProps {
  choices: readonly Choice[];
  readOnly: boolean;
  canBeEmpty?: boolean | undefined;
  /** Given by the field around it. */
  id?: string;
  value?: string | null;
  onChange?: (value: string | null) => void;
}

/** One of many choices, found by typing; a line of text while nothing is edited. */
export function SearchableField({
  path,
  ...input
}: { path: string } & Omit<SearchableInputProps, 'id' | 'value' | 'onChange'>) {
  return (
    <ContractField path={path}>
      <SearchableInput {...input} />
    </ContractField>
  );
}

function SearchableInput({
  choices,
  readOnly,
  canBeEmpty = false,
  id,
  value,
  onChange,
}: SearchableInputProps) {
  if (readOnly) {
    const label = choices.find((choice) => choice.value === value)?.label ?? '';
    return <Input {...(id ? { id } : {})} value={label} {...READ_ONLY} />;
  }
  return (
    <Select<string | null>
      {...(id ? { id } : {})}
      value={value ?? null}
      onChange={(next) => onChange?.(next ?? null)}
      options={[...choices]}
      showSearch={{ optionFilterProp: 'label' }}
      allowClear={canBeEmpty}
      placeholder={canBeEmpty ? t`Not said` : undefined}
    />
  );
}
