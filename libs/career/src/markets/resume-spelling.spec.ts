import { describe, expect, it } from '@jest/globals';
import { otherSpellings, withSpelling } from './resume-spelling.ts';

const RESUME = {
  title: 'Organized files',
  summary: 'Organized a **program** center, see [my center](https://center.example/organize).',
  experience: [
    {
      company: 'Center for Labor',
      position: 'Labor clerk',
      description: '- Organized the Center\n2. organized labor',
    },
    { company: 'Kora', position: 'Clerk', description: 'Sold food' },
  ],
};

describe('spelling', () => {
  it('lists words of summary and descriptions that are spelled the other way, and no names or addresses', () => {
    expect(otherSpellings(RESUME, 'british')).toEqual([
      { word: 'organized', wanted: 'organised', count: 3 },
      { word: 'center', wanted: 'centre', count: 1 },
      { word: 'labor', wanted: 'labour', count: 1 },
    ]);
    expect(otherSpellings(RESUME, 'american')).toEqual([]);
    expect(otherSpellings({}, 'british')).toEqual([]);
  });

  it('changes the one word that is asked for, and leaves the rest as it is', () => {
    const changed = withSpelling(RESUME, { word: 'organized' }, 'british');
    expect(changed.summary).toBe(
      'Organised a **program** center, see [my center](https://center.example/organize).',
    );
    expect(changed.experience[0]).toEqual({
      ...RESUME.experience[0],
      description: '- Organised the Center\n2. organised labor',
    });
    expect(changed.experience[1]).toBe(RESUME.experience[1]);
    expect(changed.title).toBe(RESUME.title);
    expect(otherSpellings(changed, 'british').map(({ word }) => word)).toEqual(['center', 'labor']);
    const back = ['organised'].reduce((so, word) => withSpelling(so, { word }, 'american'), changed);
    expect(back).toEqual(RESUME);
  });
});
