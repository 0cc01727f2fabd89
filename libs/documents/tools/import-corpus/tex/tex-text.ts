const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '#': '\\#',
  $: '\\$',
  '%': '\\%',
  '&': '\\&',
  _: '\\_',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Plain text as TeX prints it. */
export const tex = (text: string | undefined): string =>
  (text ?? '').replace(/[\\{}#$%&_~^]/g, (sign) => ESCAPES[sign] ?? sign).replaceAll(' – ', ' -- ');

/** A list of bullets, or nothing. */
export function bullets(lines: readonly string[] | undefined, environment = 'itemize'): string {
  if (lines === undefined || lines.length === 0) return '';
  return `\\begin{${environment}}\n${lines.map((line) => `\\item ${tex(line)}`).join('\n')}\n\\end{${environment}}`;
}

export const joined = (parts: readonly (string | undefined)[], separator = ', '): string =>
  parts
    .filter((part) => part !== undefined && part !== '')
    .map(tex)
    .join(separator);
