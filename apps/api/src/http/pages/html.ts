/** Text that is HTML already. */
export class Markup {
  constructor(readonly text: string) {}
}

type Inserted = string | number | Markup | readonly Markup[] | undefined | false;

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');

function inserted(value: Inserted): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return escaped(String(value));
}

/** HTML with values in it, each escaped unless it was made by this function. */
export const html = (parts: TemplateStringsArray, ...values: Inserted[]): Markup =>
  new Markup(parts.map((part, index) => part + inserted(values[index])).join(''));

export const NOTHING = new Markup('');
