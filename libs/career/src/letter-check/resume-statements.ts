import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { DEGREE_CLASS_NAMES } from '@career/contracts/vocabulary/resume-vocabulary';
import { dateWords, monthOf } from './calendar.ts';
import { entryDrafts } from './entry-statements.ts';
import { impliedStems } from './equivalents.ts';
import { normalised } from './normalise.ts';
import { numbersOf } from './numbers.ts';
import { type QualifierKind, qualifiersIn } from './qualifiers.ts';
import type { Draft, Organisation, ResumeRecord, Statement } from './resume-record.types.ts';
import { sentencesIn } from './sentences-in.ts';
import { wordsOf } from './words.ts';

/** What narrows a certificate narrows all of it, its issuer, too. */
const OF_WHOLE: ReadonlySet<QualifierKind> = new Set([
  'negation',
  'wish',
  'under-way',
  'trainee',
  'failed',
  'former',
  'course',
  'exempt',
]);
const LEVELS: Readonly<Record<string, { also: string; narrowed: readonly QualifierKind[] }>> = {
  beginner: { also: 'basic beginner elementary', narrowed: ['weak'] },
  intermediate: { also: 'intermediate conversational good', narrowed: [] },
  advanced: {
    also: 'advanced fluent proficient proficiency excellent command professional business good strong spoken written',
    narrowed: [],
  },
  native: {
    also: 'native speaker mother tongue fluent proficient proficiency excellent command professional business good strong advanced spoken written fully grew',
    narrowed: [],
  },
};

/** Levels of the European framework, by their letter; the mother tongue is none of them. */
const OF_FRAMEWORK: Readonly<Record<string, string>> = { A: 'beginner', B: 'intermediate', C: 'advanced' };

function statementOf({ path, text: written, also = [], narrowed = [], organisation }: Draft): Statement {
  const text = normalised(written);
  const words = wordsOf(text);
  const otherWords = impliedStems(text);
  return {
    path,
    text,
    words,
    stems: new Set(words.map(({ stem }) => stem)),
    implied: new Set([
      ...also.flatMap((one) => wordsOf(normalised(one)).map(({ stem }) => stem)),
      ...otherWords.map(({ stem }) => stem),
    ]),
    otherWords,
    numbers: [...numbersOf(text), ...also.flatMap((one) => numbersOf(one))],
    narrowed: new Set(narrowed),
    organisation,
  };
}

/** All that a resume says of its owner, statement by statement; contact details are left out. */
export function resumeRecord(resume: ResumeContentDto | null, today: string): ResumeRecord {
  const organisations: Organisation[] = [];
  const drafts: Draft[] = [];
  const name = normalised(
    `${resume?.personalInfo?.firstName ?? ''} ${resume?.personalInfo?.lastName ?? ''}`.trim(),
  );
  if (!resume) return { statements: [], organisations, jobs: [], name };
  drafts.push(...aboutPerson(resume));
  drafts.push(...jobDrafts(resume, organisations));
  drafts.push(...educationDrafts(resume, organisations, today));
  drafts.push(...listDrafts(resume, today));
  drafts.push(...entryDrafts(resume, organisations, today));
  return {
    statements: drafts.filter(({ text }) => text.trim() !== '').map(statementOf),
    organisations,
    jobs: monthsOfJobs(resume, today),
    name,
  };
}

function aboutPerson(resume: ResumeContentDto): Draft[] {
  const { professionalTagline = '', location = '' } = resume.personalInfo ?? {};
  return [
    { path: 'title', text: resume.title ?? '' },
    { path: 'personalInfo.professionalTagline', text: professionalTagline },
    { path: 'personalInfo.location', text: location },
    { path: 'targetCountry', text: resume.targetCountry ?? '' },
    { path: 'industry', text: resume.industry ?? '' },
    ...sentencesIn(resume.summary ?? '').map((text) => ({ path: 'summary', text })),
  ];
}

function jobDrafts({ experience = [] }: ResumeContentDto, organisations: Organisation[]): Draft[] {
  return experience.flatMap((job, index) => {
    const organisation =
      organisations.push({ name: job.company ?? '', present: job.current === true, kind: 'employer' }) - 1;
    const dates = [...dateWords(job.startDate), ...dateWords(job.endDate)];
    const also = [job.position ?? '', ...dates];
    return [
      {
        path: `experience.${index}.position`,
        text: job.position ?? '',
        also: [...dates, job.location ?? ''],
        organisation,
      },
      { path: `experience.${index}.location`, text: job.location ?? '', organisation },
      ...sentencesIn(job.description ?? '').map((text) => ({
        path: `experience.${index}.description`,
        text,
        also,
        organisation,
      })),
    ];
  });
}

