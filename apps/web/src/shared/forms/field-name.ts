/** The place of a field as antd's form names it. */
export const fieldName = (path: string): (string | number)[] =>
  path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
