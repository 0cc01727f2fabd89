/** Which field of the same object holds the beginning, and which flag says that the end does not count. */
export interface NotBefore {
  readonly field: string;
  /** While this flag of the same object is true, the end is not shown and may say anything. */
  readonly unless: string;
}

const MONTH = /^\d{4}-\d{2}/;

/** Whether an end is no earlier than its beginning. What is empty or no month at all is for other rules to tell. */
export function isNotBefore(
  { field, unless }: NotBefore,
  end: unknown,
  siblings: Readonly<Record<string, unknown>>,
): boolean {
  const start = siblings[field];
  if (siblings[unless] === true || typeof end !== 'string' || typeof start !== 'string') return true;
  const [first] = MONTH.exec(start.trim()) ?? [];
  const [last] = MONTH.exec(end.trim()) ?? [];
  return !first || !last || last >= first;
}
