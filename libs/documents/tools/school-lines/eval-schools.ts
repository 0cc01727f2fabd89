// `npm run eval:schools`: how education is read as people write it in French, Portuguese and Swahili.
import { degreeLevel } from '@career/career/claims/levels';
import { readText } from '../../src/import/read-resume.ts';
import data from './resumes.json' with { type: 'json' };
import type { SchoolResume, WrittenSchool } from './resumes.schema.ts';

type ReadSchools = NonNullable<ReturnType<typeof readText>['resume']['education']>;
type ReadSchool = ReadSchools[number];

/** What is printed above the education of everybody, so that a whole resume is read. */
const WORK: Readonly<Record<SchoolResume['language'], readonly string[]>> = {
  fr: [
    'EXPÉRIENCE PROFESSIONNELLE',
    'Assistant administratif, Société Kora, Janvier 2022 - Présent',
    '- Tenue des dossiers et accueil des clients',
  ],
  pt: [
    'EXPERIÊNCIA PROFISSIONAL',
    'Assistente administrativo, Empresa Kora, Janeiro 2022 - Presente',
    '- Atendimento aos clientes e arquivo',
  ],
  sw: [
    'UZOEFU WA KAZI',
    'Msaidizi wa ofisi, Kampuni ya Kora, Januari 2022 - Sasa',
    '- Kupokea wateja na kutunza kumbukumbu',
  ],
};

const plain = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d+]+/gu, ' ')
    .trim();

const textOf = ({ name, place, language, heading, schools }: SchoolResume): string =>
  [
    ...[name, place, '+221 77 123 45 67 | nom@example.com', '', ...WORK[language], '', heading],
    ...schools.flatMap(({ lines }) => (lines.length > 1 ? [...lines, ''] : lines)),
  ].join('\n');

function entryOf(found: ReadSchools, { school, degree }: WrittenSchool): ReadSchool | undefined {
  const first = plain(degree).split(' ')[0] ?? '';
  const isSchool = ({ institution }: ReadSchool): boolean => plain(institution).includes(plain(school));
  return (
    found.find((one) => isSchool(one) && plain(one.degree).startsWith(first)) ??
    found.find((one) => plain(one.degree).includes(plain(degree))) ??
    found.find(isSchool)
  );
}

function isRight(written: WrittenSchool, read: ReadSchool | undefined): Record<string, boolean> {
  return {
    schools: plain(read?.institution) === plain(written.school),
    degrees: plain(read?.degree) === plain(written.degree),
    subjects: plain(read?.fieldOfStudy) === plain(written.field),
    dates:
      (written.start === undefined || read?.startDate === written.start) &&
      (written.end === 'present' ? read?.current === true : read?.endDate === written.end),
    levels: degreeLevel(read?.degree ?? '') === written.level,
  };
}

const tallies = new Map<string, { entries: number; right: Record<string, number> }>();
for (const resume of data.resumes) {
  const found = readText(textOf(resume)).resume.education ?? [];
  const group = `${resume.part} ${resume.language}`;
  const tally = tallies.get(group) ?? { entries: 0, right: {} };
  tallies.set(group, tally);
  for (const school of resume.schools) {
    tally.entries += 1;
    const read = entryOf(found, school);
    const right = isRight(school, read);
    for (const [what, isSo] of Object.entries(right))
      tally.right[what] = (tally.right[what] ?? 0) + Number(isSo);
    if (resume.part === 'tune' && Object.values(right).includes(false))
      console.log(`${resume.language} ${school.lines.join(' / ')}: ${JSON.stringify(read)}`);
  }
}
for (const [group, { entries, right }] of [...tallies].sort())
  console.log(
    `${group}: ${entries} entries; ${Object.entries(right)
      .map(([what, count]) => `${what} ${count} (${((100 * count) / entries).toFixed(1)} %)`)
      .join(', ')}`,
  );
