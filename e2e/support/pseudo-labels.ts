import type { Locator, Page } from '@playwright/test';

/** As the build writes the letters of `en-XA`. */
const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = [...'àƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉFĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'];
const ACCENTS = new Map([...PLAIN].map((letter, index) => [letter, ACCENTED[index] ?? letter]));
/** Marks what is filled into a text, which stays as it is. */
const FILLED = /(<[^>]+>)/;

/** A name in `en-XA`, `Tags of <Clerk>` with what is filled in between angle brackets, anywhere in the name of a control. */
export function inPseudo(english: string): RegExp {
  const own = english
    .split(FILLED)
    .map((piece) =>
      FILLED.test(piece)
        ? piece.slice(1, -1)
        : [...piece].map((letter) => ACCENTS.get(letter) ?? letter).join(''),
    )
    .join('');
  return new RegExp(`\\[${own.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}·*\\]`);
}

/** A button by its English name, on a screen in `en-XA`. */
export const button = (within: Page | Locator, english: string): Locator =>
  within.getByRole('button', { name: inPseudo(english) }).first();

/** The field with an English label, on a screen in `en-XA`. */
export const field = (within: Page | Locator, english: string): Locator =>
  within.getByLabel(inPseudo(english)).first();
