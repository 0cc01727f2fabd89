/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { TEMPLATES } from './catalogue.ts';
import { contrast, TEXT_CONTRAST } from './model/colour.ts';
import type { SheetResume } from './model/sheet-resume.ts';
import { sampleResume } from './samples.ts';
import { drawnSheet, textOf } from './testing/drawn-sheet.tsx';

const job = { position: 'Analyst', company: 'Kora', startDate: '2024-03', endDate: '2025-01' };

describe('options', () => {
  it('leave the template exactly as it is when there are none', () => {
    for (const { id } of TEMPLATES) {
      const plain = drawnSheet(id, sampleResume(id)).host.innerHTML;
      const empty = drawnSheet(id, { ...sampleResume(id), designOptions: {} }).host.innerHTML;
      expect(empty).toBe(plain);
      expect(plain).toContain('data-page-size="letter"');
    }
  });

  it('keep any accent readable, as text and as a ground', () => {
    for (const accentColor of ['#ffff00', '#ffffff', '#000000', '#ff8800', '#8fd3ff', '#777777']) {
      for (const { id } of TEMPLATES) {
        const { host } = drawnSheet(id, { ...sampleResume(id), designOptions: { accentColor } });
        const style = host.querySelector<HTMLElement>('.sheet')?.style;
        const colour = (name: string) => style?.getPropertyValue(name) ?? '';
        const ground = (name: string) => (colour(name) === 'transparent' ? '#ffffff' : colour(name));
        for (const [under, over] of [
          ['#ffffff', colour('--accent')],
          [colour('--tint'), colour('--accent')],
          [ground('--header-ground'), colour('--header-ink')],
          [ground('--header-ground'), colour('--header-accent')],
          [ground('--side-ground'), colour('--side-ink')],
          [ground('--side-ground'), colour('--side-accent')],
        ] as const)
          expect([id, accentColor, over, contrast(under, over) >= TEXT_CONTRAST]).toEqual([
            id,
            accentColor,
            over,
            true,
          ]);
      }
    }
  });

  it('order and hide sections, write dates their way, and set page, density and fonts', () => {
    const { host } = drawnSheet('classic-corporate', {
      ...sampleResume('classic-corporate'),
      experience: [job],
      designOptions: {
        sectionOrder: ['languages', 'skills'],
        hiddenSections: ['summary', 'achievements'],
        dateFormat: 'long',
        pageSize: 'a4',
        density: 'compact',
        fontPairing: 'sans-serif',
      },
    });
    const order = [...host.querySelectorAll('[data-section]')].map((one) => one.getAttribute('data-section'));
    expect(order).toEqual(['languages', 'skills', 'experience', 'education', 'certifications']);
    expect(textOf(host, '[data-section="experience"] .sheet-period')).toEqual(['March 2024 – January 2025']);
    const sheet = host.querySelector<HTMLElement>('.sheet');
    expect(sheet?.dataset).toMatchObject({ pageSize: 'a4', density: 'compact' });
    expect(sheet?.style.getPropertyValue('--heading-font')).toContain('Noto Sans');
    expect(sheet?.style.getPropertyValue('--body-font')).toContain('Noto Serif');
  });
});

describe('jobs at one employer', () => {
  const roles = ['Lead', 'Clerk'].map((position) => ({ ...job, company: 'Kora Foods', position }));

  it.each(['classic-corporate', 'corporate-executive', 'startup-dynamic'])(
    'share one heading in %s',
    (templateId) => {
      const { host } = drawnSheet(templateId, { experience: [...roles, { ...job, company: 'Zuma' }] });
      const experience = host.querySelector('[data-section="experience"]');
      expect(textOf(host, '.sheet-employer')).toEqual(['Kora Foods']);
      const said = [...(experience?.querySelectorAll<HTMLElement>('p, h3') ?? [])].filter(({ textContent }) =>
        textContent?.includes('Kora Foods'),
      );
      // Each says it itself in the Text PDF, where the heading is not.
      expect(said.map(({ hidden, dataset }) => [hidden, dataset.inTextPdf])).toEqual([
        [false, 'false'],
        [true, 'true'],
        [true, 'true'],
      ]);
      for (const words of ['Lead', 'Clerk', 'Zuma']) expect(experience?.textContent).toContain(words);
    },
  );

  it('look in the Text PDF as a job alone does, in every template', () => {
    const places = roles.map((role, index) => ({ ...role, location: index === 0 ? 'Lagos' : 'Aba' }));
    for (const { id } of TEMPLATES) {
      const { host } = drawnSheet(id, { experience: places });
      const alone = places.flatMap((one) => {
        const drawn = drawnSheet(id, { experience: [one] }).host;
        return textOf(drawn, '.sheet-entry-title, .sheet-entry-detail');
      });
      expect(alone.join(' ')).toContain('Kora Foods');
      expect([id, textOf(host, '[data-in-text-pdf="true"]')]).toEqual([id, alone]);
    }
  });
});

