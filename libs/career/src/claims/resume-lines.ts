import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { sentencesOf } from '../letters/sentences.ts';
import { oneLine, visibleText } from '../letters/words.ts';
import type { ClaimState } from './claim.types.ts';
import { subjectWords } from './cue-patterns.ts';
import type { FurtherEntry } from './further-entries.ts';
import type { ReadText } from './read-text.types.ts';

/** A line of a resume in which its writer may claim something. Names of employers and schools are blotted out. */
export interface ResumeLine extends ReadText {
  path: string;
  /** As it is written. */
  quote: string;
  section:
    | 'skill'
    | 'certificate'
    | 'post'
    | 'work'
    | 'achievement'
    | 'summary'
    | 'tagline'
    | 'activity'
    | 'course'
    | 'mention';
  /** Job of the resume, for posts and work. */
  role?: number;
  /** Month in which it ended or was awarded, `YYYY-MM`. */
  ended?: string;
  /** Last month of its validity. */
  expiry?: string;
  isCurrent: boolean;
  /** State that the entry has by its own choice; nothing in it is more than that. */
  state?: ClaimState;
  /** Grade of a membership. */
  grade?: string;
  /** Of a course: it has not ended. */
  isUnderWay?: boolean;
  /** A tool that was used in a project. */
  isTool?: boolean;
}

