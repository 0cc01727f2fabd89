import { Input, Select } from 'antd';
import type { Choice } from './profile-choices.ts';

interface ChoiceInputProps {
  choices: readonly Choice[];
  editing: boolean;
  canBeEmpty?: boolean;
  /** Given by the form item around it. */
  id?: string;
  value?: string | null;
  onChange?: (value: string | null) => void;
}

/** One of a list that can be searched; its words in a read-only line while nothing is edited. */
export function ChoiceInput({ choices, editing, canBeEmpty = false, id, value, onChange }: ChoiceInputProps) {
  if (!editing) {
    const label = choices.find((choice) => choice.value === value)?.label ?? '';
    return <Input {...(id ? { id } : {})} value={label} readOnly variant="filled" />;
  }
  return (
    <Select<string | null>
      {...(id ? { id } : {})}
      value={value ?? null}
      onChange={(next) => onChange?.(next ?? null)}
      options={[...choices]}
      showSearch={{ optionFilterProp: 'label' }}
      allowClear={canBeEmpty}
      placeholder={canBeEmpty ? 'Not said' : undefined}
    />
  );
}