describe('what simple readers need', () => {
  const readable: SheetResume = {
    personalInfo: { email: 'a@example.com', phone: '0803 555 0100', location: 'Ikeja, Lagos' },
    experience: [
      { ...job, location: 'Ikeja, Lagos', description: 'Found a full-time post for 12 co-workers.' },
    ],
    skills: [
      { name: 'SQL', level: 'expert', category: 'Data' },
      { name: 'Excel', level: 'intermediate', category: 'Data' },
      { name: '', level: 'intermediate' },
    ],
    languages: [
      { language: 'Igbo', proficiency: 'native' },
      { language: 'English', proficiency: 'advanced' },
    ],
  };

  it('parts employer and place, skills, languages and contacts by more than space in every template', () => {
    for (const { id } of TEMPLATES) {
      const { host } = drawnSheet(id, readable);
      const [place] = textOf(host, '[data-section="experience"] .sheet-entry-detail');
      expect([id, place]).toEqual([id, expect.stringMatching(/^\|(Kora|Analyst) \| Ikeja, Lagos$/)]);
      expect(textOf(host, '.sheet-skill')).toEqual(['SQL (Expert),', 'Excel']);
      expect(textOf(host, '.sheet-language')).toEqual(['Igbo (Native),', 'English (Advanced)']);
      expect(textOf(host, '.sheet-contact').map((text) => text.endsWith(' |'))).toEqual([true, true, false]);
    }
  });

  it('show a level where one was chosen, beside every skill, or nowhere', () => {
    const skillsWith = (skillLevels: 'chosen' | 'all' | 'none') =>
      textOf(
        drawnSheet('tech-innovator', { ...readable, designOptions: { skillLevels } }).host,
        '.sheet-skill',
      );
    expect(skillsWith('chosen')).toEqual(['SQL (Expert),', 'Excel']);
    expect(skillsWith('all')).toEqual(['SQL (Expert),', 'Excel (Intermediate)']);
    expect(skillsWith('none')).toEqual(['SQL,', 'Excel']);
  });

  it('offer standard headings beside those of the template, show them everywhere, or nowhere', () => {
    const headings = (wording?: 'template' | 'standard') => {
      const designOptions = wording ? { headings: wording } : {};
      const { host } = drawnSheet('creative-designer', { ...readable, designOptions });
      return [...host.querySelectorAll<HTMLElement>('[data-section="skills"] .sheet-heading-text')].map(
        (heading) => [heading.textContent, heading.dataset.standard],
      );
    };
    expect(headings()).toEqual([['My Skills', 'Skills']]);
    expect(headings('template')).toEqual([['My Skills', undefined]]);
    expect(headings('standard')).toEqual([['Skills', undefined]]);
  });

  it('keep hyphenated words whole, but not what is longer than a narrow column', () => {
    const { host } = drawnSheet('classic-corporate', {
      summary: 'A full-time post (co-op), a-very-long-chain-of-words-that-must-break and - dashes.',
    });
    expect(textOf(host, '.sheet-whole-word')).toEqual(['full-time', '(co-op),']);
    expect(textOf(host, '.sheet-text')).toEqual([
      'A full-time post (co-op), a-very-long-chain-of-words-that-must-break and - dashes.',
    ]);
  });
});

describe('a list on one line', () => {
  it('keeps the grade of a subject beside it', () => {
    const { host } = drawnSheet('classic-corporate', {
      schoolExams: [
        { exam: 'waec', subjects: ['English Language A1', 'Biology, Botany B3', 'Economics 71 %'] },
      ],
    });
    expect(textOf(host, '.sheet-whole-word')).toEqual(['Language A1,', 'Botany B3,', '71 %']);
    expect(textOf(host, '.sheet-text')).toEqual([
      'Subjects and grades: English Language A1, Biology, Botany B3, Economics 71 %',
    ]);
  });
});

describe('what a person typed', () => {
  it('becomes a link only when it is safe to follow', () => {
    const { host } = drawnSheet('modern-professional', {
      personalInfo: {
        email: 'a@example.com',
        phone: '+234 803 555 0100',
        website: 'javascript:alert(1)',
        linkedin: 'linkedin.com/in/ada',
        github: 'JaVaScRiPt://example.com/%0aalert(1)',
        photoUrl: 'javascript:alert(2)',
      },
    });
    expect([...host.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'mailto:a@example.com',
      'tel:+2348035550100',
      'https://linkedin.com/in/ada',
    ]);
    expect(host.innerHTML).not.toMatch(/(?:href|src)="javascript/i);
    expect(host.textContent).toContain('javascript:alert(1)');
  });

  it('is never read as markup', () => {
    const { host } = drawnSheet('tech-innovator', { summary: '<img src=x onerror=alert(1)>' });
    expect(host.querySelector('img')).toBeNull();
    expect(host.textContent).toContain('<img src=x onerror=alert(1)>');
  });

  it('is cut into statements with bullets that are text', () => {
    const { host } = drawnSheet('minimalist-clean', {
      experience: [{ ...job, description: '- one\n* two\n\n• three' }],
    });
    expect(textOf(host, '.sheet-item-text')).toEqual(['one', 'two', 'three']);
    expect(textOf(host, '.sheet-bullet')).toEqual(['•', '•', '•']);
    expect(host.querySelector('.sheet-list')?.getAttribute('role')).toBe('list');
  });
});

it('puts no heading over entries in which nothing is written yet', () => {
  const { host } = drawnSheet('classic-corporate', {
    experience: [{ company: ' ', position: '', startDate: '', current: true, description: '' }],
    education: [{ institution: '', degree: '', startDate: '' }],
    languages: [{ language: '', proficiency: 'native' }],
    achievements: [{ title: 'Best clerk' }],
  } as SheetResume);
  expect(host.querySelectorAll('[data-section]')).toHaveLength(1);
  expect(host.querySelector('[data-section]')?.getAttribute('data-section')).toBe('achievements');
});

it('redraws only the touched entry', () => {
  const reads = [0, 0];
  const counted = (index: number) => ({
    ...job,
    get position() {
      reads[index] = (reads[index] ?? 0) + 1;
      return `Job ${index}`;
    },
  });
  const [first, second] = [counted(0), counted(1)];
  const resume: SheetResume = { experience: [first, second] };
  const { host, draw } = drawnSheet('engineering-specialist', resume);
  const [readFirst] = reads;
  draw({ ...resume, experience: [first, { ...job, position: 'Typed' }] });
  expect(host.textContent).toContain('Typed');
  expect(reads[0]).toBe(readFirst);
});
