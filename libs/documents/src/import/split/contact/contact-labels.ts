import data from '../words/contact-words.json' with { type: 'json' };

/** What a label among the contacts says of the words behind it. */
export type ContactLabel = keyof typeof data;

const KINDS = new Map<string, ContactLabel>(
  (Object.keys(data) as ContactLabel[]).flatMap((kind) =>
    data[kind].map((word) => [word.replace(/\./g, ''), kind] as const),
  ),
);
const key = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s:：.]+$/u, '')
    .replace(/\./g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The meaning of a text that is only a label; a lone letter is one only before a colon. */
export function contactLabel(text: string): ContactLabel | undefined {
  const bare = key(text);
  return bare.length === 1 && !/[:：.]\s*$/.test(text) ? undefined : KINDS.get(bare);
}

/** A label with the words behind it: 'Phone: 0803 …', 'Adresse Dakar' only with a mark between. */
export function labelledText(text: string): { kind: ContactLabel; rest: string } | undefined {
  const [, label = '', rest = ''] = /^([\p{L}][\p{L} .()/-]{0,40}?)\s*[:：]\s*(.*)$/u.exec(text) ?? [];
  const kind = label ? contactLabel(`${label}:`) : undefined;
  return kind ? { kind, rest } : undefined;
}
