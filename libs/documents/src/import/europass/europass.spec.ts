import { readFile } from 'node:fs/promises';
import { ENTRY_SECTION_NAMES } from '@career/contracts/resume-table/resume-table';
import { FULL_RESUME } from '@career/contracts/resume-table/testing/full-resume';
import { describe, expect, it } from '@jest/globals';
import { PDFDocument } from 'pdf-lib';
import { SaxesParser } from 'saxes';
import { filledResume } from '../../../test/filled-resume.ts';
import { toEuropassXml } from '../../europass-xml.ts';
import type { StructuredResume } from '../../json-resume-import.ts';
import { type PdfSource, readFile as readAnyFile } from '../read-resume.ts';
import { readEuropass } from './europass-import.ts';

/** Sections for which the format has parts of its own. */
const OWN_PARTS: ReadonlySet<string> = new Set(['experience', 'education', 'skills', 'languages']);
const NOW = '2026-11-22T09:00:00Z';

const fileOf = (name: string): URL => new URL(`../../../test/dialects/${name}.xml`, import.meta.url);
const textOf = (name: string): Promise<string> => readFile(fileOf(name), 'utf8');
const fromFile = async (name: string): Promise<StructuredResume> => readEuropass(await textOf(name));

/** Words between the marks of an XML text, markup within them set aside. */
const wordsIn = (xml: string): string[] =>
  xml
    .replace(/<(DocumentInfo|CandidateSupplier|RenderingInformation|Photo)>.*?<\/\1>/gs, '')
    .split(/<[^>]+>/)
    .flatMap((text) => text.replaceAll('&amp;', '&').split(/&lt;.*?&gt;/s))
    .map((text) => text.trim())
    .flatMap((text) => (text.includes('.') ? [text] : text.split(', ')))
    .filter(Boolean);

