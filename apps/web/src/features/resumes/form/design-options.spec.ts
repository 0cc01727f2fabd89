import { turnFact } from '@career/career/markets/fact-choice';
import { sectionColumns } from '@career/templates/section-columns';
import { describe, expect, it } from '@jest/globals';
import { sectionName, withHeading, withOption, withoutTuning, withSectionShown } from './design-options.ts';

describe('design options', () => {
  it('give a choice back to the template by leaving its key out', () => {
    const options = withOption({ density: 'airy' }, 'accentColor', '#112233');
    expect(options).toEqual({ density: 'airy', accentColor: '#112233' });
    expect(withOption(options, 'accentColor', undefined)).toEqual({ density: 'airy' });
  });

  it('list the sections of each column as the template prints them, moved ones first', () => {
    const [main, side] = sectionColumns('modern-professional', {
      sectionOrder: ['achievements', 'languages'],
    });
    expect(main?.slice(0, 4)).toEqual(['achievements', 'summary', 'experience', 'internships']);
    expect(side).toEqual(['languages', 'skills']);
  });

  it('keep headings and facts of the person when the template takes the rest back', () => {
    const headed = withHeading({ density: 'airy', hiddenSections: ['skills'] }, 'custom1', 'Patents');
    const options = turnFact(headed, 'gender', undefined);
    expect(withoutTuning(options)).toEqual({
      sectionHeadings: { custom1: 'Patents' },
      shownFacts: ['gender'],
      choicesFor: 'none',
    });
    expect(sectionName(options, 'custom1')).toBe('Patents');
    expect(sectionName(options, 'custom2')).toBe('Further information');
    expect(turnFact(withHeading(withoutTuning(options), 'custom1', ''), 'gender', undefined)).toEqual({});
  });

  it('hide and show a section without trace', () => {
    const hidden = withSectionShown({}, 'languages', false);
    expect(hidden).toEqual({ hiddenSections: ['languages'] });
    expect(withSectionShown(hidden, 'languages', false)).toEqual(hidden);
    expect(withSectionShown(hidden, 'languages', true)).toEqual({});
  });
});
