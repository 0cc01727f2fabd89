import { choiceAtStart } from '../fields/choice-words.ts';
import type { ReadField, ReadFields } from '../fields/field.types.ts';
import type { ReadLine } from '../line.ts';
import serviceWords from '../words/service-words.json' with { type: 'json' };

const CERTIFICATE = /\b(?:certificate|cert\.?)\s*(?:no\.?|number)\s*:?\s*([A-Z]?\d[\dA-Z/-]{4,})/i;
const STATE = /(?<!\p{L})(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?) State(?!\p{L})/u;
const BATCH = /(?:\b20\d\d,? )?\bbatch [a-c]\b(?:,? stream (?:i{1,2}|[12])\b)?/i;

/** The number of a certificate in a text, and the words that say so. */
export function certificateIn(text: string): { number: string; words: string } | undefined {
  const [words, number] = CERTIFICATE.exec(text) ?? [];
  return words && number ? { number, words } : undefined;
}

/** What the lines of a section say of a service in running text: state, batch, how far it is, certificate. */
export function serviceFacts(
  lines: readonly ReadLine[],
): ReadFields<'certificateNumber' | 'serviceState' | 'batch' | 'status'> {
  const facts: ReturnType<typeof serviceFacts> = {};
  for (const { text, sources } of lines) {
    const field = (value: string, said?: string): ReadField => ({
      text: value,
      sources,
      ...(said ? { said } : {}),
    });
    const certificate = certificateIn(text);
    if (certificate) facts.certificateNumber ??= field(certificate.number, certificate.words);
    const [state, name] = STATE.exec(text) ?? [];
    if (state && name) facts.serviceState ??= field(name, state);
    const [batch] = BATCH.exec(text) ?? [];
    if (batch) facts.batch ??= field(batch);
    for (const part of text.split(/[.,;:–—\t]\s*/)) {
      const status = choiceAtStart({ ...serviceWords }, part);
      if (status) facts.status ??= field(status.choice, status.word);
    }
  }
  return facts;
}
