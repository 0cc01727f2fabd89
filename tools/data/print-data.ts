const WIDTH = 110;
const STEP = 2;

/** The one layout of a data file: what fits on a line is on one line, everything else has a line for each part. */
export const printData = (value: unknown): string => `${broken(value, 0, 0)}\n`;

function onOneLine(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  const members = Object.entries(value).map(
    ([key, member]) => `${JSON.stringify(key)}: ${onOneLine(member)}`,
  );
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}';
}

/** `before` is what the line holds besides the indentation: the key, and the comma behind. */
function broken(value: unknown, indentation: number, before: number): string {
  const line = onOneLine(value);
  if (value === null || typeof value !== 'object' || indentation + before + line.length <= WIDTH) return line;
  const inner = indentation + STEP;
  const members = Array.isArray(value)
    ? value.map((member) => broken(member, inner, 1))
    : Object.entries(value).map(([name, member]) => {
        const key = `${JSON.stringify(name)}: `;
        return key + broken(member, inner, key.length + 1);
      });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${members.map((member) => ' '.repeat(inner) + member).join(',\n')}\n${' '.repeat(indentation)}${close}`;
}
