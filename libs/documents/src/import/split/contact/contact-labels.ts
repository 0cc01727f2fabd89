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

/** Labels by their form, of which people have too many ways for a list. */
const FORMS: readonly (readonly [form: RegExp, kind: ContactLabel])[] = [
  [
    /^(?!(?:e-?mail|mail|web|digital|gps|ip|preferred|desired|job|work)(?!\p{L}))(?:\p{L}[\p{L}/&,' -]{1,30} )?(?:address(?:es)?|addr|residence|location|domicile)(?: ?\([^()]*\))?$/u,
    'location',
  ],
  [
    /^(?:sur|last |family |first |full )?names?(?:[ ,/&]+(?:and )?(?:surname|(?:other|first|middle|given|last|family) names?|initials|in full))+$/u,
    'name',
  ],
  // 'Name of staff', 'Noms et prénoms', but not 'Name of employer'.
  [
    /^(?:(?:full |complete )?names? (?:of (?:the )?(?:applicant|candidate|staff|expert|employee|person|holder)|in (?:full|block.{0,12})|\((?:in )?(?:full|surname first|block letters)\))|(?:candidate|applicant|staff)(?:['’]?s)? (?:full )?names?|noms?(?:[ ,/&]+(?:et )?(?:prénoms?|postnoms?))+|prénoms?(?:[ ,/&]+(?:et )?noms?)|nomes? (?:e|completo) ?(?:apelidos?)?)$/u,
    'name',
  ],
  [/^(?:digital|gps|ghana ?post(?: gps)?) address$/u, 'private'],
  [/^e-?mails?(?: (?:address(?:es)?|id|add))?$/u, 'email'],
  [
    /^(?:(?:alternative|other|home|office|personal|my) )?(?:(?:tele)?phone|tel|mobile|cell(?:phone)?|gsm|whatsapp|contact|call)(?:[ /&](?:(?:tele)?phone|tel|mobile|cell|line|whatsapp|contact|and))* ?(?:nos?|numbers?|lines?)(?:\(s\))?$/u,
    'phone',
  ],
  [
    /^(?:(?:place|town|city|country|state|district|village|region) of birth|birth ?place|née?(?: le)?)$/u,
    'private',
  ],
  // Nobody types this without fail.
  [/^c[ur]{2,3}[a-z]{4,8} v[a-z]{3,6}(?: \(?c[. ]?v\)?)?$/u, 'document'],
];
const LONGEST_LABEL = 50;

/** The meaning of a text that is only a label; a lone letter is one only before a colon. */
export function contactLabel(text: string): ContactLabel | undefined {
  const bare = key(text);
  if (bare.length === 1 && !/[:：.]\s*$/.test(text)) return undefined;
  if (bare.length > LONGEST_LABEL) return undefined;
  return KINDS.get(bare) ?? FORMS.find(([form]) => form.test(bare))?.[1];
}

/** A label with the words behind it: 'Phone: 0803 …', 'Adresse Dakar' only with a mark between. */
export function labelledText(text: string): { kind: ContactLabel; rest: string } | undefined {
  const [, label = '', rest = ''] = /^([\p{L}][\p{L} .,()/&'’-]{0,40}?)\s*[:：]\s*(.*)$/u.exec(text) ?? [];
  const kind = label ? contactLabel(`${label}:`) : undefined;
  return kind ? { kind, rest } : undefined;
}
