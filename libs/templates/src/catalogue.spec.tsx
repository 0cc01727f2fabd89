/** @jest-environment jsdom */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ENGLISH_WORDS } from '@career/contracts/document-words/document-words';
import { spansText } from '@career/contracts/marked-text/spans';
import { statementsOf } from '@career/contracts/marked-text/statements';
import {
  ENTRY_SECTION_NAMES,
  ENTRY_SECTIONS,
  RESUME_SECTIONS,
} from '@career/contracts/resume-table/resume-table';
import { TEMPLATE_CATEGORIES, TEMPLATE_IDS } from '@career/contracts/vocabulary/template-ids';
import { describe, expect, it } from '@jest/globals';
import { flushSync } from 'react-dom';
import { arranged } from './arrangement/arranged.ts';
import { findTemplate, TEMPLATES } from './catalogue.ts';
import { DESIGNS } from './designs/all-designs.ts';
import { contrast, TEXT_CONTRAST, TINT, tint } from './model/colour.ts';
import { tunedDesign } from './model/tuned-design.ts';
import { sampleResume } from './samples.ts';
import { drawnSheet, textOf } from './testing/drawn-sheet.tsx';

const linesOf = (text: string | undefined): string[] =>
  statementsOf(text).map(({ spans }) => spansText(spans));

const BANNERS = {
  'data-scientist': 'Data Scientist',
  'project-manager': 'Project Manager',
  'graphic-artist': 'Graphic Artist',
  'operations-manager': 'Operations Manager',
};

describe('the catalogue', () => {
  it('has every template once, in the order of the gallery, and every category', () => {
    expect(TEMPLATES.map(({ id }) => id)).toEqual([...TEMPLATE_IDS]);
    expect(new Set(TEMPLATES.map(({ category }) => category))).toEqual(new Set(TEMPLATE_CATEGORIES));
    expect(findTemplate('no-such-template')).toBeUndefined();
  });

  it('says of an unknown template that its preview will appear', () => {
    for (const id of ['no-such-template', 'toString', ''])
      expect(drawnSheet(id, {}).host.textContent).toBe('Template preview will appear here');
  });

  it('has no two templates of the same structure, and no two with the same headings', () => {
    const structures = Object.values(DESIGNS).map(({ header, body, heading, skills, contacts, lead }) =>
      [header, body, heading, skills, contacts, lead].join(' '),
    );
    const pages = Object.values(DESIGNS).map(({ header, body }) => `${header} ${body}`);
    const headings = Object.values(DESIGNS).map((design) => JSON.stringify(design.headings));
    expect(new Set(structures).size).toBe(TEMPLATE_IDS.length);
    expect(new Set(headings).size).toBe(TEMPLATE_IDS.length);
    // Header and page structure alone repeat at most once.
    expect(new Set(pages).size).toBeGreaterThanOrEqual(20);
  });

  it('draws no two templates of the same marks, once words, colours and their own names are left out', () => {
    const resume = sampleResume('project-manager');
    const skeletons = TEMPLATE_IDS.map((id) => {
      const { host } = drawnSheet(id, resume);
      for (const element of host.querySelectorAll('*')) {
        element.removeAttribute('data-template');
        element.removeAttribute('style');
        element.removeAttribute('aria-label');
      }
      return host.innerHTML.replace(/>[^<]+</g, '><');
    });
    expect(new Set(skeletons).size).toBe(TEMPLATE_IDS.length);
  });

  it('shows portraits in the templates that are made for one only', () => {
    expect(TEMPLATE_IDS.filter((id) => DESIGNS[id].photo)).toEqual([
      'modern-professional',
      'creative-designer',
      'executive-premium',
      'corporate-executive',
      'academic-professional',
    ]);
    const withPhoto = TEMPLATE_IDS.filter((id) => sampleResume(id).personalInfo?.photoUrl);
    expect(withPhoto.sort()).toEqual(
      [
        'modern-professional',
        'creative-designer',
        'executive-premium',
        'corporate-executive',
        'academic-professional',
      ].sort(),
    );
  });
});

