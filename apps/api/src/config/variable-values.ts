/** Every variable is text; what is not a number stays text, for the rule to refuse. */
export const toNumber = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
