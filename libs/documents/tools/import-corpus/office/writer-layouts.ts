import type { Person } from '../person.types.ts';
import { skillLines, Wording } from '../wording.ts';
import { bulletList, flatOdt, paragraph, table, textBox, twoColumns } from './flat-odt.ts';

const list = (parts: readonly (string | undefined)[], separator = ', '): string =>
  parts.filter((part) => part !== undefined && part !== '').join(separator);

/** What all templates print after work and education, as heading and lines. */
function smallSections({ resume }: Person, words: Wording): { heading: string; lines: string[] }[] {
  const dated = (parts: readonly (string | undefined)[], date: string | undefined): string =>
    list([list(parts), date && `(${words.date(date)})`], ' ');
  return [
    {
      heading: words.of('certificates'),
      lines: (resume.certificates ?? []).map((one) => dated([one.name, one.issuer], one.date)),
    },
    {
      heading: words.of('awards'),
      lines: (resume.awards ?? []).map((one) => dated([one.title, one.awarder], one.date)),
    },
    {
      heading: words.of('publications'),
      lines: (resume.publications ?? []).map((one) => dated([one.name, one.publisher], one.releaseDate)),
    },
    {
      heading: words.of('projects'),
      lines: (resume.projects ?? []).map((one) => list([one.name, one.description], ': ')),
    },
    {
      heading: words.of('references'),
      lines: (resume.references ?? []).map((one) => list([one.name, one.reference], ': ')),
    },
  ].filter(({ lines }) => lines.length > 0);
}

const languageLines = ({ resume }: Person): string[] =>
  (resume.languages ?? []).map(({ language, fluency }) => language + (fluency ? ` (${fluency})` : ''));

const skillTexts = (person: Person, separator?: string): string[] =>
  skillLines(person, separator).map(({ group, skills }) => list([group, skills], ': '));

/** `docx-plain`: centred contact, ruled capitals, title and dates on one line with a tab. */
export function plainTabbed(person: Person): string {
  const words = new Wording(person, 'short');
  const { basics, ...resume } = person.resume;
  return flatOdt(
    [
      paragraph('CentredName', basics.name),
      paragraph('Centred', basics.label),
      paragraph('Centred', list([words.place(), basics.phone, basics.email], ' | ')),
      basics.summary && paragraph('Ruled', words.of('summary')),
      paragraph('Body', basics.summary),
      paragraph('Ruled', words.of('work')),
      ...(resume.work ?? []).flatMap((job) => [
        paragraph('Tabbed', `${job.position}\t${words.span(job)}`),
        paragraph('Italic', list([job.name, job.location])),
        bulletList(job.highlights),
      ]),
      paragraph('Ruled', words.of('education')),
      ...(resume.education ?? []).flatMap((school) => [
        paragraph('Tabbed', `${list([school.studyType, school.area])}\t${words.span(school)}`),
        paragraph('Italic', list([school.institution, school.score])),
      ]),
      paragraph('Ruled', words.of('skills')),
      ...skillTexts(person).map((line) => paragraph('Body', line)),
      paragraph('Ruled', words.of('languages')),
      paragraph('Body', languageLines(person).join(', ')),
      ...smallSections(person, words).flatMap(({ heading, lines }) => [
        paragraph('Ruled', heading),
        ...lines.map((line) => paragraph('Body', line)),
      ]),
    ].join(''),
  );
}

