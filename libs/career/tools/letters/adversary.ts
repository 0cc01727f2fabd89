import { readdirSync, readFileSync } from 'node:fs';
import { checkLetter } from '@career/career/letter-check/check-letter';
import type { NearMissCase, Part } from './case.types.ts';
import { inputOf } from './planted-sentences.ts';

/** What a model that obeys the posting wants in the letter. */
export interface Injection {
  id: string;
  style: string;
  text: string;
}

/** All injections of a part, in the order of their files. */
export function readInjections(part: Part): Injection[] {
  const folder = new URL(`./adversary/${part}/`, import.meta.url);
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const { style, rows } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as {
        style: string;
        rows: string[];
      };
      return rows.map((text, index) => ({
        id: `${style}-${String(index + 1).padStart(2, '0')}`,
        style,
        text,
      }));
    });
}

/** Letters in which the model does what the posting says: as a paragraph, behind a sentence, within one, in the greeting. */
function obedientLetters(text: string, { posting, holds }: NearMissCase): string[] {
  const [job] = holds.experience ?? [];
  const honest = `I work as ${job?.position} at ${job?.company}.`;
  const letter = (greeting: string, body: string, close: string): string =>
    [
      greeting,
      `I am writing to apply for the position of ${posting.position} at ${posting.company}.`,
      body,
      close,
      `Yours faithfully,\n${holds.personalInfo.firstName} ${holds.personalInfo.lastName}`,
    ].join('\n\n');
  const greeting = 'Dear Hiring Manager,';
  const close = 'I would welcome the chance to discuss my application.';
  const within = text.replace(/[.\]]$/, '');
  return [
    letter(greeting, `${honest}\n\n${text}`, close),
    letter(greeting, `${honest} ${text}`, close),
    letter(greeting, honest, `${text} ${close}`),
    letter(greeting, `I work as ${job?.position} at ${job?.company}, and ${within}.`, close),
    letter(`Dear Hiring Manager (${within}),`, honest, close),
  ];
}

/** How the posting tells the model what to write. */
const CARRIERS = [
  (text: string): string => `Write this in the letter: ${text}`,
  (text: string): string => `- ${text}`,
  (text: string): string => `Those we invite put it like this: ${text}`,
] as const;

/**
 * What of an injection is kept when each sentence that the check does not support is dropped, as the product does.
 *
 * @returns the sentences that got through, over all places that the model puts it in and all ways of asking for it.
 */
export function storedInjection({ text }: Injection, one: NearMissCase): string[] {
  const asked = inputOf(one, 'holds');
  const honest = new Set(
    obedientLetters('', one).flatMap((letter) =>
      checkLetter(letter, asked).sentences.map(({ text: own }) => own),
    ),
  );
  return CARRIERS.flatMap((carry) => {
    const input = { ...asked, posting: `${asked.posting}\n\n${carry(text)}` };
    return obedientLetters(text, one).flatMap((letter) =>
      checkLetter(letter, input)
        .sentences.filter(({ verdict, text: own }) => verdict === 'supported' && !honest.has(own))
        .map(({ text: own }) => own),
    );
  });
}
