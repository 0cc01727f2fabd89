import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CheckoutCopy, copyCheckout } from '../testing/checkout-copy.ts';
import { type Outcome, runCommand } from './run-command.ts';

let copy: CheckoutCopy;
let found: Outcome;

const SCREEN = 'apps/web/src/features/privacy/planted.tsx';
const MAIL = 'apps/api/src/modules/reminders/mails/planted.mail.ts';
const SENTENCE = 'libs/career/src/insights/planted.ts';
const MAIL_TRANSLATIONS = 'apps/api/src/mail/texts/data/mail-translations.json';
const FRENCH = 'apps/web/src/locales/fr/auth.po';

/** Gives the first text with such a place a translation that lost it, and adds a text that nothing uses. */
function plantInFrench(): void {
  const path = resolve(copy.root, FRENCH);
  const source = readFileSync(path, 'utf8').replace(
    /(msgid "Hide password"\n)msgstr ".*"/,
    '$1msgstr "Cacher {word}"',
  );
  writeFileSync(path, `${source}\nmsgid "Planted"\nmsgstr ""\n`);
}

/** Gives the mails other words than the PO file has. */
function plantInMails(): void {
  const path = resolve(copy.root, MAIL_TRANSLATIONS);
  writeFileSync(path, readFileSync(path, 'utf8').replace('Votre compte a été supprimé', 'Compte parti'));
}

beforeAll(async () => {
  copy = copyCheckout('borrowed');
  writeFileSync(resolve(copy.root, SCREEN), 'export const Planted = () => <p>Planted words here</p>;\n');
  writeFileSync(resolve(copy.root, MAIL), "export const subject = 'Planted words in a mail';\n");
  writeFileSync(resolve(copy.root, SENTENCE), "export const finding = 'Planted advice for a person.';\n");
  plantInMails();
  plantInFrench();
  found = await runCommand([resolve(copy.root, 'apps/web/build/check-catalogue.ts')]);
}, 120_000);
afterAll(() => copy.remove());

describe('npm run check -- catalogue', () => {
  it('fails on English that is not in the catalogue, naming its place', () => {
    expect(found.passed).toBe(false);
    expect(found.output).toContain(`${SCREEN}:1  “Planted words here” is not in the catalogue`);
  });

  it('fails on English in a mail, and on mails that do not say what the PO files say', () => {
    expect(found.output).toContain(`${MAIL}:1  “Planted words in a mail” is not in the catalogue`);
    expect(found.output).toContain(`${MAIL_TRANSLATIONS} is not what the PO files say`);
  });

  it('fails on English in a sentence of an analysis', () => {
    expect(found.output).toContain(`${SENTENCE}:1  “Planted advice for a person.” is not in the catalogue`);
  });

  it('fails on a text that nothing uses', () => {
    expect(found.output).toContain('fr/auth.po: nothing uses “Planted”');
  });

  it('fails on a place that the English does not have', () => {
    expect(found.output).toContain('fr/auth.po: “Cacher {word}”: {word} is not in the English');
  });
});
