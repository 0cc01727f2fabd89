import type { Person } from '../person.types.ts';
import { skillLines, Wording } from '../wording.ts';
import { bullets, joined, tex } from './tex-text.ts';

/** Options of both classes that name the language of their own words. */
const LANGUAGES = { en: 'english', fr: 'french', de: 'german', pt: 'portuges', sw: 'english' } as const;

/** Fonts of 8-bit engines have no signs of these currencies. */
const PREAMBLE =
  '\\usepackage[T1]{fontenc}\\usepackage{textcomp}\\DeclareUnicodeCharacter{20A6}{NGN}\\DeclareUnicodeCharacter{20B9}{Rs}\\DeclareUnicodeCharacter{20B5}{c}';

/** The class europecv: the older form of Europass, a label at the left of each value. */
export function europecv(person: Person): string {
  const words = new Wording(person, 'long');
  const { basics, ...resume } = person.resume;
  const item = (label: string, value: string): string =>
    value === '' ? '' : `\\ecvitem{${tex(label)}}{${value}}`;
  return [
    `\\documentclass[${LANGUAGES[person.language]},utf8,a4paper,nologo]{europecv}`,
    PREAMBLE,
    `\\ecvname{${tex(basics.name)}}\\ecvaddress{${tex(words.place())}}`,
    `\\ecvtelephone{${tex(basics.phone)}}\\ecvemail{${tex(basics.email)}}`,
    '\\begin{document}\\begin{europecv}\\ecvpersonalinfo[10pt]',
    ...(basics.summary ? [`\\ecvsection{${tex(words.of('summary'))}}`, item('', tex(basics.summary))] : []),
    `\\ecvsection{${tex(words.of('work'))}}`,
    ...(resume.work ?? []).flatMap((job) => [
      item(words.of('dates'), tex(words.span(job))),
      item(words.of('title'), tex(job.position)),
      item(words.of('duties'), joined(job.highlights ?? [], ' ')),
      item(words.of('employer'), joined([job.name, job.location])),
    ]),
    `\\ecvsection{${tex(words.of('education'))}}`,
    ...(resume.education ?? []).flatMap((school) => [
      item(words.of('dates'), tex(words.span(school))),
      item(words.of('degree'), joined([school.studyType, school.area])),
      item(words.of('school'), tex(school.institution)),
    ]),
    `\\ecvsection{${tex(words.of('skills'))}}`,
    ...skillLines(person).map(({ group, skills }) => item(group ?? '', tex(skills))),
    item(words.of('languages'), joined((resume.languages ?? []).map(({ language }) => language))),
    ...listSection(words, item, person),
    '\\end{europecv}\\end{document}',
  ].join('\n');
}

/** The class europasscv: the newer form of Europass, dates at the left of each title. */
export function europasscv(person: Person): string {
  const words = new Wording(person, 'number');
  const { basics, ...resume } = person.resume;
  const item = (label: string, value: string): string =>
    value === '' ? '' : `\\ecvblueitem{${tex(label)}}{${value}}`;
  const languages = resume.languages ?? [];
  return [
    `\\documentclass[${LANGUAGES[person.language]},a4paper,nologo]{europasscv}`,
    PREAMBLE,
    `\\ecvname{${tex(basics.name)}}\\ecvaddress{${tex(words.place())}}`,
    `\\ecvmobile{${tex(basics.phone)}}\\ecvemail{${tex(basics.email)}}`,
    '\\begin{document}\\begin{europasscv}\\ecvpersonalinfo',
    ...(basics.summary ? [`\\ecvbigitem{${tex(words.of('summary'))}}{${tex(basics.summary)}}`] : []),
    `\\ecvsection{${tex(words.of('work'))}}`,
    ...(resume.work ?? []).flatMap((job) => [
      `\\ecvtitle{${tex(words.span(job))}}{${tex(job.position)}}`,
      `\\ecvitem{}{${joined([job.name, job.location])}}`,
      job.highlights ? `\\ecvitem{}{${bullets(job.highlights, 'ecvitemize')}}` : '',
    ]),
    `\\ecvsection{${tex(words.of('education'))}}`,
    ...(resume.education ?? []).flatMap((school) => [
      `\\ecvtitle{${tex(words.span(school))}}{${joined([school.studyType, school.area])}}`,
      `\\ecvitem{}{${tex(school.institution)}}`,
    ]),
    `\\ecvsection{${tex(words.of('skills'))}}`,
    ...(languages[0] ? [`\\ecvmothertongue{${tex(languages[0].language)}}`] : []),
    item(words.of('languages'), joined(languages.slice(1).map(({ language }) => language))),
    ...skillLines(person).map(({ group, skills }) => item(group ?? words.of('skills'), tex(skills))),
    ...listSection(words, item, person),
    '\\end{europasscv}\\end{document}',
  ].join('\n');
}

function listSection(
  words: Wording,
  item: (label: string, value: string) => string,
  { resume }: Person,
): string[] {
  const section = (heading: string, rows: readonly (readonly [string | undefined, string])[]): string[] =>
    rows.length === 0
      ? []
      : [
          `\\ecvsection{${tex(heading)}}`,
          ...rows.map(([date, value]) => item(date === undefined ? '' : words.date(date), value)),
        ];
  return [
    ...section(
      words.of('certificates'),
      (resume.certificates ?? []).map((one) => [one.date, joined([one.name, one.issuer])]),
    ),
    ...section(
      words.of('awards'),
      (resume.awards ?? []).map((one) => [one.date, joined([one.title, one.awarder])]),
    ),
    ...section(
      words.of('publications'),
      (resume.publications ?? []).map((one) => [one.releaseDate, joined([one.name, one.publisher])]),
    ),
  ].filter((line) => line !== '');
}
