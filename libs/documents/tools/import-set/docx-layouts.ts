import {
  BorderStyle,
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { ImportPerson } from './people.schema.ts';
import { HEADINGS, nameOf, span } from './words.ts';

type DocxLayout = (person: ImportPerson) => (Paragraph | Table)[];
const [LOUD, NIGERIAN, PLAIN, ABOUT] = HEADINGS;

const line = (text: string): Paragraph => new Paragraph({ text });
const bold = (text: string): Paragraph => new Paragraph({ children: [new TextRun({ text, bold: true })] });
const bullet = (text: string): Paragraph => new Paragraph({ text, bullet: { level: 0 } });
const heading = (text: string): Paragraph => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
const tabbed = (left: string, right: string): Paragraph =>
  new Paragraph({
    children: [new TextRun({ text: left, bold: true }), new TextRun({ children: [new Tab(), right] })],
  });

const degreeOf = ({ degree, field }: ImportPerson['courses'][number], joint: string): string =>
  [degree, field].filter(Boolean).join(joint);

/** Word's own heading styles, dates behind a tab. */
const styled: DocxLayout = (person) => [
  new Paragraph({ text: nameOf(person), heading: HeadingLevel.TITLE }),
  line(`${person.email} | ${person.phone} | ${person.place}`),
  heading(PLAIN.summary),
  line(person.summary),
  heading(PLAIN.jobs),
  ...person.jobs.flatMap((job) => [
    tabbed(job.position, span('short', job)),
    line(`${job.company}, ${job.place}`),
    ...job.duties.map(bullet),
  ]),
  heading(PLAIN.courses),
  ...person.courses.flatMap((course) => [
    tabbed(degreeOf(course, ' in '), span('year', course)),
    line(course.school),
    ...(course.grade ? [line(course.grade)] : []),
  ]),
  heading(PLAIN.skills),
  ...person.skills.map(bullet),
];

/** No styles at all: bold capitals for headings, as most people type them. */
const typed: DocxLayout = (person) => [
  bold(nameOf(person).toUpperCase()),
  line(person.place),
  line(`Tel: ${person.phone}`),
  line(`Email: ${person.email}`),
  line(''),
  bold(LOUD.summary),
  line(person.summary),
  bold(LOUD.jobs),
  ...person.jobs.flatMap((job) => [
    bold(`${job.company}, ${job.place}`),
    line(`${job.position} (${span('long', job)})`),
    ...job.duties.map((duty) => line(`• ${duty}`)),
  ]),
  bold(LOUD.courses),
  ...person.courses.map((course) =>
    line(`${course.school} – ${degreeOf(course, ' ')} – ${span('long', course)}`),
  ),
  bold(LOUD.languages),
  line(person.languages.map(([language]) => language).join(', ')),
];

const grid = (rows: readonly (readonly Paragraph[])[][]): Table =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: Object.fromEntries(
      ['top', 'bottom', 'left', 'right', 'insideHorizontal', 'insideVertical'].map((edge) => [
        edge,
        { style: BorderStyle.NONE, size: 0 },
      ]),
    ),
    rows: rows.map(
      (cells) =>
        new TableRow({ children: cells.map((children) => new TableCell({ children: [...children] })) }),
    ),
  });

/** Dates in the left cell of a table, the rest in the right one. */
const dateTable: DocxLayout = (person) => [
  new Paragraph({ text: nameOf(person), heading: HeadingLevel.HEADING_1 }),
  line(`${person.phone}, ${person.email}`),
  line(person.place),
  bold(NIGERIAN.summary),
  line(person.summary),
  bold(NIGERIAN.jobs),
  grid(
    person.jobs.map((job) => [
      [line(span('slash', job))],
      [bold(job.position), line(job.company), ...job.duties.map(bullet)],
    ]),
  ),
  bold(NIGERIAN.courses),
  grid(
    person.courses.map((course) => [
      [line(span('year', course))],
      [line(`${degreeOf(course, ' ')}, ${course.school}`)],
    ]),
  ),
  bold(NIGERIAN.skills),
  line(person.skills.join(', ')),
];

/** A side column of contacts and skills as one large table cell. */
const sidebar: DocxLayout = (person) => [
  grid([
    [
      [
        bold('CONTACT'),
        line(person.phone),
        line(person.email),
        line(person.place),
        bold(ABOUT.skills),
        ...person.skills.map(line),
        bold(ABOUT.languages),
        ...person.languages.map(([language, level]) => line(`${language} – ${level}`)),
      ],
      [
        new Paragraph({ text: nameOf(person), heading: HeadingLevel.TITLE }),
        line(person.tagline),
        bold(ABOUT.summary),
        line(person.summary),
        bold(ABOUT.jobs),
        ...person.jobs.flatMap((job) => [
          bold(job.position),
          line(`${job.company} | ${span('short', job)}`),
          ...job.duties.map(bullet),
        ]),
        bold(ABOUT.courses),
        ...person.courses.flatMap((course) => [
          bold(degreeOf(course, ', ')),
          line(`${course.school}, ${span('year', course)}`),
        ]),
      ],
    ],
  ]),
];

/** Each job under its own heading. */
const headed: DocxLayout = (person) => [
  new Paragraph({ text: nameOf(person), heading: HeadingLevel.TITLE }),
  line(`${person.place} • ${person.phone} • ${person.email}`),
  heading('Profile'),
  line(person.summary),
  heading('Work history'),
  ...person.jobs.flatMap((job) => [
    new Paragraph({ text: `${job.position} – ${job.company}`, heading: HeadingLevel.HEADING_2 }),
    line(`${job.place}, ${span('comma', job)}`),
    ...job.duties.map(bullet),
  ]),
  heading('Education and training'),
  ...person.courses.flatMap((course) => [
    new Paragraph({ text: degreeOf(course, ' in '), heading: HeadingLevel.HEADING_2 }),
    line(`${course.school} | ${span('comma', course)}`),
  ]),
  heading('Skills and tools'),
  line(person.skills.join(', ')),
];

/** Labels before each fact of a job. */
const labelled: DocxLayout = (person) => [
  bold('CURRICULUM VITAE'),
  bold('PERSONAL DATA'),
  tabbed('Name:', nameOf(person)),
  tabbed('Phone:', person.phone),
  tabbed('Email:', person.email),
  tabbed('Address:', person.place),
  bold('EDUCATIONAL QUALIFICATIONS'),
  ...person.courses.map((course) =>
    bullet(`${degreeOf(course, ' ')}, ${course.school}, ${span('year', course)}`),
  ),
  bold('WORKING EXPERIENCE'),
  ...person.jobs.flatMap((job) => [
    tabbed('Company:', job.company),
    tabbed('Position:', job.position),
    tabbed('Period:', span('dotted', job)),
    bold('Duties'),
    ...job.duties.map(bullet),
  ]),
  bold('SKILLS'),
  ...person.skills.map(bullet),
  bold('REFEREES'),
  line('On request'),
];

const LAYOUTS: Record<string, DocxLayout> = { styled, typed, dateTable, sidebar, headed, labelled };

/** Word files of other people's making. */
export const DOCX_LAYOUTS: Record<string, (person: ImportPerson) => Promise<Uint8Array<ArrayBuffer>>> =
  Object.fromEntries(
    Object.entries(LAYOUTS).map(([name, layout]) => [
      name,
      async (person: ImportPerson) =>
        new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children: layout(person) }] }))),
    ]),
  );
