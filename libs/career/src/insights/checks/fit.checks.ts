import { monthsOfWork } from '../../dates/periods.ts';
import { listed } from '../../sentences/listed.ts';
import { plural, t } from '../../sentences/say.ts';
import type { Occupation } from '../../taxonomy/taxonomy.types.ts';
import { resolveTitle, TITLE_CONFIDENCE_FLOOR } from '../../taxonomy/titles.ts';
import type { CheckResult, Evidence } from '../analysis.types.ts';
import { coveredShare, type WeighedKeyword } from '../keyword-coverage.ts';
import { type DegreeRank, degreeOf } from '../posting-requirements.ts';
import { isExam, latestRole, type ReadResume } from '../resume-reading.ts';
import type { SkillEvidence } from '../skill-evidence.ts';
import type { ResolvedTarget } from '../target.ts';
import { folded, plain, quoteOf } from '../text-forms.ts';
import { resultOf } from './check-result.ts';

const NO_TARGET = t`Not scored: no target role is known. Choose a job title or paste a posting.`;

/**
 * Nobody asked for the skills of an occupation that is only read from the resume, and the reading can be wrong: they
 * carry a part of the points that a posting or a title chosen by the person carries.
 */
const GUESSED_FACTOR = 0.2;

const weightOf = (isGuessed: boolean): { weightFactor?: number } =>
  isGuessed ? { weightFactor: GUESSED_FACTOR } : {};

/** @param isGuessed whether the target was read from the resume and not chosen by the person. */
export function checkCoverage(keywords: readonly WeighedKeyword[], isGuessed = false): CheckResult {
  if (keywords.length === 0) return resultOf('coverage', { share: 'not-scored', finding: NO_TARGET });
  const missing = keywords.filter(({ credit }) => credit < 1);
  const must = missing.filter(({ need }) => need === 'must');
  const named = (must.length > 0 ? must : missing).map(({ skill }) => skill);
  return resultOf('coverage', {
    ...weightOf(isGuessed),
    share: coveredShare(keywords),
    finding:
      missing.length === 0
        ? t`All ${keywords.length} skills asked for are named.`
        : t`${keywords.length - missing.length} of ${keywords.length} skills asked for are named; missing: ${listed(named)}.`,
    fix: t`If you have them, add ${listed(named)} to Skills in just those words. If not, see the training below.`,
    evidence: [
      ...missing.map(
        ({ skill, need, evidence }): Evidence => ({
          path: evidence[0]?.path ?? 'skills',
          quote: evidence[0]?.quote ?? '',
          note:
            evidence.length > 0
              ? t`${skill}: nearly named`
              : need === 'must'
                ? t`${skill}: missing`
                : t`${skill}: missing, welcome`,
        }),
      ),
    ],
  });
}

/** Half of the weight shown in use earns all points: no resume mentions everything. */
const USE_TARGET = 0.5;

/** @param isGuessed whether the target was read from the resume and not chosen by the person. */
export function checkInUse(keywords: readonly WeighedKeyword[], isGuessed = false): CheckResult {
  if (keywords.length === 0) return resultOf('in-use', { share: 'not-scored', finding: NO_TARGET });
  const total = keywords.reduce((sum, { weight }) => sum + weight, 0);
  const used = keywords.reduce((sum, { weight, inUse }) => sum + (inUse ? weight : 0), 0);
  const onlyListed = keywords.filter(({ credit, inUse }) => credit === 1 && !inUse);
  const inUse = keywords.filter((one) => one.inUse);
  return resultOf('in-use', {
    ...weightOf(isGuessed),
    share: Math.min(1, used / total / USE_TARGET),
    finding:
      inUse.length === 0
        ? t`No statement shows a skill that is asked for in use.`
        : plural(
            inUse.length,
            '# skill asked for is shown in your statements: {list}.',
            '# skills asked for are shown in your statements: {list}.',
            { list: listed(inUse.map(({ skill }) => skill)) },
          ),
    fix:
      onlyListed.length > 0
        ? t`You list ${listed(
            onlyListed.map(({ skill }) => skill),
            3,
          )} but no line shows it in use. Name it in a line about your work.`
        : t`Name the skill in the line that says what you did with it.`,
    evidence: onlyListed.flatMap(({ evidence, skill }) =>
      evidence.slice(0, 1).map((one) => ({ ...one, note: t`${skill}: listed only` })),
    ),
  });
}

