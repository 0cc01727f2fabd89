/** @jest-environment ./test/browser-environment.js */
import { EXTENDED_RESUME, extendedTable } from '@career/contracts/resume-table/testing/extended-table';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ResumeForm } from './resume-form.ts';

async function readers() {
  jest.unstable_mockModule('@career/contracts/resume-table/resume-table', () => copy);
  const modules = await Promise.all([
    import('./resume-form.mapper.ts'),
    import('./compare-sections.ts'),
    import('./resume-errors.ts'),
    import('../testing/editor-over.ts'),
    import('../editor/editor-context.tsx'),
    import('../editor/steps/sections.step.tsx'),
    import('../editor/steps/basic.step.tsx'),
    import('@career/templates/resume-sheet'),
  ]);
  const [mapper, comparison, fieldErrors, editor, context, sections, basic, sheet] = modules;
  return { ...mapper, ...comparison, ...fieldErrors, ...editor, ...context, ...sections, ...basic, ...sheet };
}

let copy: ReturnType<typeof extendedTable>;
let all: Awaited<ReturnType<typeof readers>>;

/** What is drawn, in a real document tree. */
function drawn(node: ReactNode): HTMLElement {
  const host = document.createElement('div');
  flushSync(() => createRoot(host).render(node));
  return host;
}

const words = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ');

/** The steps of the editor over a document. */
function editorOf(form: ResumeForm, step: () => ReactNode): HTMLElement {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  return drawn(
    <QueryClientProvider client={client}>
      <all.EditorProvider value={all.editorOver(form)}>{createElement(step)}</all.EditorProvider>
    </QueryClientProvider>,
  );
}

const inputValue = (host: HTMLElement, path: string) =>
  host.querySelector<HTMLInputElement>(`#resume-${path.replaceAll('.', '-')}`)?.value;

describe('a field and a section that are in the table alone', () => {
  beforeAll(async () => {
    copy = extendedTable(await import('@career/contracts/resume-table/resume-table'));
    all = await readers();
  }, 60_000);

  it('are asked for by the form', () => {
    const form = all.toForm(EXTENDED_RESUME);
    const basic = editorOf(form, all.BasicStep);
    expect(inputValue(basic, 'personalInfo.bloodGroup')).toBe('O positive');
    const experience = editorOf(form, all.ExperienceStep);
    expect(inputValue(experience, 'experience.0.teamSize')).toBe('12 people');
    const details = editorOf(form, all.DetailsStep);
    expect(words(details.textContent)).toContain('Add Patent');
    expect(inputValue(details, 'patents.0.name')).toBe('Solar dryer');
    expect(inputValue(details, 'patents.0.tools')).toBe('AutoCAD\nExcel');
    expect(inputValue(details, 'patents.0.role')).toBe('lead');
  });

  it('are saved as they were loaded, compared, and led to', () => {
    const form = all.toForm(EXTENDED_RESUME);
    expect(all.toBody(form)).toMatchObject(EXTENDED_RESUME);
    const withoutPatents = { ...EXTENDED_RESUME, patents: [] };
    const other = all.toForm(withoutPatents);
    expect(all.differingSections(form, other).map(({ label }) => label)).toEqual(['Patents']);
    expect(all.sectionLines(form, 'patents').join(' ')).toContain('Solar dryer');
    expect(all.firstInvalidStep({ 'patents.0.name': 'Name is required' })).toBe('details');
  });

  it.each(['modern-professional', 'classic-corporate', 'startup-dynamic'])(
    'are printed by %s, which has no place for them',
    (templateId) => {
      const resume = all.toBody(all.toForm(EXTENDED_RESUME));
      const sheet = words(drawn(createElement(all.ResumeSheet, { templateId, resume })).textContent);
      for (const text of ['Blood group: O positive', 'Team size: 12 people', 'Patents', 'Solar dryer'])
        expect(sheet).toContain(text);
      for (const text of ['May 2023', 'Dried 40 tonnes', 'Tools: AutoCAD, Excel', 'Paid: Yes', 'Role: lead'])
        expect(sheet).toContain(text);
    },
  );
});