const BODY = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:at|for|with|by|of|from|joined|to)\\s((?:\\p{Lu}[\\p{L}\\p{N}&.'’-]*\\s(?:&\\s|and\\s|of\\s)?){1,5}(?:${subjectWords('body-nouns')}))(?![\\p{L}])`,
  'gu',
);
/** Stands for letters of a name that is nobody's claim; the text keeps its length. */
const BLOT = '\u2007';

/** Names of bodies blotted out: who worked at `IFRS Consulting Ltd` has said nothing of IFRS. */
function withoutBodies(text: string, names: readonly string[]): string {
  let left = text.replace(
    BODY,
    (whole, name: string) => whole.slice(0, whole.length - name.length) + BLOT.repeat(name.length),
  );
  for (const name of names) if (name.length > 2) left = left.replaceAll(name, BLOT.repeat(name.length));
  return left;
}

const lines = (text: string | undefined): string[] =>
  visibleText(text ?? '')
    .split('\n')
    .map((line) => line.replace(/^[\s•·▪◦●‣–—*>-]+\s*/u, '').trim())
    .filter((line) => line !== '');

const ISSUER_MATTERS =
  /^[AF]CA$|\b(?:member\w*|associate|fellow\w*|chartered|licen[cs]e\w*|regist\w+|charter|practising|inducted|induction)\b/i;

type Section = ResumeLine['section'];
type More = Partial<Omit<ResumeLine, 'section' | 'path' | 'quote' | 'form' | 'today'>>;
/** A line before it is known whose names are blotted out in it. */
interface Draft extends More {
  section: Section;
  path: string;
  quote: string;
}

/** Sections in which a name has to be said of the writer; in the others it is theirs by standing there. */
const PROSE: ReadonlySet<Section> = new Set(['work', 'summary', 'achievement', 'activity']);

/** Every line of a resume that can say something of its writer, in the order of the resume. The name of the file is none. */
export function resumeLines(
  resume: ResumeContentDto,
  further: readonly FurtherEntry[],
  today: string,
): ResumeLine[] {
  const bodies = [
    ...(resume.experience ?? []).map(({ company }) => oneLine(company)),
    ...(resume.education ?? []).map(({ institution }) => oneLine(institution)),
    ...further.map(({ organisation }) => organisation),
  ].filter((name) => name !== '');
  return [
    ...aboutLines(resume, bodies),
    ...jobLines(resume, bodies),
    ...(resume.skills ?? []).map(
      ({ name }, index): Draft => ({ section: 'skill', path: `skills.${index}.name`, quote: oneLine(name) }),
    ),
    ...awardLines(resume),
    ...certificateLines(resume),
    ...further.flatMap(furtherLines),
  ]
    .filter(({ quote }) => quote !== '')
    .map((draft): ResumeLine => {
      const form = PROSE.has(draft.section) ? 'prose' : 'entry';
      const text = form === 'prose' ? withoutBodies(draft.quote, bodies) : draft.quote;
      return { text, isCurrent: false, ...draft, form, today };
    });
}

const sentencesAt = (section: Section, path: string, text: string | undefined, more: More = {}): Draft[] =>
  lines(text)
    .flatMap((line) => sentencesOf(line))
    .map((quote) => ({ section, path, quote, ...more }));

function aboutLines({ summary, personalInfo }: ResumeContentDto, bodies: readonly string[]): Draft[] {
  const taglines = oneLine(personalInfo?.professionalTagline ?? '').split(/\s*[|•·]\s*/);
  return [
    ...sentencesAt('summary', 'summary', summary),
    ...taglines.map(
      (quote): Draft => ({
        section: 'tagline',
        path: 'personalInfo.professionalTagline',
        quote,
        text: withoutBodies(quote, bodies),
      }),
    ),
  ];
}

const jobLines = ({ experience }: ResumeContentDto, bodies: readonly string[]): Draft[] =>
  (experience ?? []).flatMap((job, role) => {
    const isCurrent = job.current === true;
    const when: More = { role, isCurrent, ...(job.endDate && !isCurrent ? { ended: job.endDate } : {}) };
    const quote = oneLine(job.position);
    return [
      {
        section: 'post' as const,
        path: `experience.${role}.position`,
        quote,
        ...when,
        text: withoutBodies(quote, bodies),
      },
      ...sentencesAt('work', `experience.${role}.description`, job.description, when),
    ];
  });

const awardLines = ({ achievements }: ResumeContentDto): Draft[] =>
  (achievements ?? []).flatMap(({ title, description }, index) => [
    { section: 'achievement' as const, path: `achievements.${index}.title`, quote: oneLine(title) },
    ...sentencesAt('achievement', `achievements.${index}.description`, description),
  ]);

const certificateLines = ({ certifications }: ResumeContentDto): Draft[] =>
  (certifications ?? []).map(({ name, issuer, date, expiryDate }, index): Draft => {
    const quote = oneLine(name);
    const from = oneLine(issuer);
    return {
      section: 'certificate',
      path: `certifications.${index}.name`,
      quote,
      text: ISSUER_MATTERS.test(quote) && from !== '' ? `${quote}, ${from}` : quote,
      ...(date ? { ended: date } : {}),
      ...(expiryDate ? { expiry: expiryDate } : {}),
    };
  });

/** Lines of an entry that only the table describes. A title names things; what was done is in its text. */
function furtherLines(entry: FurtherEntry): Draft[] {
  const { evidence, titlePath: path, title, detail, body, items, said, state, choice } = entry;
  const ended = entry.endDate || entry.startDate;
  const when: More = ended ? { ended } : {};
  const mentioned: More = { ...when, state: 'mentioned' };
  switch (evidence) {
    case 'paper':
      return [
        {
          section: 'certificate',
          path,
          quote: [title, detail].filter(Boolean).join(' '),
          ...when,
          state,
          ...(choice ? { grade: choice } : {}),
        },
        ...sentencesAt('activity', body.path, body.text, when),
      ];
    case 'activity':
      return [
        { section: 'mention', path, quote: title, ...mentioned },
        ...sentencesAt('activity', body.path, body.text, when),
        ...items.map(
          ({ path: at, text }): Draft => ({ section: 'skill', path: at, quote: text, isTool: true }),
        ),
      ];
    case 'course': {
      const isUnderWay = entry.current || state === 'in view';
      const more: More = { ...when, state: 'course', ...(isUnderWay ? { isUnderWay } : {}) };
      return [
        { section: 'course', path, quote: title, ...more },
        ...sentencesAt('course', body.path, body.text, more),
      ];
    }
    default:
      return [
        ...said.map(({ path: at, text }): Draft => ({ section: 'activity', path: at, quote: text, ...when })),
        { section: 'mention', path, quote: title, ...mentioned },
        ...sentencesAt('mention', body.path, body.text, mentioned),
      ];
  }
}