describe.each([...TEMPLATE_IDS])('%s', (id) => {
  const design = DESIGNS[id];
  const sample = sampleResume(id);
  const sections = [...design.main, ...(design.side ?? [])];

  it('is written in at most 60 lines', () => {
    const lines = readFileSync(resolve(import.meta.dirname, `designs/${id}.json`), 'utf8').split('\n').length;
    expect(lines).toBeLessThanOrEqual(60);
  });

  it('shows all that its sample holds', () => {
    const { host } = drawnSheet(id, sample);
    const shown = (host.textContent ?? '').replace(/\s+/g, ' ');
    const { personalInfo: person } = sample;
    const expected = [
      person?.firstName,
      person?.lastName,
      person?.email,
      person?.phone,
      person?.location,
      person?.professionalTagline,
      ...linesOf(sample.summary),
      ...(sample.experience ?? []).flatMap((job) => [
        job.company,
        job.position,
        job.location,
        ...linesOf(job.description),
      ]),
      ...(sample.education ?? []).flatMap((school) => [
        school.institution,
        school.degree,
        school.fieldOfStudy,
        school.grade,
      ]),
      ...(sample.skills ?? []).map(({ name }) => name),
      ...(sample.achievements ?? []).flatMap((entry) => [entry.title, ...linesOf(entry.description)]),
      ...(sample.certifications ?? []).flatMap((entry) => [entry.name, entry.issuer]),
      ...(sample.languages ?? []).map(({ language }) => language),
    ];
    for (const text of expected) expect(shown).toContain(text ?? '');
    expect(shown).toContain('Present');
  });

  it('has each section once, under its own heading, in its own order', () => {
    expect(new Set(sections).size).toBe(sections.length);
    expect(RESUME_SECTIONS.filter((section) => !sections.includes(section))).toEqual(
      ENTRY_SECTION_NAMES.filter((name) => ENTRY_SECTIONS[name].further),
    );
    const { host } = drawnSheet(id, sample);
    const order = [...host.querySelectorAll('[data-section]')].map((element) =>
      element.getAttribute('data-section'),
    );
    const { opening, main, side = [], sideComesFirst } = arranged(tunedDesign(design, {}, ENGLISH_WORDS));
    const drawn = (sideComesFirst ? [...opening, ...side, ...main] : sections).filter((section) =>
      sections.includes(section),
    );
    expect(order).toEqual(drawn);
    expect(textOf(host, 'h2')).toEqual(drawn.map((section) => design.headings[section]));
  });

  it('leaves no heading over nothing', () => {
    const { host } = drawnSheet(id, { personalInfo: { firstName: 'Ada', lastName: 'Obi' } });
    expect(textOf(host, 'h1')).toEqual(['Ada Obi']);
    expect(host.querySelector('h2')).toBeNull();
    const blank = drawnSheet(id, { summary: '  ', experience: [], skills: [] });
    expect(blank.host.querySelector('h2')).toBeNull();
  });

  it('names nobody by its placeholder', () => {
    const { host } = drawnSheet(id, {});
    expect(textOf(host, 'h1')).toEqual([id in BANNERS ? BANNERS[id as keyof typeof BANNERS] : 'Your Name']);
    const contacts = host.querySelector('[data-contacts]');
    if (id in BANNERS) expect(contacts?.textContent).toContain('your.email@example.com');
    else expect(contacts).toBeNull();
  });

  it('shows a portrait if it is made for one, and none that fails to load', () => {
    const { host } = drawnSheet(id, { personalInfo: { photoUrl: 'https://example.com/me.jpg' } });
    const image = host.querySelector('img');
    expect(image !== null).toBe(DESIGNS[id].photo ?? false);
    flushSync(() => image?.dispatchEvent(new Event('error')));
    expect(host.querySelector('img')).toBeNull();
  });

  it('can be read on every ground it has', () => {
    const { accent, ink, muted, headerGround, headerInk = ink, sideGround, sideInk = ink } = design.colours;
    const pale = tint(accent, TINT);
    const pairs: [string, string][] = [
      ['#ffffff', accent],
      ['#ffffff', ink],
      ['#ffffff', muted],
      [pale, accent],
      [pale, ink],
      ...(headerGround ? ([[headerGround, headerInk]] as [string, string][]) : []),
      ...(sideGround ? ([[sideGround, sideInk]] as [string, string][]) : []),
    ];
    for (const [ground, text] of pairs) expect(contrast(ground, text)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });
});