const RELATED = 0.5;

/** How near a text is to the title sought: 1 the same work, 0.5 related work. */
function nearness(text: string, title: string, occupation: Occupation | undefined, isProse: boolean): number {
  const own = ` ${folded(text).replace(/[^\p{L}\p{N}+#]+/gu, ' ')} `;
  const names = [title, ...(occupation ? [occupation.title, ...occupation.aliases] : [])]
    .map((name) =>
      folded(name)
        .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
        .trim(),
    )
    .filter((name) => name !== '');
  if (names.some((name) => own.includes(` ${name} `))) return 1;
  if (isProse || !occupation || text === '') return 0;
  const [match] = resolveTitle(text);
  if (!match || match.confidence < TITLE_CONFIDENCE_FLOOR) return 0;
  if (match.occupation.id === occupation.id) return 1;
  return occupation.related.includes(match.occupation.id) || match.occupation.related.includes(occupation.id)
    ? RELATED
    : 0;
}

export function checkTargetTitle(
  read: ReadResume,
  { target, occupation, skills }: ResolvedTarget,
): CheckResult {
  if (skills.length === 0 || target.title === '')
    return resultOf('target-title', { share: 'not-scored', finding: NO_TARGET });
  const { source, summary } = read;
  const latest = latestRole(read);
  const places = [
    {
      path: 'personalInfo.professionalTagline',
      text: plain(source.personalInfo.professionalTagline),
      isProse: false,
    },
    ...(latest
      ? [{ path: `experience.${latest.index}.position`, text: latest.position, isProse: false }]
      : []),
    { path: 'summary', text: summary, isProse: true },
  ];
  // A title that is read from the place it is in says itself there.
  const wanted = target.source === 'resume' ? (occupation?.title ?? target.title) : target.title;
  const rated = places.map((place) => ({
    ...place,
    share: nearness(place.text, wanted, occupation, place.isProse),
  }));
  const top = rated.reduce((best, one) => (one.share > best.share ? one : best));
  return resultOf('target-title', {
    ...weightOf(target.source === 'resume'),
    share: top.share,
    finding:
      top.share === 1
        ? /^[aeiou]/i.test(wanted)
          ? t`Your resume says that you are an ${wanted}.`
          : t`Your resume says that you are a ${wanted}.`
        : top.share > 0
          ? t`"${quoteOf(top.text, 60)}" is related to ${wanted}, but the title itself is missing.`
          : t`Your tagline, latest job and summary do not name the job you want: ${wanted}.`,
    fix: t`Put "${wanted}" into the professional tagline or the first line of the summary, if it is true of you.`,
    evidence:
      top.share > 0
        ? [{ path: top.path, quote: quoteOf(top.text, 100) }]
        : [{ path: 'personalInfo.professionalTagline', quote: quoteOf(places[0]?.text ?? '', 100) }],
  });
}

/** A first year such as 1024 is a slip of the keys. */
const MOST_YEARS = 60;
const USUAL_YEARS = { entry: 0, mid: 2, senior: 5, executive: 8 } as const;

/** Years of work that the dates prove, months in which two jobs ran counted once. */
const yearsOfWork = ({ source, now }: ReadResume): number =>
  Math.min(MOST_YEARS, monthsOfWork(source.experience ?? [], now) / 12);

const DEGREE_NAMES: Readonly<Record<DegreeRank, string>> = {
  0: t`Education`,
  1: t`Secondary school`,
  2: t`A diploma`,
  3: t`A degree or HND`,
  4: t`A master’s degree`,
  5: t`A doctorate`,
};

interface Part {
  weight: number;
  share: number;
  told: string;
  evidence: Evidence;
}

