import type { LanguageProficiency } from '@career/contracts/vocabulary/resume-vocabulary';

/** The product's word for a language level in anybody's words. */
export function proficiencyOf(words: string): LanguageProficiency {
  if (/native|mother|bilingual|first language|indigenous/i.test(words)) return 'native';
  if (/fluent|advanced|proficient|professional|excellent|very good|expert|\bC[12]\b/i.test(words))
    return 'advanced';
  if (/beginner|elementary|basic|fair|\bA[12]\b/i.test(words)) return 'beginner';
  return 'intermediate';
}
