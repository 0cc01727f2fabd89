/** @jest-environment ./test/browser-environment.js */
import { ENTRY_SECTION_NAMES, ENTRY_SECTIONS } from '@career/contracts/resume-table/resume-table';
import { FULL_RESUME } from '@career/contracts/resume-table/testing/full-resume';
import { describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toBody, toForm } from '../../form/resume-form.mapper.ts';
import { emptyResumeForm, type ResumeForm } from '../../form/resume-form.ts';
import { editorOver } from '../../testing/editor-over.ts';
import { EditorProvider } from '../editor-context.tsx';
import { BasicStep } from './basic.step.tsx';
import { DetailsStep } from './sections.step.tsx';

const FURTHER = ENTRY_SECTION_NAMES.filter((name) => ENTRY_SECTIONS[name].further);

/** A step of the editor over a document. */
function open(form: ResumeForm, step: () => ReactNode) {
  const editor = editorOver(form);
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const host = document.createElement('div');
  flushSync(() =>
    createRoot(host).render(
      <QueryClientProvider client={client}>
        <EditorProvider value={editor}>{createElement(step)}</EditorProvider>
      </QueryClientProvider>,
    ),
  );
  return { host, documents: editor.documents };
}

const sectionsIn = (host: HTMLElement) => [...host.querySelectorAll('section')].map(({ id }) => id);

describe('sections that can be added', () => {
  it('are offered while they are empty, one of those that the person names at a time', () => {
    const { host, documents } = open(emptyResumeForm(), DetailsStep);
    expect(sectionsIn(host)).toEqual(['section-achievements', 'section-certifications', 'section-languages']);
    const offered = () => [...host.querySelectorAll('option')].map(({ value }) => value).filter(Boolean);
    const named = FURTHER.filter((name) => ENTRY_SECTIONS[name].named);
    expect(offered()).toEqual(FURTHER.filter((name) => !named.slice(1).includes(name)));
    flushSync(() => documents.getState().addEntry('custom1'));
    expect(sectionsIn(host)).toContain('section-custom1');
    expect(offered()).toContain('custom2');
    expect(offered()).not.toContain('custom1');
  });

  it('are shown with all that they hold, and saved as they were', () => {
    const form = toForm(FULL_RESUME);
    const { host } = open(form, DetailsStep);
    expect(sectionsIn(host)).toEqual(expect.arrayContaining(FURTHER.map((name) => `section-${name}`)));
    const value = (id: string) => host.querySelector<HTMLInputElement>(`#resume-${id}`)?.value;
    expect(value('nationalService-0-status')).toBe('not-yet');
    expect(value('schoolExams-0-subjects')).toBe('schoolExams subjects first\nschoolExams subjects second');
    expect(host.querySelector('#section-custom1 h3')?.textContent).toBe('Own heading a');
    expect(JSON.parse(JSON.stringify(toBody(form)))).toMatchObject({
      nationalService: FULL_RESUME.nationalService,
      referees: FULL_RESUME.referees,
    });
  });

  it('are hidden from print by a check box, which keeps what they hold', () => {
    const { host, documents } = open(toForm(FULL_RESUME), DetailsStep);
    flushSync(() => host.querySelector<HTMLInputElement>('#section-projects input[type=checkbox]')?.click());
    expect(documents.getState().document.designOptions.hiddenSections).toEqual(['projects']);
    expect(documents.getState().document.projects).toHaveLength(1);
  });
});

it('facts about the person are kept, and printed when their box is ticked', () => {
  const form = toForm({ personalInfo: FULL_RESUME.personalInfo });
  const { host, documents } = open(form, BasicStep);
  const gender = host.querySelector<HTMLInputElement>('#resume-personalInfo-gender');
  expect(gender?.value).toBe('person gender');
  const box = gender?.closest('div')?.parentElement?.querySelector<HTMLInputElement>('input[type=checkbox]');
  flushSync(() => box?.click());
  expect(documents.getState().document.designOptions.shownFacts).toEqual(['gender']);
});
