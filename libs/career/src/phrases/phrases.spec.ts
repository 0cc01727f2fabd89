import { firstBlank } from '@career/contracts/marked-text/blanks';
import { describe, expect, it } from '@jest/globals';
import { allOccupations } from '../taxonomy/occupations.ts';
import { skillById } from '../taxonomy/skills.ts';
import { descriptionHints } from '../writing/writing-hints.ts';

import data from './data/skill-phrases.json' with { type: 'json' };
import { suggestPhrases } from './phrases.ts';

describe('suggested phrases', () => {
  it('come from the skills of the occupation that a title is placed in, what it requires first', () => {
    const found = suggestPhrases('Cashier');
    expect(found?.occupation).toBe('Cashier');
    expect(found?.phrases.map(({ skill }) => skill).slice(0, 2)).toEqual(['cashiering', 'customer-service']);
    const cashier = allOccupations().find(({ id }) => id === 'cashier');
    const ofWork = new Set(cashier?.skills.map(({ skill }) => skill));
    expect(found?.phrases.filter(({ skill }) => !ofWork.has(skill))).toEqual([]);
  });

  it('are at most six, and none for a title that is not placed', () => {
    expect(suggestPhrases('Registered nurse')?.phrases.length).toBeLessThanOrEqual(6);
    expect(suggestPhrases('Qwxz')).toBeUndefined();
    expect(suggestPhrases('')).toBeUndefined();
  });

  it('have one blank each and belong to a skill that exists', () => {
    for (const { skill, text } of data.phrases) {
      expect(skillById(skill)?.id).toBe(skill);
      const blank = firstBlank(text);
      expect(blank && firstBlank(text.slice(blank.end))).toBeUndefined();
      expect(blank).toBeDefined();
    }
  });

  it('once filled in, are lines that the rules of writing find nothing wrong with', () => {
    const faults = data.phrases.flatMap(({ text }) =>
      descriptionHints(text.replace('____', '40')).filter(
        ({ kind }) => kind === 'duty' || kind === 'pronoun',
      ),
    );
    expect(faults).toEqual([]);
  });

  it('are there for nearly every occupation', () => {
    const known = new Set(data.phrases.map(({ skill }) => skill));
    const served = allOccupations().filter(
      ({ skills }) => skills.filter(({ skill }) => known.has(skill)).length >= 2,
    );
    expect(served.length / allOccupations().length).toBeGreaterThan(0.9);
  });
});
