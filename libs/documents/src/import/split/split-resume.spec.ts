import { describe, expect, it } from '@jest/globals';
import { heading, printed, resumeLines } from '../../../test/printed-lines.ts';
import type { LayoutLine } from '../layout/layout-line.ts';
import { splitResume } from './split-resume.ts';

const jobsOf = (...lines: LayoutLine[]) =>
  splitResume(resumeLines(heading('Work'), ...lines)).resume.experience?.map(
    ({ position, company, startDate, endDate, current }) => [
      position,
      company,
      startDate,
      current ? 'now' : endDate,
    ],
  );
const schoolsOf = (...lines: LayoutLine[]) =>
  splitResume(resumeLines(heading('Education'), ...lines)).resume.education?.map(
    ({ institution, degree, fieldOfStudy, startDate, endDate }) => [
      institution,
      degree,
      fieldOfStudy,
      startDate,
      endDate,
    ],
  );
const skillsOf = (...lines: LayoutLine[]) =>
  splitResume(resumeLines(heading('Skills'), ...lines)).resume.skills?.map(({ name, category }) =>
    category ? `${category}: ${name}` : name,
  );

describe('jobs', () => {
  const wanted = [
    ['Site Engineer', 'Ridgeline', '2021-05', 'now'],
    ['Graduate Engineer', 'Bluewater', '2018', '2021'],
  ];

  it('are found with dates at the right and the employer below', () => {
    expect(
      jobsOf(
        printed('Site Engineer\tMay 2021 – Present', { bold: true }),
        printed('Ridgeline'),
        printed('• Set out three buildings.'),
        printed('Graduate Engineer\t2018 – 2021', { bold: true, gapBefore: 0.5 }),
        printed('Bluewater'),
        printed('• Drew 160 details.'),
      ),
    ).toEqual(wanted);
  });

  it('are found with the employer first and the dates between', () => {
    expect(
      jobsOf(
        printed('Ridgeline', { bold: true }),
        printed('May 2021 – Present'),
        printed('Site Engineer'),
        printed('• Set out three buildings.'),
        printed('Bluewater', { bold: true, gapBefore: 0.5 }),
        printed('2018 – 2021'),
        printed('Graduate Engineer'),
        printed('• Drew 160 details.'),
      ),
    ).toEqual(wanted);
  });

  it('are found where a label in its own cell names each fact', () => {
    expect(
      jobsOf(
        printed('Dates\tMay 2021 – Present'),
        printed('Occupation held\tSite Engineer'),
        printed('Name of employer\tRidgeline'),
        printed('Dates\t2018 – 2021'),
        printed('Occupation held\tGraduate Engineer'),
        printed('Name of employer\tBluewater'),
      ),
    ).toEqual(wanted);
  });

  it('are found where the employer is last except for a town and the dates', () => {
    expect(
      jobsOf(
        printed('Site Engineer, Ridgeline, Lagos, 05/2021 – Present'),
        printed('• Set out three buildings.'),
        printed('Graduate Engineer, Bluewater, Abuja, 2018 – 2021'),
        printed('• Drew 160 details.'),
      ),
    ).toEqual(wanted);
  });

  it('keep the word between title and employer out of both, also in its own cell', () => {
    expect(
      jobsOf(
        printed('Site Engineer\tat Ridgeline\tMay 2021 – Present'),
        printed('• Set out three buildings.'),
        printed('Graduate Engineer\tat Bluewater\t2018 – 2021'),
        printed('• Drew 160 details.'),
      ),
    ).toEqual(wanted);
  });

  it.each([
    ['a comma', 'Site Engineer, Ridgeline (05/2021 – Present)', 'Graduate Engineer, Bluewater (2018 – 2021)'],
    ['a bar', 'Ridgeline | Site Engineer | 05/2021 – Present', 'Bluewater | Graduate Engineer | 2018 – 2021'],
    ['a word', '05/2021 – now  Site Engineer at Ridgeline', '2018 – 2021  Graduate Engineer at Bluewater'],
    [
      'a French word',
      'Site Engineer chez Ridgeline, depuis mai 2021',
      'Graduate Engineer chez Bluewater, 2018 – 2021',
    ],
  ])('are parted at %s', (_, one, other) => {
    expect(
      jobsOf(
        printed(one),
        printed('• Set out three buildings.'),
        printed(other),
        printed('• Drew 160 details.'),
      ),
    ).toEqual(wanted);
  });

  it('of several roles share the employer that is printed once above them', () => {
    expect(
      jobsOf(
        printed('Ridgeline Ltd', { bold: true, scale: 1.2 }),
        printed('Site Engineer\tMay 2021 – Present', { bold: true }),
        printed('• Set out three buildings.'),
        printed('Graduate Engineer\t2018 – 2021', { bold: true }),
        printed('• Drew 160 details.'),
      ),
    ).toEqual([
      ['Site Engineer', 'Ridgeline Ltd', '2021-05', 'now'],
      ['Graduate Engineer', 'Ridgeline Ltd', '2018', '2021'],
    ]);
  });

  it('share it also where they look like it, below the text of the role before', () => {
    expect(
      jobsOf(
        printed('Ridgeline Ltd | Kano', { bold: true }),
        printed('Site Engineer\tMay 2021 – Present', { bold: true }),
        printed('• Set out three buildings.'),
        printed('Graduate Engineer\t2018 – 2021', { bold: true, gapBefore: 0.5 }),
        printed('Youth service.'),
      ),
    ).toEqual([
      ['Site Engineer', 'Ridgeline Ltd', '2021-05', 'now'],
      ['Graduate Engineer', 'Ridgeline Ltd', '2018', '2021'],
    ]);
  });

  it('take no employer from the job before', () => {
    expect(
      jobsOf(
        printed('Site Engineer\tMay 2021 – Present', { bold: true }),
        printed('• Set out three buildings.'),
        printed('Graduate Engineer\t2018 – 2021', { bold: true }),
        printed('• Drew 160 details.'),
      ),
    ).toEqual([
      ['Site Engineer', '', '2021-05', 'now'],
      ['Graduate Engineer', '', '2018', '2021'],
    ]);
  });

  it('leave the town of an employer apart', () => {
    const { resume } = splitResume(
      resumeLines(
        heading('Experience'),
        printed('Cook\t2019 – 2020', { bold: true }),
        printed('Hilltop Kitchen, Kumasi, Ghana'),
        printed('• Cooked.'),
      ),
    );
    expect(resume.experience?.[0]).toMatchObject({
      position: 'Cook',
      company: 'Hilltop Kitchen',
      location: 'Kumasi, Ghana',
    });
  });

  it('are no volunteering, projects or referees', () => {
    const { resume, leftOut } = splitResume(
      resumeLines(
        heading('Work'),
        printed('Cook\t2019 – 2020', { bold: true }),
        printed('Hilltop Kitchen'),
        heading('Volunteering'),
        printed('Coach\t2018 – 2019', { bold: true }),
        printed('Street Football'),
      ),
    );
    expect(resume.experience).toHaveLength(1);
    expect(resume.volunteering).toEqual([
      {
        organisation: 'Street Football',
        role: 'Coach',
        startDate: '2018',
        endDate: '2019',
        current: false,
      },
    ]);
    expect(leftOut).toEqual([]);
  });
});