describe('a Europass CV', () => {
  it('of the years to 2020 is read', async () => {
    const { resume, leftOut } = await fromFile('europass-passport');
    expect(resume).toEqual({
      summary: 'Surveyor who measures twice.',
      personalInfo: {
        firstName: 'Chidi',
        lastName: 'Okeke',
        email: 'chidi@example.com',
        phone: '+234 803 555 0105',
        location: '3 Broad Street, 101001, Lagos, Nigeria',
        linkedin: 'https://www.linkedin.com/in/chidi',
        website: 'https://chidi.example.com',
      },
      experience: [
        {
          company: 'Lagos Survey Office',
          position: 'Land surveyor',
          startDate: '2015-09',
          current: true,
          location: 'Ikeja, Nigeria',
          description: 'Mapped 40 villages\nTrained six clerks',
        },
        {
          company: 'Okeke & Sons',
          position: 'Assistant',
          startDate: '2012',
          endDate: '2015',
          current: false,
        },
      ],
      education: [
        {
          institution: 'University of Lagos',
          degree: 'B.Sc. Surveying',
          fieldOfStudy: 'Surveying',
          startDate: '2007',
          endDate: '2011-07',
          current: false,
        },
      ],
      skills: ['AutoCAD', 'ArcGIS', 'Excel'].map((name) => ({
        name,
        level: 'intermediate',
        category: 'Digital skills',
      })),
      achievements: [{ title: 'Best graduating student 2011' }],
      certifications: [],
      licences: [{ kind: 'driving', licenceClass: 'B' }],
      languages: [
        { language: 'Igbo', proficiency: 'native' },
        { language: 'English', proficiency: 'advanced' },
      ],
    });
    expect(leftOut).toEqual([
      'Contact info: +234 1 555 0106',
      'Demographics, birthdate: 1988-04-02',
      'Demographics: Nigerian',
      'Work experience (Lagos Survey Office): employer sector Public administration',
      'Education (University of Lagos): activities Geodesy, cadastral law · level EQF level 6',
      'Skills (English): linguistic foreign language list proficiency level writing B2',
      'Skills, communication description: I gained good communication skills while I explained maps to farmers and their families for many years.',
    ]);
  });

  it('since 2020 is read', async () => {
    const { resume, leftOut } = await fromFile('europass-candidate');
    expect(resume).toMatchObject({
      summary: 'Keeps water clean.',
      personalInfo: {
        firstName: 'Efua',
        lastName: 'Addo',
        email: 'efua@example.com',
        phone: '+233 205550107',
        location: '4 Ring Road, Accra, gh',
        linkedin: 'https://www.linkedin.com/in/efua',
      },
      experience: [
        {
          company: 'Ghana Water',
          position: 'Process engineer',
          startDate: '2018-06',
          current: true,
          description: 'Cut losses by 12 %\nLed nine people',
        },
      ],
      education: [
        {
          institution: 'KNUST',
          degree: 'B.Sc.',
          fieldOfStudy: 'Chemical engineering',
          grade: 'First class',
          startDate: '2010',
          endDate: '2014-05',
        },
      ],
      skills: [{ name: 'Excel' }, { name: 'SCADA' }, { name: 'MATLAB' }],
      projects: [{ name: 'Well for Ada', description: '60 m deep' }],
      interests: [{ name: 'Chess' }],
      licences: [{ kind: 'driving', licenceClass: 'B' }],
      languages: [
        { language: 'English', proficiency: 'native' },
        { language: 'French', proficiency: 'intermediate' },
      ],
    });
    expect(leftOut).toEqual([
      'Communication, channel code: Instant messaging',
      'Communication, use code: Skype',
      'Communication, uri: efua.a',
      'Nationality code: gh',
      'Birth date: 1990-05-01',
      'Education (KNUST): education degree occupational skills covered Thermodynamics',
    ]);
  });

  it.each([
    // Codes that say the same as their labels, kinds that became places in the resume, and levels.
    [
      'europass-passport',
      /^(?:NG|ig|en|mobile|Mobile|581|6|true|C1|C2|personal_statement|PERSONAL STATEMENT|honors_awards|Honours and awards)$/,
    ],
    [
      'europass-candidate',
      /^(?:Email|Telephone|Web|LinkedIn|mobile|home|233|eng|fra|s1|E|6|true|false|language|Digital_Skill|CEF-.*|B1|B2|205550107|2018-06-15)$/,
    ],
  ])('%s loses no words', async (name, isCode) => {
    const { resume, leftOut } = await fromFile(name);
    const found = `${JSON.stringify(resume)}\n${leftOut.join('\n')}`;
    const lost = wordsIn(await textOf(name)).filter((words) => !isCode.test(words) && !found.includes(words));
    expect(lost).toEqual([]);
  });

  it.each([
    ['is cut off', '<SkillsPassport><LearnerInfo>', 'damaged'],
    ['is nested without end', `${'<a>'.repeat(5_000)}`, 'damaged'],
    [
      'names entities of its own',
      '<!DOCTYPE a [<!ENTITY b "x">]><SkillsPassport>&b;</SkillsPassport>',
      'damaged',
    ],
    ['is another kind of document', '<html><body>Candidate</body></html>', 'holds no resume'],
  ])('that %s is refused', (_what, xml, words) => {
    expect(() => readEuropass(xml)).toThrow(words);
  });
});

describe('a PDF of Europass', () => {
  it('is read from the file attached to it, not from its pages', async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage().drawText('Curriculum vitae');
    await pdf.attach(new TextEncoder().encode('<html>no</html>'), 'notes.xml', { mimeType: 'text/xml' });
    await pdf.attach(await readFile(fileOf('europass-candidate')), 'attachment.xml', {
      mimeType: 'application/xml',
    });
    const bytes = new Uint8Array(await pdf.save());
    const { resume, leftOut, lines } = await readAnyFile(bytes, {
      openPdf: async (data) => {
        const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
        const open = await getDocument({ data, verbosity: 0, fontExtraProperties: true }).promise;
        return {
          numPages: open.numPages,
          getPage: (number) => open.getPage(number),
          getMetadata: () => open.getMetadata(),
          getAttachments: () => open.getAttachments(),
          getAttachmentContent: (name) => open.getAttachmentContent(name),
        } as PdfSource;
      },
    });
    expect(resume.personalInfo?.lastName).toBe('Addo');
    expect(leftOut.map((line) => lines[line]?.text)).toContain('Birth date: 1990-05-01');
  });
});

