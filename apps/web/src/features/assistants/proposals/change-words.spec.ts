import { describe, expect, it } from '@jest/globals';
import { textKey } from '../../../shared/language/text-key.ts';
import { setTranslation } from '../../../shared/language/texts.ts';
import { CatalogueTranslation } from '../../../shared/language/translation.ts';

const german = new CatalogueTranslation('de');
german.add({
  [textKey('Letter to {}')]: 'Brief an {0}',
  [textKey('Resume “{}”')]: 'Lebenslauf „{0}“',
  [textKey('Copy of “{}”')]: 'Kopie von „{0}“',
  [textKey('{} at {}')]: '{0} bei {1}',
  [textKey('Company')]: 'Firma',
  [textKey('Interview')]: 'Gespräch',
});
// Texts of a screen are filled when its file is loaded.
setTranslation(german, 'de');
const { changeLabel, changeLines, proposalTitle } = await import('./change-words.ts');

describe('what the server says of a suggestion', () => {
  it('is in the language of the screens, with names as they are', () => {
    expect(['Company', 'Letter to Kora Foods', 'Accountant, Kora Foods'].map(changeLabel)).toEqual([
      'Firma',
      'Brief an Kora Foods',
      'Accountant, Kora Foods',
    ]);
    expect(proposalTitle('resume-text', 'Resume “Clerk”')).toBe('Lebenslauf „Clerk“');
    expect(proposalTitle('tailored-copy', 'Copy of “Clerk”')).toBe('Kopie von „Clerk“');
    expect(proposalTitle('saved-job', 'Clerk at Kora Foods')).toBe('Clerk bei Kora Foods');
    expect(proposalTitle('cover-letter', 'Clerk at Kora Foods')).toBe('Clerk at Kora Foods');
    expect(changeLines('application-status', 'interview')).toEqual(['Gespräch']);
    expect(changeLines('cover-letter', 'One\ntwo')).toEqual(['One', 'two']);
  });
});