function educationDrafts(
  { education = [] }: ResumeContentDto,
  organisations: Organisation[],
  today: string,
): Draft[] {
  return education.map((study, index) => {
    const end = monthOf(study.endDate);
    const isUnderWay = study.current === true || end === undefined || end > (monthOf(today) ?? 0);
    const organisation =
      organisations.push({ name: study.institution ?? '', present: isUnderWay, kind: 'school' }) - 1;
    const { grade: written, gradeScale, degreeClass } = study;
    const points = written && gradeScale ? `${written}/${gradeScale}` : written;
    const grade = [points, degreeClass && DEGREE_CLASS_NAMES[degreeClass]]
      .filter(Boolean)
      .map((part) => `, ${part}`)
      .join('');
    return {
      path: `education.${index}`,
      text: `${study.degree ?? ''} ${study.fieldOfStudy ?? ''}${grade}`,
      also: [
        ...dateWords(study.startDate),
        ...dateWords(study.endDate),
        'studied study studies graduate graduated education educated finished completed honours',
      ],
      // A study without any date is not known to go on.
      narrowed: isUnderWay && (study.startDate || study.current) ? ['under-way'] : [],
      organisation,
    };
  });
}

function listDrafts(resume: ResumeContentDto, today: string): Draft[] {
  return [
    ...(resume.certifications ?? []).map((one, index): Draft => {
      const isExpired =
        one.expiryDate !== undefined && one.expiryDate !== '' && !isLater(one.expiryDate, today);
      const isToCome = (monthOf(one.date) ?? 0) > (monthOf(today) ?? 0);
      return {
        path: `certifications.${index}`,
        text: one.name,
        also: [
          one.issuer ?? '',
          impliedStems(one.issuer ?? '')
            .map(({ stem }) => stem)
            .join(' '),
          ...dateWords(one.date),
          ...dateWords(one.expiryDate),
          `certified certificate qualified holder hold completed passed obtained earned${isExpired ? '' : ' valid current'}`,
        ],
        narrowed: [
          ...(isExpired ? ['former'] : []),
          ...(isToCome ? ['under-way'] : []),
          ...[...qualifiersIn(one.name)].filter((kind) => OF_WHOLE.has(kind)),
        ],
      };
    }),
    ...(resume.languages ?? []).map(({ language, proficiency, cefr }, index): Draft => {
      const level = LEVELS[cefr ? (OF_FRAMEWORK[cefr.charAt(0)] ?? '') : proficiency];
      return {
        path: `languages.${index}`,
        text: language,
        also: [
          'speak spoken language languages speaker write written',
          level?.also ?? '',
          cefr ? `level ${cefr}` : '',
        ],
        narrowed: level?.narrowed ?? [],
      };
    }),
    ...(resume.skills ?? []).map(({ name }, index) => ({ path: `skills.${index}`, text: name })),
    ...(resume.achievements ?? []).flatMap((one, index): Draft[] =>
      [one.title, ...sentencesIn(one.description ?? '')].map((text) => ({
        path: `achievements.${index}`,
        text,
        also: [...dateWords(one.date), one.title],
      })),
    ),
  ];
}

/** Whether a date, `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, is not over yet. */
const isLater = (date: string, today: string): boolean => date >= today.slice(0, date.length);

function monthsOfJobs({ experience = [] }: ResumeContentDto, today: string): ResumeRecord['jobs'] {
  const now = monthOf(today) ?? 0;
  return experience.flatMap((job) => {
    // Where only years are known, only the months between them are sure.
    const from = monthOf(job.startDate, 'last');
    const to = job.current ? now : (monthOf(job.endDate) ?? from);
    if (from === undefined || to === undefined || to < from) return [];
    const text = `${job.position ?? ''} ${job.company ?? ''} ${job.description ?? ''}`;
    return [
      {
        from,
        to: Math.min(to, now),
        stems: new Set([
          ...wordsOf(normalised(text)).map(({ stem }) => stem),
          ...impliedStems(text).map(({ stem }) => stem),
        ]),
      },
    ];
  });
}

/** Whole years in which the person worked, months that overlap counted once; of jobs that name all of the stems. */
export function yearsWorked(jobs: ResumeRecord['jobs'], stems: readonly string[] = []): number {
  const months = new Set<number>();
  for (const job of jobs)
    if (stems.every((stem) => job.stems.has(stem)))
      for (let month = job.from; month <= job.to; month++) months.add(month);
  return Math.floor(months.size / 12);
}