describe('heads of jobs', () => {
  /** A title in bold before its employer, in the font that most of the letters have. */
  const twoFaces = (title: string, rest: string, gapBefore = 0): LayoutLine => {
    const line = printed(`${title}${rest}`, { gapBefore });
    const font = title.length > rest.length ? 'Bold' : 'Plain';
    const faces = [
      { from: 0, bold: true, italic: false, size: 10, font: 'Bold' },
      { from: title.length, bold: false, italic: false, size: 10, font: 'Plain' },
    ];
    return { ...line, cells: line.cells.map((cell) => ({ ...cell, font, faces })) };
  };

  it('look alike however long the title and the employer are', () => {
    expect(
      jobsOf(
        twoFaces('Owner', ', Bluewater Garments and Threads'),
        printed('2020 – Present'),
        printed('• Set out three buildings.'),
        twoFaces('Assistant Site Engineer', ', Vale', 0.5),
        printed('2018 – 2019'),
      ),
    ).toEqual([
      ['Owner', 'Bluewater Garments and Threads', '2020', 'now'],
      ['Assistant Site Engineer', 'Vale', '2018', '2019'],
    ]);
  });

  it('are parted at their comma, also above a town that no list knows', () => {
    expect(
      jobsOf(
        printed('Site Engineer, Ridgeline Ltd\t2020 – Present', { bold: true }),
        printed('Ashendale'),
        printed('• Set out three buildings.'),
        printed('Surveyor, Bluewater Plc\t2018 – 2019', { bold: true, gapBefore: 0.5 }),
        printed('Brackenford'),
        printed('• Drew 160 details.'),
      )?.map(([title, employer]) => [title, employer]),
    ).toEqual([
      ['Site Engineer', 'Ridgeline Ltd'],
      ['Surveyor', 'Bluewater Plc'],
    ]);
  });

  it('go on where their dates are broken over two lines', () => {
    expect(
      jobsOf(
        { ...printed('Ridgeline – Site Engineer (Aug', { bold: true }), wraps: true },
        printed('2020 – Present)', { bold: true }),
        printed('• Set out three buildings.'),
      ),
    ).toEqual([['Site Engineer', 'Ridgeline', '2020-08', 'now']]);
  });
});