/** `pdf-writer-plain` and `odt-plain`: employer first, dates on their own line; the second with labels. */
export function plainStacked(person: Person, hasLabels: boolean): string {
  const words = new Wording(person, hasLabels ? 'number' : 'long');
  const { basics, ...resume } = person.resume;
  const label = (name: string, value: string | undefined): string =>
    hasLabels && value ? `${name}: ${value}` : (value ?? '');
  return flatOdt(
    [
      paragraph('Name', basics.name),
      paragraph('Body', label(words.of('address'), words.place())),
      paragraph('Body', label(words.of('phone'), basics.phone)),
      paragraph('Body', label(words.of('email'), basics.email)),
      basics.summary && paragraph('Section', words.of('summary')),
      paragraph('Body', basics.summary),
      paragraph('Section', words.of('education')),
      ...(resume.education ?? []).flatMap((school) => [
        paragraph('Bold', school.institution),
        paragraph('Body', list([school.studyType, school.area], hasLabels ? ', ' : ' – ')),
        paragraph('Italic', words.span(school)),
      ]),
      paragraph('Section', words.of('work')),
      ...(resume.work ?? []).flatMap((job) => [
        paragraph('Bold', list([job.name, job.location])),
        paragraph('Body', job.position),
        paragraph('Italic', words.span(job)),
        bulletList(job.highlights),
      ]),
      paragraph('Section', words.of('skills')),
      hasLabels
        ? bulletList(person.resume.skills?.flatMap(({ name, keywords }) => keywords ?? [name]))
        : skillTexts(person, '; ')
            .map((line) => paragraph('Body', line))
            .join(''),
      paragraph('Section', words.of('languages')),
      bulletList(languageLines(person)),
      ...smallSections(person, words).flatMap(({ heading, lines }) => [
        paragraph('Section', heading),
        bulletList(lines),
      ]),
    ].join(''),
  );
}

/** `docx-table`: a table without lines, headings and dates at the left. */
export function sideTable(person: Person): string {
  const words = new Wording(person, 'short');
  const { basics, ...resume } = person.resume;
  const heading = (text: string): string[] => [paragraph('Section', text), ''];
  return flatOdt(
    [
      paragraph('Name', basics.name),
      paragraph('Body', list([words.place(), basics.phone, basics.email], ' · ')),
      paragraph('Body', basics.summary),
      table(
        'Resume',
        [4, 13],
        [
          heading(words.of('work')),
          ...(resume.work ?? []).map((job) => [
            paragraph('Body', words.span(job)),
            paragraph('Bold', job.position) +
              paragraph('Body', list([job.name, job.location])) +
              bulletList(job.highlights),
          ]),
          heading(words.of('education')),
          ...(resume.education ?? []).map((school) => [
            paragraph('Body', words.span(school)),
            paragraph('Bold', list([school.studyType, school.area])) + paragraph('Body', school.institution),
          ]),
          [
            paragraph('Section', words.of('skills')),
            skillTexts(person)
              .map((line) => paragraph('Body', line))
              .join(''),
          ],
          [paragraph('Section', words.of('languages')), paragraph('Body', languageLines(person).join(', '))],
          ...smallSections(person, words).map(({ heading: name, lines }) => [
            paragraph('Section', name),
            lines.map((line) => paragraph('Body', line)).join(''),
          ]),
        ],
      ),
    ].join(''),
  );
}

/** `pdf-writer-table` and `odt-table`: a grid for each section; dates in the last or in the first of three cells. */
export function gridTables(person: Person, datesFirst: boolean): string {
  const words = new Wording(person, datesFirst ? 'year' : 'number');
  const { basics, ...resume } = person.resume;
  const row = (dates: string, main: string, side: string): string[] =>
    datesFirst ? [dates, side, main] : [main, side, dates];
  const widths = datesFirst ? [3, 6, 8] : [8, 5.5, 3.5];
  return flatOdt(
    [
      table(
        'Head',
        [9, 8],
        [
          [
            paragraph('Name', basics.name) + paragraph('Body', basics.label),
            [words.place(), basics.phone, basics.email].map((line) => paragraph('Right', line)).join(''),
          ],
        ],
      ),
      paragraph('Body', basics.summary),
      paragraph('Section', words.of('work')),
      table(
        'Work',
        widths,
        (resume.work ?? []).map((job) =>
          row(
            paragraph('Body', words.span(job)),
            paragraph('Bold', job.position) + bulletList(job.highlights),
            paragraph('Body', job.name) + paragraph('Italic', job.location),
          ),
        ),
      ),
      paragraph('Section', words.of('education')),
      table(
        'Education',
        widths,
        (resume.education ?? []).map((school) =>
          row(
            paragraph('Body', words.span(school)),
            paragraph('Bold', list([school.studyType, school.area])),
            paragraph('Body', school.institution),
          ),
        ),
      ),
      paragraph('Section', words.of('skills')),
      table('Skills', [5.5, 5.5, 6], cellsOfThree(person)),
      paragraph('Section', words.of('languages')),
      ...languageLines(person).map((line) => paragraph('Body', line)),
      ...smallSections(person, words).flatMap(({ heading, lines }) => [
        paragraph('Section', heading),
        ...lines.map((line) => paragraph('Body', line)),
      ]),
    ].join(''),
  );
}

