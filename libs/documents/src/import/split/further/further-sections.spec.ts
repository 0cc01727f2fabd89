import { describe, expect, it } from '@jest/globals';
import { heading, printed, resumeLines } from '../../../../test/printed-lines.ts';
import type { LayoutLine } from '../../layout/layout-line.ts';
import { splitResume } from '../split-resume.ts';

/** A resume with one section under a heading, and what was left out of it. */
function read(title: string, ...lines: LayoutLine[]) {
  const printedLines = resumeLines(
    heading('Work'),
    printed('Cook\t2019 – 2020', { bold: true }),
    printed('Hilltop Kitchen'),
    heading(title),
    ...lines,
  );
  const { resume, leftOut } = splitResume(printedLines);
  return { resume, leftOut: leftOut.map((at) => printedLines[at]?.text) };
}

describe('a section of the table of fields on a page', () => {
  it.each([
    ['Industrial Training (SIWES)', 'internships'],
    ['Stages', 'internships'],
    ['Praktika', 'internships'],
    ['Volunteer Experience', 'volunteering'],
    ['Bénévolat', 'volunteering'],
    ['Trabalho voluntário', 'volunteering'],
  ] as const)('%s is read as jobs are', (title, section) => {
    const { resume, leftOut } = read(
      title,
      printed('Laboratory Assistant\tMar 2017 – Aug 2017', { bold: true }),
      printed('Dangote Cement Plc, Obajana'),
      printed('• Tested 30 samples a day.'),
    );
    expect(resume[section]).toEqual([
      {
        role: 'Laboratory Assistant',
        organisation: 'Dangote Cement Plc',
        location: 'Obajana',
        startDate: '2017-03',
        endDate: '2017-08',
        current: false,
        description: 'Tested 30 samples a day.',
      },
    ]);
    expect(resume.experience).toHaveLength(1);
    expect(leftOut).toEqual([]);
  });

  it('of projects keeps names, dates, links and text', () => {
    const { resume, leftOut } = read(
      'Selected Projects',
      printed('Solar dryer for cassava\t2021 – Present', { bold: true }),
      printed('• Dried 40 tonnes in one season.'),
      printed('Market price board\tJan 2019 – Mar 2020', { bold: true, gapBefore: 0.5 }),
      printed('• Shows prices at https://prices.example.com'),
    );
    expect(resume.projects).toEqual([
      {
        name: 'Solar dryer for cassava',
        startDate: '2021',
        current: true,
        description: 'Dried 40 tonnes in one season.',
      },
      {
        name: 'Market price board',
        url: 'https://prices.example.com',
        startDate: '2019-01',
        endDate: '2020-03',
        current: false,
        description: 'Shows prices at https://prices.example.com',
      },
    ]);
    expect(leftOut).toEqual([]);
  });

  it.each([
    [
      'Publications',
      'publications',
      { title: 'Drying cassava', publisher: 'Journal of Physics', date: '2020' },
    ],
    [
      'Conferences and Seminars',
      'conferences',
      { name: 'Drying cassava', role: 'Journal of Physics', date: '2020' },
    ],
    [
      'Trainings attended',
      'training',
      { name: 'Drying cassava', provider: 'Journal of Physics', startDate: '2020' },
    ],
    [
      'Weiterbildungen',
      'training',
      { name: 'Drying cassava', provider: 'Journal of Physics', startDate: '2020' },
    ],
    ['Patents', 'custom1', { title: 'Drying cassava', detail: 'Journal of Physics', date: '2020' }],
  ] as const)('%s becomes %s', (title, section, wanted) => {
    const { resume, leftOut } = read(
      title,
      printed('• Drying cassava | Journal of Physics | 2020'),
      printed('• Cleaning water | Water Forum | Mar 2021'),
    );
    const [first, second] = resume[section] ?? [];
    const { startDate, ...rest } = wanted as { startDate?: string };
    expect(first).toEqual(startDate ? { ...rest, endDate: startDate } : wanted);
    expect(second).toMatchObject({});
    expect(resume[section]).toHaveLength(2);
    expect(leftOut).toEqual([]);
  });

  it('of memberships knows grade and years', () => {
    const { resume } = read(
      'Professional Memberships',
      printed('• Nigerian Society of Engineers | Associate member | 2018'),
      printed('• COREN | Registered | 2019'),
    );
    expect(resume.memberships).toEqual([
      { body: 'Nigerian Society of Engineers', grade: 'associate', since: '2018' },
      { body: 'COREN', grade: 'registered', since: '2019' },
    ]);
  });

  it('of national service says which, and where it was done', () => {
    const { resume } = read(
      'National Youth Service (NYSC)',
      printed('Corps Member\tNov 2017 – Oct 2018', { bold: true }),
      printed('Kebbi General Hospital'),
    );
    expect(resume.nationalService).toEqual([
      {
        scheme: 'nysc',
        organisation: 'Kebbi General Hospital',
        startDate: '2017-11',
        endDate: '2018-10',
        description: 'Corps Member',
      },
    ]);
  });

  it('of interests is a list of names, or a sentence', () => {
    expect(read('Hobbies', printed('Chess, football and reading')).resume.interests).toEqual([
      { name: 'Chess' },
      { name: 'football' },
      { name: 'reading' },
    ]);
    const sentence = 'I coach a team of twelve girls, and walk in the hills';
    expect(read('Centres d’intérêt', printed(sentence)).resume.interests).toEqual([{ name: sentence }]);
  });

  it('of referees has a name, what they are, and how to reach them', () => {
    const { resume, leftOut } = read(
      'Referees',
      printed('Prof. Ngozi Eze'),
      printed('Head of Department, University of Lagos'),
      printed('ngozi.eze@example.com'),
      printed('Mr Musa Bello', { gapBefore: 0.8 }),
      printed('Operations Manager'),
      printed('+234 803 123 4567'),
    );
    expect(resume.referees).toEqual([
      {
        name: 'Prof. Ngozi Eze',
        role: 'Head of Department',
        organisation: 'University of Lagos',
        email: 'ngozi.eze@example.com',
        consent: 'name-only',
      },
      { name: 'Mr Musa Bello', role: 'Operations Manager', phone: '+234 803 123 4567', consent: 'name-only' },
    ]);
    expect(resume.personalInfo?.email).toBe('ada.obi@example.com');
    expect(leftOut).toEqual([]);
  });

  it('leaves out lines that only offer something, and declarations', () => {
    expect(read('References', printed('Available on request')).leftOut).toEqual(['Available on request']);
    const { resume, leftOut } = read('Declaration', printed('I swear that this is true.'));
    expect(leftOut).toEqual(['I swear that this is true.']);
    expect(resume.custom1).toBeUndefined();
  });

  it('keeps one heading for certificates that share it with licences or courses', () => {
    for (const title of [
      'Licenses & Certifications',
      'Certificates and Training',
      'Training & Certifications',
    ])
      expect(read(title, printed('• PMP | PMI | 2019')).resume.certifications).toHaveLength(1);
  });
});