describe('schools by their form', () => {
  it('have grades that only their form shows', () => {
    expect(schoolsOf(printed('KCSE, Alder Girls High School, A-\t2012 – 2015'))).toEqual([
      ['Alder Girls High School', 'KCSE', '', '2012', '2015'].map((text) => text || undefined),
    ]);
    expect(
      schoolsOf(printed('NECO, Alder Secondary School, 9 credits\t2012 – 2015'))?.[0]?.slice(0, 3),
    ).toEqual(['Alder Secondary School', 'NECO', undefined]);
  });

  it('have a class of degree without the word class', () => {
    const school = printed('LL.B., Law | Upper second | University of Ashendale\t2012 – 2015');
    expect(schoolsOf(school)?.[0]?.slice(0, 3)).toEqual(['University of Ashendale', 'LL.B.', 'Law']);
  });

  it('have examinations in letters, with the subject in brackets or behind a comma', () => {
    expect(
      schoolsOf(printed('Q.S.X. (Commerce), Alder Junior College\t2012 – 2015'))?.[0]?.slice(0, 3),
    ).toEqual(['Alder Junior College', 'Q.S.X.', 'Commerce']);
    expect(
      schoolsOf(printed('BXW, Social Work\t2012 – 2015'), printed('University of Ashendale'))?.[0]?.slice(
        0,
        3,
      ),
    ).toEqual(['University of Ashendale', 'BXW', 'Social Work']);
  });
});

describe('schools on one line', () => {
  it('have a degree in letters behind its subject', () => {
    expect(
      schoolsOf(printed('Nursing, BSN, Wright State University'), printed('Aug 2016 – May 2020')),
    ).toEqual([['Wright State University', 'BSN', 'Nursing', '2016-08', '2020-05']]);
  });
});

