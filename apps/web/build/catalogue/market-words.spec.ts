import { factState } from '@career/career/markets/fact-choice';
import { MARKET_PROFILES } from '@career/career/markets/market-profiles';
import { PROTECTED_FACTS } from '@career/contracts/resume-table/printed-facts';
import type { DesignOptionsDto } from '@career/contracts/resumes/design-options.dto';
import { describe, expect, it } from '@jest/globals';
import { factReason, marketWord } from '../../src/features/resumes/market/rule-words.ts';
import { translated } from '../../src/shared/language/texts.ts';
import { inPseudoTexts } from './testing/pseudo-texts.ts';

inPseudoTexts(['shared', 'contract', 'resumes', 'resume-fields']);

const CHOICES: readonly DesignOptionsDto[] = [
  {},
  { shownFacts: [...PROTECTED_FACTS] },
  { hiddenFacts: [...PROTECTED_FACTS] },
];

/** Plain English beside texts of the catalogue, which have accents. */
const ENGLISH = /\b[A-Za-z]{3,}\b/;

describe('what markets expect, in another language', () => {
  it.each(MARKET_PROFILES.map((profile) => [profile.id, profile] as const))(
    'has every name and reason of %s in the catalogue',
    (_id, profile) => {
      const rules = [...Object.values(profile.facts), ...Object.values(profile.layout)];
      const shown = [
        marketWord(profile),
        ...rules.map(({ why }) => translated(why)),
        ...CHOICES.flatMap((options) =>
          PROTECTED_FACTS.map((fact) => factReason(factState(fact, profile, options), profile)),
        ),
      ];
      expect(shown.length).toBeGreaterThan(PROTECTED_FACTS.length * CHOICES.length);
      expect(shown.filter((text) => !text.startsWith('[') || ENGLISH.test(text))).toEqual([]);
    },
  );
});
