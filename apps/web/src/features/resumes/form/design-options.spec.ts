import { describe, expect, it } from '@jest/globals';
import { orderedSections, withOption, withSectionShown } from './design-options.ts';

describe('design options', () => {
  it('give a choice back to the template by leaving its key out', () => {
    const options = withOption({ density: 'airy' }, 'accentColor', '#112233');
    expect(options).toEqual({ density: 'airy', accentColor: '#112233' });
    expect(withOption(options, 'accentColor', undefined)).toEqual({ density: 'airy' });
  });

  it('list moved sections first and the others in the usual order', () => {
    expect(orderedSections({ sectionOrder: ['skills', 'summary'] }).slice(0, 4)).toEqual([
      'skills',
      'summary',
      'experience',
      'education',
    ]);
  });

  it('hide and show a section without trace', () => {
    const hidden = withSectionShown({}, 'languages', false);
    expect(hidden).toEqual({ hiddenSections: ['languages'] });
    expect(withSectionShown(hidden, 'languages', false)).toEqual(hidden);
    expect(withSectionShown(hidden, 'languages', true)).toEqual({});
  });
});
