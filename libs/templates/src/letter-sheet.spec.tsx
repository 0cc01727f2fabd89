/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { TEMPLATES } from './catalogue.ts';
import { LetterSheet, type LetterSheetProps } from './letter-sheet.tsx';
import { contrast, TEXT_CONTRAST } from './model/colour.ts';
import { textOf } from './testing/drawn-sheet.tsx';

const LETTER: LetterSheetProps = {
  templateId: 'modern-professional',
  person: { firstName: 'Adébáyọ̀', lastName: 'Ọláńrewájú', email: 'ade@example.com' },
  date: '21 November 2026',
  company: '"Kora" & <b>Sons</b>',
  content: 'Dear Hiring Manager,\n\nI saved ₦450,000. [Say why.]\n \nYours faithfully,\nAdé',
};

function drawn(change: Partial<LetterSheetProps> = {}): HTMLElement {
  const host = document.createElement('div');
  flushSync(() => createRoot(host).render(<LetterSheet {...LETTER} {...change} />));
  return host;
}

describe('a letter on a sheet', () => {
  it('has the name, the contacts, the addressee and each paragraph, and runs nothing', () => {
    const host = drawn();
    expect(textOf(host, '.sheet-name')).toEqual(['Adébáyọ̀ Ọláńrewájú']);
    expect(textOf(host, '.sheet-letter-to')).toEqual(['"Kora" & <b>Sons</b>']);
    expect(textOf(host, '.sheet-letter-paragraph')).toHaveLength(3);
    expect(textOf(host, 'mark')).toEqual(['[Say why.]']);
    expect(host.querySelectorAll('.sheet-letter-paragraph br')).toHaveLength(1);
    expect(host.querySelector('b')).toBeNull();
  });

  it('takes the look of every template, readable on its ground and without a portrait', () => {
    const looks = TEMPLATES.map(({ id }) => {
      const host = drawn({
        templateId: id,
        person: { ...LETTER.person, photoUrl: 'https://example.com/me.jpg' },
      });
      const style = host.querySelector<HTMLElement>('.sheet')?.style;
      const ground = style?.getPropertyValue('--header-ground') ?? '';
      const under = ground === 'transparent' ? '#ffffff' : ground;
      for (const over of ['--header-ink', '--header-accent']) {
        expect(contrast(under, style?.getPropertyValue(over) ?? '')).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }
      expect(textOf(host, '.sheet-name').join('')).toContain('Adébáyọ̀');
      expect(host.querySelector('img, .sheet-header-side, .sheet-header-portrait')).toBeNull();
      return `${host.querySelector('.sheet-header')?.className} ${style?.cssText}`;
    });
    expect(new Set(looks).size).toBeGreaterThan(20);
  });

  it('is drawn in the default look for an unknown template, and from nothing', () => {
    expect(
      drawn({ templateId: 'gone' }).querySelector('[data-template="modern-professional"]'),
    ).not.toBeNull();
    const empty = drawn({ person: undefined, company: '', content: '' });
    expect(textOf(empty, '.sheet-letter-paragraph, .sheet-letter-to')).toEqual([]);
  });
});