function yearsPart(read: ReadResume, asked: number | undefined): Part | undefined {
  const needed = asked ?? USUAL_YEARS[read.level];
  if (needed === 0) return undefined;
  const years = yearsOfWork(read);
  const shown = Math.floor(years * 10) / 10;
  return {
    weight: 2,
    share: Math.min(1, years / needed),
    told:
      asked === undefined
        ? t`${shown} years of work; ${needed} are usual at this level.`
        : t`${shown} years of work; ${needed} are asked for.`,
    evidence: {
      path: 'experience',
      quote: '',
      note: asked === undefined ? t`usual at this level: ${needed}` : t`asked for: ${needed}`,
    },
  };
}

function educationPart({ source, further }: ReadResume, asked: DegreeRank): Part {
  const entries = [
    ...(source.education ?? []).map(({ degree, fieldOfStudy }, index) => ({
      path: `education.${index}.degree`,
      name: degree ?? '',
      rank: degreeOf(`${degree ?? ''} ${fieldOfStudy ?? ''}`),
    })),
    ...further
      .filter(isExam)
      .map(({ titlePath, title }) => ({ path: titlePath, name: title, rank: degreeOf(title) })),
  ];
  const ranks = entries.map(({ rank }) => rank);
  const best = [...ranks].sort((a, b) => b - a)[0] ?? 0;
  const index = Math.max(0, ranks.indexOf(best));
  const isMet = asked === 0 ? entries.length > 0 : best >= asked;
  const isNear = best > 0 && best === asked - 1;
  return {
    weight: 1,
    share: isMet ? 1 : isNear ? 0.5 : 0,
    told: isMet ? t`${DEGREE_NAMES[asked]} is there.` : t`${DEGREE_NAMES[asked]} is not shown.`,
    evidence: {
      path: entries[index]?.path ?? 'education',
      quote: quoteOf(entries[index]?.name ?? '', 80),
    },
  };
}

function licencePart(resolved: ResolvedTarget, evidence: SkillEvidence): Part | undefined {
  const licences = resolved.skills.filter(
    ({ skill, need }) => skill.kind === 'certificate' && need === 'must',
  );
  if (licences.length === 0) return undefined;
  const held = licences.filter(({ skill }) => evidence.has(skill.id));
  const [missing] = licences.filter(({ skill }) => !evidence.has(skill.id));
  return {
    weight: 1,
    share: held.length / licences.length,
    told: missing
      ? t`${missing.skill.name} is not shown.`
      : t`${listed(held.map(({ skill }) => skill.name))} is there.`,
    evidence: missing
      ? { path: 'certifications', quote: '', note: t`${missing.skill.name}: missing` }
      : (evidence.evidenceOf(held[0]?.skill.id ?? '', 1)[0] ?? { path: 'certifications', quote: '' }),
  };
}

/** Years, education and licences, as far as the posting or the level asks for them. */
export function checkRequirements(
  read: ReadResume,
  resolved: ResolvedTarget,
  evidence: SkillEvidence,
): CheckResult {
  if (resolved.skills.length === 0)
    return resultOf('requirements', { share: 'not-scored', finding: NO_TARGET });
  const parts = [
    yearsPart(read, resolved.posting?.years),
    educationPart(read, resolved.posting?.degree ?? 0),
    licencePart(resolved, evidence),
  ].filter((part) => part !== undefined);
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const short = parts.filter(({ share }) => share < 1);
  return resultOf('requirements', {
    share: parts.reduce((sum, { weight, share }) => sum + weight * share, 0) / total,
    finding: parts.map(({ told }) => told).join(' '),
    fix: t`Add the education, certificates and dates you have; where you fall short, say what makes up for it in the letter.`,
    evidence: (short.length > 0 ? short : parts).map((part) => part.evidence),
    section: short[0]?.evidence.path.startsWith('education')
      ? t`Education`
      : short[0]?.evidence.path.startsWith('experience')
        ? t`Experience`
        : t`Details`,
  });
}