describe('schools', () => {
  it.each([
    ['lines', ['University of Benin', 'B.Eng. Civil Engineering', '2011 - 2016']],
    ['a line with commas', ['B.Eng. Civil Engineering, University of Benin, 2011 – 2016']],
    ['degree and subject apart', ['2011 - 2016', 'University of Benin', 'Civil Engineering', 'B.Eng.']],
    ['the subject before the degree', ['Civil Engineering, B.Eng., University of Benin', '2011 - 2016']],
  ])('are read from %s', (_, lines) => {
    expect(schoolsOf(...lines.map((line) => printed(line)))).toEqual([
      ['University of Benin', 'B.Eng.', 'Civil Engineering', '2011', '2016'],
    ]);
  });

  it('keep a single year as the end', () => {
    expect(
      schoolsOf(
        printed('HND | Accra Technical University | 2013'),
        printed('WASSCE | Mfantsipim School | 2010'),
      ),
    ).toEqual([
      ['Accra Technical University', 'HND', undefined, '', '2013'],
      ['Mfantsipim School', 'WASSCE', undefined, '', '2010'],
    ]);
  });
});

describe('skills', () => {
  it('are read from lists, cells and lines, without their levels', () => {
    expect(skillsOf(printed('Excel, SQL; Power BI (advanced)'))).toEqual(['Excel', 'SQL', 'Power BI']);
    expect(skillsOf(printed('Excel\tSQL\tPower BI'))).toEqual(['Excel', 'SQL', 'Power BI']);
    expect(skillsOf(printed('Excel'), printed('Expert'), printed('SQL'), printed('80%'))).toEqual([
      'Excel',
      'SQL',
    ]);
  });

  it('keep their section around a line of languages', () => {
    const { resume } = splitResume(
      resumeLines(
        heading('Skills'),
        printed('Excel, SQL'),
        printed('Languages: Igbo, English'),
        printed('Audit, Tax'),
      ),
    );
    expect(resume.skills?.map(({ name }) => name)).toEqual(['Excel', 'SQL', 'Audit', 'Tax']);
    expect(resume.languages?.map(({ language }) => language)).toEqual(['Igbo', 'English']);
  });

  it('keep the group that a label or a louder line names', () => {
    expect(skillsOf(printed('Tools: Excel, SQL'), printed('Methods: Audit'))).toEqual([
      'Tools: Excel',
      'Tools: SQL',
      'Methods: Audit',
    ]);
    expect(
      skillsOf(
        printed('Office', { bold: true }),
        printed('• Excel'),
        printed('Methods', { bold: true }),
        printed('• Audit'),
      ),
    ).toEqual(['Office: Excel', 'Methods: Audit']);
  });
});

describe('what a narrow column breaks', () => {
  const personOf = (...lines: LayoutLine[]) =>
    splitResume([...lines, heading('Work'), printed('Nurse, Ridgeline, 2018 – 2021')]).resume.personalInfo;
  const name = printed('Ada Obi', { scale: 2.4 });

  it('is one name where its first line is full or ends in a small word', () => {
    const rest = printed('Santos Neto', { scale: 2.4 });
    const mail = printed('joao@example.com');
    expect(personOf(printed('João Paulo dos', { scale: 2.4 }), rest, mail)?.lastName).toBe(
      'Paulo dos Santos Neto',
    );
    expect(personOf({ ...printed('João Paulo', { scale: 2.4 }), wraps: true }, rest, mail)?.lastName).toBe(
      'Paulo Santos Neto',
    );
  });

  it('is one place and one link', () => {
    expect(
      personOf(
        name,
        printed('ada@example.com'),
        printed('Greytown, KwaZulu-'),
        printed('Natal, South Africa'),
        printed('https://linkedin.com/in/ada'),
        printed('-obi-nurse'),
      ),
    ).toMatchObject({
      location: 'Greytown, KwaZulu-Natal, South Africa',
      linkedin: 'https://linkedin.com/in/ada-obi-nurse',
    });
  });

  it('leaves a town with its region and country without commas', () => {
    expect(personOf(name, printed('Ashendale Delta NG'), printed('ada@example.com'))?.location).toBe(
      'Ashendale Delta NG',
    );
  });

  it('leaves the end of a sentence with it', () => {
    const { resume } = splitResume([
      name,
      heading('About'),
      { ...printed('Keeps the books of two plants and closes them on time with a team of'), wraps: true },
      printed('four clerks.'),
      printed('ada@example.com'),
      heading('Work'),
      printed('Nurse, Ridgeline, 2018 – 2021'),
    ]);
    expect(resume.summary).toContain('four clerks.');
  });
});

