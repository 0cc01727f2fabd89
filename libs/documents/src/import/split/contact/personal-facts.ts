import { writtenDay } from '../dates/written-day.ts';
import { choiceAtStart } from '../fields/choice-words.ts';
import type { ReadField, ReadFields } from '../fields/field.types.ts';
import maritalWords from '../words/marital-words.json' with { type: 'json' };
import type { ContactPiece } from './contact-pieces.ts';

/** Facts of a person that only some countries expect on a resume. */
export const PERSONAL_FACTS = [
  'nationality',
  'workRight',
  'visaStatus',
  'noticePeriod',
  'stateOfOrigin',
  'lga',
  'dateOfBirth',
  'gender',
  'maritalStatus',
  'idNumber',
] as const;
export type PersonalFact = (typeof PERSONAL_FACTS)[number];

/** Longer texts behind such a label are no fact. */
const LONGEST = 80;

/** The facts that are printed behind their own labels; what they do not say as a fact stays where it was. */
export function personalFacts(pieces: readonly ContactPiece[]): ReadFields<PersonalFact> {
  const facts: ReadFields<PersonalFact> = {};
  for (const name of PERSONAL_FACTS) {
    const said = pieces.flatMap((piece) => (piece.kind === name ? (factOf(name, piece) ?? []) : []));
    if (said[0]) facts[name] = said[0];
  }
  return facts;
}

function factOf(name: PersonalFact, { text, sources, box }: ContactPiece): ReadField | undefined {
  const field = { text, sources, ...(box ? { box } : {}) };
  if (text.length > LONGEST || !/[\p{L}\p{N}]/u.test(text)) return undefined;
  if (name === 'dateOfBirth') {
    const day = writtenDay(text);
    return day ? { ...field, text: day.date, isUnsure: day.isAmbiguous } : undefined;
  }
  if (name !== 'maritalStatus') return field;
  const status = choiceAtStart({ ...maritalWords }, text);
  return status ? { ...field, text: status.choice, said: status.word } : undefined;
}