function cellsOfThree({ resume }: Person): string[][] {
  const skills = (resume.skills ?? []).flatMap(({ name, keywords }) => keywords ?? [name]);
  const rows = Math.ceil(skills.length / 3);
  return Array.from({ length: rows }, (_, at) =>
    [0, 1, 2].map((column) => paragraph('Body', skills[at * 3 + column])),
  );
}

/** What is in a side column: contact, skills, languages and the small sections. */
function sideColumn(person: Person, words: Wording): string {
  const { basics } = person.resume;
  return [
    paragraph('Section', words.of('contact')),
    ...[basics.phone, basics.email, words.place()].map((line) => paragraph('Body', line)),
    paragraph('Section', words.of('skills')),
    ...skillLines(person, '\n').flatMap(({ group, skills }) => [
      paragraph('Bold', group),
      ...skills.split('\n').map((skill) => paragraph('Body', skill)),
    ]),
    paragraph('Section', words.of('languages')),
    ...languageLines(person).map((line) => paragraph('Body', line)),
    ...smallSections(person, words)
      .slice(0, 2)
      .flatMap(({ heading, lines }) => [
        paragraph('Section', heading),
        ...lines.map((line) => paragraph('Body', line)),
      ]),
  ].join('');
}

function mainColumn(person: Person, words: Wording, isEmployerFirst: boolean): string {
  const { basics, ...resume } = person.resume;
  return [
    basics.summary && paragraph('Section', words.of('summary')),
    paragraph('Body', basics.summary),
    paragraph('Section', words.of('work')),
    ...(resume.work ?? []).flatMap((job) => {
      const employer = list([job.name, job.location], isEmployerFirst ? ' – ' : ', ');
      return [
        paragraph('Bold', isEmployerFirst ? employer : job.position),
        paragraph('Body', isEmployerFirst ? job.position : employer),
        paragraph('Italic', words.span(job)),
        bulletList(job.highlights),
      ];
    }),
    paragraph('Section', words.of('education')),
    ...(resume.education ?? []).flatMap((school) => [
      paragraph('Bold', list([school.studyType, school.area])),
      paragraph('Body', list([school.institution, words.span(school)], isEmployerFirst ? ' | ' : ', ')),
    ]),
  ].join('');
}

/** `pdf-writer-columns` and `docx-columns`: two newspaper columns, the side column first. */
export function newspaper(person: Person, isEmployerFirst: boolean): string {
  const words = new Wording(person, isEmployerFirst ? 'number' : 'short');
  const main = mainColumn(person, words, isEmployerFirst).replace(
    /text:style-name="Section"/,
    'text:style-name="Column"',
  );
  return flatOdt(paragraph('Name', person.resume.basics.name) + twoColumns(sideColumn(person, words) + main));
}

/** `docx-textbox` and `pdf-writer-textbox`: the side column in a text box beside the text or left of the margin. */
export function boxed(person: Person, isLeft: boolean): string {
  const words = new Wording(person, isLeft ? 'long' : 'short');
  const place = isLeft
    ? { x: -6.2, y: 0, width: 5.8, height: 20 }
    : { x: 11.5, y: 0, width: 5.5, height: 18 };
  const { basics } = person.resume;
  return flatOdt(
    textBox(place, sideColumn(person, words)) +
      paragraph('Name', basics.name) +
      paragraph('Body', basics.label) +
      mainColumn(person, words, !isLeft),
    isLeft ? 5 : 0,
  );
}