describe('the person', () => {
  const personOf = (...lines: LayoutLine[]) => splitResume(lines).resume.personalInfo;

  it('is named by the largest text, also in two faces, one below the other', () => {
    expect(
      personOf(
        printed('Adaeze', { scale: 2.4 }),
        printed('Okonkwo', { scale: 2.4, bold: true }),
        printed('Registered Nurse', { scale: 1.4 }),
        printed('ada@example.com'),
      ),
    ).toMatchObject({ firstName: 'Adaeze', lastName: 'Okonkwo', professionalTagline: 'Registered Nurse' });
  });

  it('is reached by what follows the signs of a symbol font', () => {
    expect(
      personOf(
        printed('Ada Obi', { scale: 2 }),
        printed('#ada.obi@example.com'),
        printed('H+234 803 555 0101'),
        printed('Eldoret, Uasin Gishu'),
      ),
    ).toMatchObject({
      email: 'ada.obi@example.com',
      phone: '+234 803 555 0101',
      location: 'Eldoret, Uasin Gishu',
    });
  });

  it('is found behind a greeting, and with the work in smaller letters behind the name', () => {
    expect(
      personOf(
        printed("Hi, I'm Adaeze Okonkwo.", { scale: 2 }),
        printed('adaeze@example.com'),
        printed('Work'),
      ),
    ).toMatchObject({ firstName: 'Adaeze', lastName: 'Okonkwo' });
    const line = printed('Adaeze Okonkwo Registered Nurse', { scale: 2 });
    const faces = [
      { from: 0, bold: false, italic: false, size: 24 },
      { from: 15, bold: false, italic: false, size: 12 },
    ];
    const [cell] = line.cells;
    expect(
      personOf({ ...line, cells: cell ? [{ ...cell, faces }] : [] }, printed('adaeze@example.com')),
    ).toMatchObject({ firstName: 'Adaeze', lastName: 'Okonkwo', professionalTagline: 'Registered Nurse' });
  });

  it('is reached by what is printed below the last section, and by links of drawn signs', () => {
    const jobs = [heading('Work'), printed('Nurse, Ridgeline, 2018 – 2021'), printed('• Ran the ward.')];
    const foot = printed('Enugu, Nigeria\tadaeze@example.com\t+234 803 555 0101');
    const { resume } = splitResume([printed('Adaeze Okonkwo', { scale: 2 }), ...jobs, foot]);
    expect(resume.personalInfo).toMatchObject({ email: 'adaeze@example.com', location: 'Enugu, Nigeria' });
    expect(resume.experience).toHaveLength(1);
    const sign = printed('Write to me');
    const linked = {
      ...sign,
      cells: sign.cells.map((cell) => ({ ...cell, link: 'mailto:adaeze@example.com' })),
    };
    expect(personOf(printed('Adaeze Okonkwo', { scale: 2 }), linked, ...jobs)).toMatchObject({
      email: 'adaeze@example.com',
    });
  });
});

