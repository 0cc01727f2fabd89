/** One text of a catalogue: where it is shown, its English, and what it is in the language of the file. */
export interface PoEntry {
  /** What a translator should know, one line each. */
  comments: readonly string[];
  /** Files it is used in. */
  places: readonly string[];
  id: string;
  text: string;
}

export interface PoFile {
  headers: Readonly<Record<string, string>>;
  entries: readonly PoEntry[];
}

const quoted = (text: string): string => JSON.stringify(text).replaceAll('\\u00a0', '\u00a0');

/** A catalogue in the format of gettext, as translators' editors read it. */
export function writePo({ headers, entries }: PoFile): string {
  const head = Object.entries(headers).map(([name, value]) => quoted(`${name}: ${value}\n`));
  const parts = entries.map(({ comments, places, id, text }) =>
    [
      ...comments.map((line) => `#. ${line}`),
      ...places.map((line) => `#: ${line}`),
      `msgid ${quoted(id)}`,
      `msgstr ${quoted(text)}`,
    ].join('\n'),
  );
  return `${[['msgid ""', 'msgstr ""', ...head].join('\n'), ...parts].join('\n\n')}\n`;
}

/** Reads what {@link writePo} writes, and what translators' editors make of it: long texts over several lines. */
export function readPo(source: string): PoFile {
  const entries = source
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map(readEntry)
    .filter((entry) => entry !== undefined);
  const header = entries.find(({ id }) => id === '');
  const lines = (header?.text ?? '').split('\n').filter((line) => line.includes(':'));
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
  });
  return { headers: Object.fromEntries(headers), entries: entries.filter(({ id }) => id !== '') };
}

function readEntry(block: string): PoEntry | undefined {
  const found = { id: '', text: '' };
  let into: keyof typeof found | undefined;
  let isEntry = false;
  for (const line of block.split('\n')) {
    const [, keyword, words] = /^(?:(msgid|msgstr) )?(".*")$/.exec(line.trim()) ?? [];
    if (words === undefined) continue;
    if (keyword) into = keyword === 'msgid' ? 'id' : 'text';
    if (!into) continue;
    isEntry = true;
    found[into] += unquoted(words, line);
  }
  if (!isEntry) return undefined;
  const marked = (mark: string): string[] =>
    block.split('\n').flatMap((line) => (line.startsWith(mark) ? [line.slice(mark.length).trim()] : []));
  return { ...found, comments: marked('#. '), places: marked('#: ') };
}

function unquoted(words: string, line: string): string {
  try {
    return JSON.parse(words) as string;
  } catch {
    throw new Error(`This line of a PO file cannot be read: ${line}`);
  }
}
