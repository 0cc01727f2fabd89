import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import type { Block } from '../forms/word-blocks.ts';
import { allLayouts, extensionOf } from '../layouts.ts';
import { allPeople } from '../people.ts';
import type { Work } from '../person.types.ts';
import { askedOf } from '../score/asked.ts';
import { monthForms } from '../score/date-forms.ts';
import { Page } from '../score/page-text.ts';
import { wordDocumentOf } from './markup.ts';
import { typedCv, typedPeople } from './typed-cvs.ts';

const layouts = allLayouts().filter(({ family }) => family === 'typed');
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const people = typedPeople();

function textOf(block: Block): string {
  if (block.kind === 'p') return block.runs.map((run) => (typeof run === 'string' ? run : run.text)).join('');
  if (block.kind === 'box') return block.blocks.map(textOf).join('\n');
  if (block.kind !== 'table') return '';
  return block.rows.map((row) => row.map((cell) => cell.map(textOf).join('\n')).join('\n')).join('\n');
}

/** What a source prints, with neither marks nor tags. */
function pageOf(name: string): Page {
  const { kind, source } = typedCv(name);
  let text = source;
  if (kind === 'cv')
    text = wordDocumentOf(source)
      .blocks.map((block) => (block ? textOf(block) : ''))
      .join('\n');
  if (kind === 'html')
    text = source
      .replace(/<style>[\s\S]*<\/style>/, '')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&');
  return new Page({ painted: text, across: text });
}

const dutiesOf = ({ summary, highlights = [] }: Work): readonly string[] =>
  summary === undefined ? highlights : [summary, ...highlights];

/** The values of a truth that a page is asked for, without those that are beside another. */
function wanted({ resume }: (typeof people)[number]): object {
  const { basics, work = [], education = [], skills = [], languages = [], ...rest } = resume;
  return {
    basics: [basics.name, basics.email, basics.phone, basics.summary],
    jobs: work.map((job) => [job.position, job.name, job.startDate, job.endDate, dutiesOf(job)]),
    schools: education.map((one) => [one.institution, one.studyType, one.area, one.startDate, one.endDate]),
    skills: skills.flatMap(({ name, keywords = [name] }) => keywords),
    languages: languages.map(({ language }) => language),
    certificates: (rest.certificates ?? []).map(({ name }) => name),
    awards: (rest.awards ?? []).map(({ title }) => title),
  };
}

/** The month of an examination, and a year beside the month of the next cell: neither is the date of an entry. */
const OTHER_DATES = ['docx-nigeria-geology-graduate-4 2017-06', 'docx-nigeria-nurse-midwife-5 2012-10'];

describe('the typed CVs', () => {
  it('follow the schema of their truth', () => {
    const isValid = new Ajv({ allErrors: true }).compile(
      JSON.parse(read('./typed-person.schema.json')) as object,
    );
    const files = readdirSync(new URL('./cvs/', import.meta.url)).filter((name) => name.endsWith('.json'));
    const faults = files.flatMap((name) =>
      isValid(JSON.parse(read(`./cvs/${name}`)))
        ? []
        : (isValid.errors ?? []).map((error) => `${name} ${error.instancePath} ${error.message}`),
    );
    expect(faults).toEqual([]);
  });

  it('are by five authors, each with one source; of the first two half of each country and kind of file is held back, of the last all', () => {
    expect(people.map(({ id }) => id).sort()).toEqual(layouts.map(({ name }) => name).sort());
    expect(readdirSync(new URL('./cvs/', import.meta.url))).toHaveLength(320);
    const count = (key: (name: string) => string, among = layouts) =>
      Map.groupBy(among, ({ name, part }) => `${key(name)} ${part}`);
    const halved = layouts.filter(({ name }) => ['first', 'second'].includes(authorOf(name)));
    expect([...count(authorOf)].map(([key, group]) => [key, group.length]).sort()).toEqual([
      ['fifth held-back', 30],
      ['first held-back', 20],
      ['first tune', 20],
      ['fourth tune', 30],
      ['second held-back', 15],
      ['second tune', 15],
      ['third tune', 30],
    ]);
    for (const key of [extensionOfName, regionOf]) {
      const groups = count(key, halved);
      for (const value of new Set(halved.map(({ name }) => key(name)))) {
        const [tune = 0, heldBack = 0] = ['tune', 'held-back'].map(
          (part) => groups.get(`${value} ${part}`)?.length,
        );
        expect([value, Math.abs(tune - heldBack) <= 2]).toEqual([value, true]);
      }
    }
  });

  it('print all that their truth holds', () => {
    const faults = people.flatMap((person) => {
      const asked = askedOf(person, pageOf(person.id), { showsPlace: true, datesAsTyped: true });
      const found = {
        basics: [asked.name, asked.email, asked.phone, asked.summary],
        jobs: asked.jobs.map((job) => [job.title, job.employer, job.start, job.end, job.bullets]),
        schools: asked.schools.map((one) => [one.institution, one.degree, one.field, one.start, one.end]),
        skills: asked.skills.asked,
        languages: asked.languages.asked,
        certificates: asked.certificates.asked,
        awards: asked.awards.asked,
      };
      const [truth, page] = [wanted(person), found].map((value) => JSON.stringify(value));
      return truth === page ? [] : [`${person.id}\n${truth}\n${page}`];
    });
    expect(faults).toEqual([]);
  });

  it('have dates as exact as they are typed', () => {
    const faults = people.flatMap(({ id, resume }) => {
      const page = pageOf(id);
      const dates = [...(resume.work ?? []), ...(resume.education ?? [])]
        .flatMap(({ startDate, endDate }) => [startDate, endDate])
        .filter((date) => date !== undefined);
      const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
      return dates
        .filter((date) => date.length === 4)
        .flatMap((year) => months.map((month) => `${year}-${month}`))
        .filter((date) => !dates.includes(date) && monthForms(date).some((form) => page.printsAlone(form)))
        .map((date) => `${id} ${date}`);
    });
    expect(faults.sort()).toEqual(OTHER_DATES);
  });

  it('are of people who are in no other file, with jobs that end after they begin', () => {
    const everybody = [...allPeople(), ...people].map(({ resume }) => resume.basics);
    expect(new Set(everybody.map(({ email }) => email)).size).toBe(everybody.length);
    expect(new Set(everybody.map(({ name }) => name)).size).toBe(everybody.length);
    const backwards = people.flatMap(({ id, resume }) =>
      [...(resume.work ?? []), ...(resume.education ?? [])]
        .filter(({ startDate, endDate }) => startDate && endDate && endDate < startDate)
        .map(() => id),
    );
    expect(backwards).toEqual([]);
  });
});

function extensionOfName(name: string): string {
  const layout = layouts.find((one) => one.name === name);
  return layout ? `${extensionOf(layout)} of ${typedCv(name).kind}` : '';
}

function authorOf(name: string): string {
  return people.find(({ id }) => id === name)?.author ?? 'first';
}

function regionOf(name: string): string {
  return people.find(({ id }) => id === name)?.region ?? '';
}
