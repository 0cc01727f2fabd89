/** @jest-environment jsdom */

import { RESUME_SECTIONS, type ResumeSection } from '@career/contracts/resume-table/resume-table';
import type { DesignOptionsDto } from '@career/contracts/resumes/design-options.dto';
import { TEMPLATE_IDS } from '@career/contracts/vocabulary/template-ids';
import { describe, expect, it } from '@jest/globals';
import { sampleResume } from './samples.ts';
import { sectionColumns } from './section-columns.ts';
import { drawnSheet } from './testing/drawn-sheet.tsx';

const FULL = {
  ...sampleResume('project-manager'),
  projects: [{ name: 'Solar dryer' }],
  nationalService: [{ scheme: 'nysc' as const, organisation: 'Government school' }],
  custom1: [{ title: 'Palm nut cracker' }],
};
const CHOICES: Readonly<Record<string, DesignOptionsDto>> = {
  'as designed': {},
  'in the opposite order': { sectionOrder: RESUME_SECTIONS.toReversed() },
  'with some moved and some hidden': {
    sectionOrder: ['custom1', 'languages', 'projects', 'education'],
    hiddenSections: ['nationalService', 'skills'],
  },
};

const sectionsIn = (host: ParentNode, column: string): string[] =>
  [...host.querySelectorAll<HTMLElement>(`${column} [data-section]`)].map(
    ({ dataset }) => dataset.section ?? '',
  );

describe('the end of a template', () => {
  it.each(TEMPLATE_IDS)('%s prints the closing lines after everything else', (id) => {
    const designOptions: DesignOptionsDto = { closingLines: ['declaration', 'signature'] };
    const { host } = drawnSheet(id, { ...FULL, designOptions });
    expect(host.querySelector('.sheet')?.lastElementChild?.textContent).toMatch(
      /^I declare .*Place and date:Signature:$/,
    );
    expect(drawnSheet(id, FULL).host.querySelector('.sheet-closing')).toBeNull();
  });
});

describe('the sections of a template', () => {
  it.each(
    TEMPLATE_IDS.flatMap((id) =>
      Object.entries(CHOICES).map(([how, options]) => [id, how, options] as const),
    ),
  )('%s prints what is listed, in that order, %s', (id, _how, designOptions) => {
    const resume = { ...FULL, designOptions };
    const { host } = drawnSheet(id, resume);
    const isFilled = (section: ResumeSection): boolean => {
      const content: unknown = Reflect.get(resume, section);
      return (typeof content === 'string' || Array.isArray(content)) && content.length > 0;
    };
    const [main = [], side = []] = sectionColumns(id, designOptions).map((column) =>
      column.filter((section) => isFilled(section) && !designOptions.hiddenSections?.includes(section)),
    );
    expect([...main, ...side].length).toBeGreaterThan(6);
    expect([...sectionsIn(host, '.sheet-opening'), ...sectionsIn(host, '.sheet-main')]).toEqual(main);
    expect(sectionsIn(host, '.sheet-side')).toEqual(side);
  });
});
