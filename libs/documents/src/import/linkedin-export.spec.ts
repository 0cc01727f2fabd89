import { describe, expect, it } from '@jest/globals';
import { fromLinkedIn } from './linkedin-export.ts';
import { linkedInTable } from './linkedin-tables.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const FILES: Readonly<Record<string, string>> = {
  'Export/Profile.csv':
    '\ufeffFirst Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\r\nNgozi,Eze,Obi,,"Feb 2",Engineer,"Builds ""quiet"" systems.\nLikes logs.",Fintech,100001,"Lagos, Nigeria",[ngozi_t],"[OTHER:https://ngozi.example,PERSONAL:https://github.com/ngozi,COMPANY:https://kora.example]",',
  'Export/Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\n"Kora, Ltd",Engineer,"Cut cost\nTrained six",Lagos,Mar 2021,\nZuma,Intern,,Aba,2019,Feb 2021\nOdd Ltd,Helper,,,Long ago,\n',
  'Export/Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nUNILAG,2014,2018,Thesis on soil,B.Sc.,Debating\n',
  'Export/Skills.csv': 'Name\nGo\n"C, C++"\n\n',
  'Export/Languages.csv':
    'Name,Proficiency\nIgbo,Native or bilingual proficiency\nFrench,Limited working proficiency\nLatin,\n',
  'Export/Certifications.csv':
    'Name,Url,Authority,Started On,Finished On,License Number\nPMP,https://pmi.example/1,PMI,Mar 2019,Mar 2022,A-17\n',
  'Export/Honors.csv': 'Title,Description,Issued On\nBest engineer,Of 40,May 2020\n',
  'Export/Projects.csv':
    'Title,Description,Url,Started On,Finished On\nSolar meter,Reads the sun,https://s.example,Jan 2020,\n',
  'Export/Volunteering.csv':
    'Company Name,Role,Cause,Started On,Finished On,Description\nRed Cross,Driver,HUMANITARIAN,2012,2013,Drove\n',
  'Export/Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\nold@example.com,Yes,No,1/2/20\nngozi@example.com,Yes,Yes,1/2/20\n',
  'Export/PhoneNumbers.csv': 'Extension,Number,Type\n,+234 803 123 4567,Mobile\n,+234 1 555 0108,Home\n',
  'Export/Publications.csv': 'Name,Published On,Description,Publisher,Url\nOn logs,Jun 2020,Why,ACM,\n',
  'Export/Courses.csv': 'Name,Number\nExcel for finance,X 101\n',
  'Export/Organizations.csv': 'Name,Position,Description,Started On,Finished On\nNSE,Secretary,,Jan 2018,\n',
  'Export/Patents.csv': 'Title,Description,Url,Issued On,Patent Number\nQuiet logger,,,Feb 2021,NG 77\n',
  'Export/messages.csv': 'FROM,CONTENT\nSomebody,Private words\n',
};

describe('a LinkedIn data export', () => {
  it('is read table by table, and what has no place is listed', () => {
    const files = new Map(Object.entries(FILES).map(([path, text]) => [path, bytesOf(text)]));
    const { resume, leftOut } = fromLinkedIn(files);
    expect(resume).toEqual({
      summary: 'Builds "quiet" systems.\nLikes logs.',
      industry: 'Fintech',
      personalInfo: {
        firstName: 'Ngozi',
        lastName: 'Eze',
        email: 'ngozi@example.com',
        phone: '+234 803 123 4567',
        location: 'Lagos, Nigeria',
        github: 'https://github.com/ngozi',
        website: 'https://ngozi.example',
        professionalTagline: 'Engineer',
      },
      experience: [
        {
          company: 'Kora, Ltd',
          position: 'Engineer',
          startDate: '2021-03',
          current: true,
          location: 'Lagos',
          description: 'Cut cost\nTrained six',
        },
        {
          company: 'Zuma',
          position: 'Intern',
          startDate: '2019',
          endDate: '2021-02',
          current: false,
          location: 'Aba',
        },
        { company: 'Odd Ltd', position: 'Helper', startDate: '', current: false },
      ],
      volunteering: [
        {
          organisation: 'Red Cross',
          role: 'Driver',
          startDate: '2012',
          endDate: '2013',
          description: 'Drove',
        },
      ],
      projects: [
        {
          name: 'Solar meter',
          url: 'https://s.example',
          startDate: '2020-01',
          current: true,
          description: 'Reads the sun',
        },
      ],
      publications: [{ title: 'On logs', publisher: 'ACM', date: '2020-06', description: 'Why' }],
      training: [{ name: 'Excel for finance' }],
      memberships: [{ body: 'NSE', since: '2018-01' }],
      custom1: [{ title: 'Quiet logger', detail: 'NG 77', date: '2021-02' }],
      designOptions: { sectionHeadings: { custom1: 'Patents' } },
      education: [
        { institution: 'UNILAG', degree: 'B.Sc.', startDate: '2014', endDate: '2018', current: false },
      ],
      skills: [
        { name: 'Go', level: 'intermediate' },
        { name: 'C, C++', level: 'intermediate' },
      ],
      languages: [
        { language: 'Igbo', proficiency: 'native' },
        { language: 'French', proficiency: 'intermediate' },
        { language: 'Latin', proficiency: 'intermediate' },
      ],
      certifications: [
        { name: 'PMP', issuer: 'PMI', date: '2019-03', expiryDate: '2022-03', credentialId: 'A-17' },
      ],
      achievements: [{ title: 'Best engineer', date: '2020-05', description: 'Of 40' }],
    });
    for (const [part, lines] of [
      ['Profile', ['Obi', 'Feb 2', '100001', 'ngozi_t', 'https://kora.example']],
      ['Positions (Odd Ltd)', ['Long ago']],
      ['Education (UNILAG)', ['Thesis on soil', 'Debating']],
      ['Certifications (PMP)', ['https://pmi.example/1']],
      ['Volunteering (Red Cross)', ['HUMANITARIAN']],
      ['Email addresses', ['old@example.com']],
      ['Phone numbers', ['+234 1 555 0108']],
      ['Courses (Excel for finance)', ['X 101']],
      ['Organizations (NSE)', ['Secretary']],
    ] as const) {
      const of = leftOut.filter((line) => line.startsWith(part)).join('\n');
      for (const words of lines) expect(of).toContain(words);
    }
    expect(`${JSON.stringify(resume)}${leftOut.join('')}`).not.toContain('Private words');
  });

  it.each([
    ['Basic_Export/Positions.csv', 'Positions'],
    ['Phone Numbers.csv', 'Phone Numbers'],
    ['PhoneNumbers.csv', 'Phone Numbers'],
    ['messages.csv', undefined],
    ['Positions.txt', undefined],
  ])('%s is the table %s', (path, table) => {
    expect(linkedInTable(path)).toBe(table);
  });

  it('without a person or a job is refused', () => {
    expect(() => fromLinkedIn(new Map([['Skills.csv', bytesOf('Name\nGo\n')]]))).toThrow('holds no resume');
  });
});