describe('the Europass XML of a resume', () => {
  it('is well-formed, with the elements in the order of the schema', () => {
    const names: string[] = [];
    const parser = new SaxesParser({ xmlns: true });
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', ({ local, uri }) => {
      expect(uri).toBe('http://europass.cedefop.europa.eu/Europass');
      names.push(local);
    });
    parser.write(toEuropassXml(filledResume(), NOW)).close();
    const order = [
      'DocumentInfo',
      'LearnerInfo',
      'Identification',
      'PersonName',
      'Address',
      'Email',
      'TelephoneList',
      'WebsiteList',
      'Headline',
      'WorkExperienceList',
      'EducationList',
      'Skills',
      'Linguistic',
      'JobRelated',
      'AchievementList',
    ];
    expect([...new Set(names)].filter((name) => order.includes(name))).toEqual(order);
    const job = names.slice(names.indexOf('WorkExperience'), names.indexOf('WorkExperience') + 12);
    expect(
      job.filter((name) =>
        ['Period', 'From', 'Current', 'Position', 'Activities', 'Employer'].includes(name),
      ),
    ).toEqual(['Period', 'From', 'Current', 'Position', 'Activities', 'Employer']);
  });

  it('comes back, dates with their granularity', () => {
    const given = filledResume();
    const [first, second] = given.experience ?? [];
    if (!first || !second) throw new Error('The filled resume has two jobs');
    const resume = { ...given, experience: [first, { ...second, startDate: '2018', endDate: '2021' }] };
    const back = readEuropass(toEuropassXml(resume, NOW)).resume;
    expect(back.experience).toEqual(resume.experience);
    expect(back.education).toEqual(resume.education);
    expect(back.languages).toEqual(resume.languages);
    expect(back.skills?.map(({ name, category }) => [name, category])).toEqual(
      resume.skills?.map(({ name, category }) => [name, category]),
    );
    expect(back.summary).toBe(`${resume.personalInfo.professionalTagline}\n${resume.summary}`);
    expect(back.achievements).toEqual(resume.achievements);
    expect(back.certifications).toEqual(resume.certifications);
    const { photoUrl: _, professionalTagline: __, ...person } = resume.personalInfo;
    expect(back.personalInfo).toEqual(person);
  });

  it('brings every section of the table back', () => {
    const { resume, leftOut } = readEuropass(toEuropassXml(FULL_RESUME, NOW));
    const { consent: _, ...printed } = FULL_RESUME.referees[0] ?? {};
    for (const name of ENTRY_SECTION_NAMES.filter((one) => !OWN_PARTS.has(one))) {
      const given = name === 'referees' ? { ...printed, consent: 'name-only' } : FULL_RESUME[name]?.[0];
      const { current: __, startOnNewPage: ___, ...entry } = { ...given } as Record<string, unknown>;
      expect([name, resume[name]]).toEqual([name, [expect.objectContaining(entry)]]);
    }
    expect(resume.designOptions?.sectionHeadings).toEqual(FULL_RESUME.designOptions.sectionHeadings);
    // Addresses of the made-up person that are neither LinkedIn's nor GitHub's.
    expect(leftOut.filter((line) => !line.startsWith('Website: '))).toEqual([]);
  });

  it('says of work that goes on that it does, and of a referee what was agreed to', () => {
    const xml = toEuropassXml(
      {
        volunteering: [
          { organisation: 'Red Cross', role: 'Trainer', startDate: '2020', endDate: '', current: true },
        ],
        referees: [
          { name: 'Ngozi Eze', phone: '+234 803 000 0001', consent: 'name-only' },
          { name: 'Musa Bello', consent: 'not-asked' },
        ],
      },
      NOW,
    );
    expect(readEuropass(xml).resume.volunteering).toEqual([
      { organisation: 'Red Cross', role: 'Trainer', startDate: '2020', current: true },
    ]);
    expect(xml).toContain('Ngozi Eze');
    expect(xml).not.toMatch(/0001|Musa Bello/);
  });

  it('of an empty draft is a document still', () => {
    expect(readEuropass(toEuropassXml({}, NOW)).resume.experience).toEqual([]);
  });
});
