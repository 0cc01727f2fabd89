import { describe, expect, it } from '@jest/globals';
import { mailTexts } from './mail-texts.ts';

describe('a name in a mail', () => {
  const company = 'Kora Foods (Lagos)';

  it('is kept apart from the words around it where they run from right to left', () => {
    expect(mailTexts('ar').t`Tomorrow: interview at ${company}`).toContain(`\u2068${company}\u2069`);
  });

  it('stays as it is elsewhere, and an address everywhere', () => {
    expect(mailTexts('fr').t`Tomorrow: interview at ${company}`).not.toContain('\u2068');
    const address = 'https://example.com/stop';
    expect(mailTexts('ar').t`Tomorrow: interview at ${address}`).not.toContain('\u2068');
  });
});