describe('headings', () => {
  it('are known by their looks where their words are not', () => {
    const { resume, leftOut } = splitResume(
      resumeLines(heading('Skills'), printed('Excel'), heading('Where I walk'), printed('Hills and coasts')),
    );
    expect(resume.skills?.map(({ name }) => name)).toEqual(['Excel']);
    expect(resume.custom1).toEqual([{ title: 'Hills and coasts' }]);
    expect(resume.designOptions?.sectionHeadings).toEqual({ custom1: 'Where I walk' });
    expect(leftOut).toEqual([]);
  });

  it('are no words of headings inside a text', () => {
    const { resume } = splitResume(
      resumeLines(
        heading('Skills'),
        printed('Training'),
        printed('Research'),
        heading('Languages'),
        printed('English: fluent'),
      ),
    );
    expect(resume.skills?.map(({ name }) => name)).toEqual(['Training', 'Research']);
    expect(resume.languages).toEqual([{ language: 'English', proficiency: 'advanced' }]);
  });

  it.each([
    ['Berufserfahrung', 'Ausbildung'],
    ['EXPÉRIENCES PROFESSIONNELLES', 'FORMATION'],
    ['Experiência profissional', 'Formação académica'],
    ['Uzoefu wa kazi', 'Elimu'],
  ])('%s and %s are understood', (work, study) => {
    const { resume } = splitResume(
      resumeLines(
        heading(work),
        printed('Manager, Ridgeline Ltd, 2019 – 2020'),
        heading(study),
        printed('B.A. History, University of Ghana, 2018'),
      ),
    );
    expect(resume.experience).toHaveLength(1);
    expect(resume.education).toHaveLength(1);
  });
});

describe('labels beside their values', () => {
  const label = (text: string, more = {}): LayoutLine => ({ ...printed(text, more), sideHeading: true });

  it('open an entry where they open the section, and part what was done from the employer', () => {
    expect(
      jobsOf(
        label('Dates\t2021 – 2024'),
        label('Occupation or position held\tSite Engineer'),
        label('Main activities\tSet out three buildings.'),
        label('Name of employer\tRidgeline'),
        label('Dates\t2018 – 2021'),
        label('Occupation or position held\tGraduate Engineer'),
        label('Main activities\tDrew 160 details.'),
        label('Name of employer\tBluewater'),
      ),
    ).toEqual([
      ['Site Engineer', 'Ridgeline', '2021', '2024'],
      ['Graduate Engineer', 'Bluewater', '2018', '2021'],
    ]);
  });

  it('may be parted from them by a colon below the others', () => {
    const { resume } = splitResume(
      [
        printed('NAME\t: Ada Obi'),
        printed('PHONE\t: +234 803 555 0101'),
        heading('Skills'),
        printed('Excel, SQL'),
      ].map((line, at) => ({ ...line, block: at })),
    );
    expect(resume.personalInfo).toMatchObject({
      firstName: 'Ada',
      lastName: 'Obi',
      phone: '+234 803 555 0101',
    });
  });

  it('name the columns of a table, and are no entry of it', () => {
    expect(
      schoolsOf(
        printed('Institution\tCertificate obtained\tDate', { bold: true }),
        printed('The Polytechnic, Ibadan\tHND, Computer Science\t2016 – 2018'),
        printed('Holy Child Secondary School\tSSCE\t2007 – 2013'),
      ),
    ).toEqual([
      ['The Polytechnic, Ibadan', 'HND', 'Computer Science', '2016', '2018'],
      ['Holy Child Secondary School', 'SSCE', undefined, '2007', '2013'],
    ]);
  });
});

describe('every line', () => {
  it('is a heading, the origin of a field or left out', () => {
    const lines = resumeLines(
      heading('Work'),
      printed('Cook\t2019 – 2020', { bold: true }),
      printed('Hilltop Kitchen'),
      printed('• Cooked 150 covers a night.'),
      heading('Declaration'),
      printed('All of this is true.'),
      heading('Languages'),
      printed('English (fluent)'),
    );
    const { origins, leftOut } = splitResume(lines);
    const placed = new Set([...origins.flatMap((origin) => origin.lines), ...leftOut]);
    const headings = [...lines.entries()].filter(([, { scale }]) => scale === 1.4).map(([at]) => at);
    expect([...placed, ...headings].sort((one, other) => one - other)).toEqual([...lines.keys()]);
    expect(leftOut).toEqual([9]);
    expect(origins.find(({ path }) => path === 'experience.0.position')).toMatchObject({
      lines: [5],
      needsCheck: false,
    });
    expect(origins.find(({ path }) => path === 'experience.0.company')?.boxes).toHaveLength(1);
  });
});
