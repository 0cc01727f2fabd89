import data from '../words/labels.json' with { type: 'json' };

/** What a label before a colon, or in a column of labels, says of the words behind it. */
export type LabelKind = keyof typeof data;

const KINDS = new Map<string, LabelKind>(
  (Object.keys(data) as LabelKind[]).flatMap((kind) => data[kind].map((label) => [label, kind] as const)),
);

export function labelKind(text: string | undefined): LabelKind | undefined {
  return text === undefined
    ? undefined
    : KINDS.get(
        text
          .toLowerCase()
          .replace(/[’‘`]/g, "'")
          .replace(/\s*&\s*/g, ' and ')
          .replace(/[\s:：.]+$/u, '')
          .trim(),
      );
}
