import type { ShownLevel } from '@career/contracts/vocabulary/insight-vocabulary';
import type { ClaimState } from '../claims/claim.types.ts';
import type { FurtherEntry } from '../claims/further-entries.ts';
import { standingOf } from '../claims/standing.ts';
import { broaderSkills, findSkills, skillById, skillByName } from '../taxonomy/skills.ts';
import type { Skill, SkillMention, TargetLevel } from '../taxonomy/taxonomy.types.ts';
import { resolveTitle, TITLE_CONFIDENCE_FLOOR } from '../taxonomy/titles.ts';
import type { Evidence } from './analysis.types.ts';
import { IMPLIED_SKILLS } from './implied-skills.ts';
import { verbsIn } from './opening-verb.ts';
import type { ReadResume, Role, Statement } from './resume-reading.ts';
import { plain, quoteOf, statementsOf, stemOf, wordsOf } from './text-forms.ts';
import { LEADING_VERBS } from './writing-words.ts';

/** Where a skill is: only named, studied or certified, or shown in work. */
type Kind = 'listed' | 'studied' | 'used';

interface Mention {
  kind: Kind;
  evidence: Evidence;
  /** Position of the job, when it is shown in one. */
  role: number | undefined;
  /** The statement is about leading or teaching. */
  led: boolean;
}

interface Block {
  kind: Kind;
  path: string;
  text: string;
  role?: number;
  /** Only papers count in it: the name of a body says nothing of what its members can do. */
  onlyPapers?: boolean;
}

const ADVANCED_MONTHS = 36;
const LEVEL_RANK: Readonly<Record<ShownLevel, number>> = {
  none: 0,
  beginner: 1,
  intermediate: 2,
  advanced: 3,
  expert: 4,
};

/** Whether a level is below another. */
export const isBelow = (level: ShownLevel, other: TargetLevel): boolean =>
  LEVEL_RANK[level] < LEVEL_RANK[other];

const SPEAKING =
  /\b(?:speak\w*|spoke\w*|fluent\w*|languages?|bilingual|trilingual|native|translat\w*|interpret\w*|conversational)\b/i;
const NEAR = 30;

/** In prose the name of a language may be that of a people: it counts where speaking is spoken of close by. */
function isMeant({ skill, start, end }: SkillMention, text: string): boolean {
  if (skill.kind !== 'language') return true;
  const before =
    text
      .slice(Math.max(0, start - NEAR), start)
      .split(/[.;!?]/)
      .at(-1) ?? '';
  const after = text.slice(end, end + NEAR).split(/[.;!?]/)[0] ?? '';
  return SPEAKING.test(`${before} ${after}`);
}

/** Every text of a resume that can name a skill. Names of people, employers and schools are none of them. */
function blocksOf(read: ReadResume): Block[] {
  const { source, summary, roles, work, projects } = read;
  const shown = (statements: readonly Statement[], inJob: boolean): Block[] =>
    statements.map(({ path, text, entry }) => ({
      kind: 'used',
      path,
      text,
      ...(inJob ? { role: entry } : {}),
    }));
  return [
    ...shown(work, true),
    ...shown(projects, false),
    ...(source.achievements ?? []).map(
      ({ title }, index): Block => ({
        kind: 'used',
        path: `achievements.${index}.title`,
        text: plain(title),
      }),
    ),
    ...(source.certifications ?? []).map(
      ({ name }, index): Block => ({
        kind: 'studied',
        path: `certifications.${index}.name`,
        text: plain(name),
      }),
    ),
    ...(source.education ?? []).flatMap(({ degree, fieldOfStudy }, index): Block[] => [
      { kind: 'studied', path: `education.${index}.fieldOfStudy`, text: plain(fieldOfStudy) },
      { kind: 'studied', path: `education.${index}.degree`, text: plain(degree) },
    ]),
    ...read.further.flatMap(furtherBlocks),
    { kind: 'listed', path: 'summary', text: summary },
    {
      kind: 'listed',
      path: 'personalInfo.professionalTagline',
      text: plain(source.personalInfo.professionalTagline),
    },
    ...roles.map(
      ({ index, position }): Block => ({
        kind: 'listed',
        path: `experience.${index}.position`,
        text: position,
      }),
    ),
    ...(source.languages ?? []).map(
      ({ language }, index): Block => ({
        kind: 'listed',
        path: `languages.${index}.language`,
        text: plain(language),
      }),
    ),
  ];
}

/** Tools of a project are listed, a course is studied; names of bodies and titles of works show nothing. */
const furtherBlocks = ({ evidence, items, title, detail, titlePath, body, state }: FurtherEntry): Block[] => {
  if (evidence === 'paper' && state === 'held')
    return [{ kind: 'studied', path: titlePath, text: plain(`${title} ${detail}`), onlyPapers: true }];
  if (evidence === 'activity') return items.map(({ path, text }): Block => ({ kind: 'listed', path, text }));
  if (evidence !== 'course') return [];
  return [
    { kind: 'studied', path: titlePath, text: plain(title) },
    ...statementsOf(body.text).map((text): Block => ({ kind: 'studied', path: body.path, text })),
  ];
};

/** Said of nobody else and not wished for: enough for evidence of a skill, a course included. */
const SHOWN: ReadonlySet<ClaimState> = new Set(['held', 'basic', 'course']);

/** Whether a text says that its writer has the skill, rather than denying it, wishing for it or naming another's. */
function isOwn({ skill, start, end }: SkillMention, text: string, isProse: boolean, month: number): boolean {
  const today = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  const read = { text, form: isProse ? ('prose' as const) : ('entry' as const), today };
  return SHOWN.has(standingOf(read, start, end, skill.kind === 'certificate').state);
}

/** All skills that a resume names, and where. */
export class SkillEvidence {
  readonly #mentions = new Map<string, Mention[]>();
  readonly #skills = new Map<string, Skill>();
  readonly #stems: { stems: ReadonlySet<string>; evidence: Evidence }[] = [];
  readonly #read: ReadResume;

  constructor(read: ReadResume) {
    this.#read = read;
    for (const block of blocksOf(read)) this.#addBlock(block);
    for (const role of read.roles) this.#addTrade(role);
    for (const { path, name } of read.skills) {
      const whole = skillByName(name);
      const named = whole
        ? [whole]
        : findSkills(name)
            .filter((mention) => isOwn(mention, name, false, this.#read.now))
            .map(({ skill }) => skill);
      for (const skill of named)
        this.#add(skill, {
          kind: 'listed',
          evidence: { path, quote: quoteOf(name, 60) },
          role: undefined,
          led: false,
        });
      if (named.length === 0) this.#addStems(name, { path, quote: quoteOf(name, 60) });
    }
  }

  #addBlock({ kind, path, text, role, onlyPapers }: Block): void {
    if (text === '') return;
    const isProse = kind === 'used' || path === 'summary';
    const mentions = findSkills(text).filter(
      (mention) =>
        (!onlyPapers || mention.skill.kind === 'certificate') &&
        (!isProse || isMeant(mention, text)) &&
        isOwn(mention, text, isProse, this.#read.now),
    );
    const evidence = { path, quote: quoteOf(text) };
    if (mentions.length > 0) {
      const led = kind === 'used' && verbsIn(text).some((verb) => LEADING_VERBS.has(verb));
      for (const { skill } of mentions) this.#add(skill, { kind, evidence, role, led });
    }
    if (!onlyPapers) this.#addStems(text, evidence);
  }

  /** Who held a job has done its trade: a driver has driven, an accountant has kept accounts. */
  #addTrade({ index, position, statements }: Role): void {
    const [match] = position === '' || statements.length === 0 ? [] : resolveTitle(position);
    if (!match || match.confidence < TITLE_CONFIDENCE_FLOOR) return;
    const [own] = match.occupation.skills;
    const skill = own?.required && own.importance === 3 ? skillById(own.skill) : undefined;
    if (!skill || skill.kind === 'certificate' || skill.kind === 'language') return;
    const evidence = { path: `experience.${index}.position`, quote: quoteOf(position, 60) };
    this.#add(skill, { kind: 'used', evidence, role: index, led: false });
  }

  #addStems(text: string, evidence: Evidence): void {
    this.#stems.push({ stems: new Set(wordsOf(text).map(stemOf)), evidence });
  }

  /** What is shown of a skill is shown of the skills that it is a kind of. */
  #add(skill: Skill, mention: Mention): void {
    for (const one of [skill, ...broaderSkills(skill.id)]) this.#addOne(one, mention);
  }

  #addOne(skill: Skill, mention: Mention): void {
    this.#skills.set(skill.id, skill);
    const known = this.#mentions.get(skill.id);
    if (known) known.push(mention);
    else this.#mentions.set(skill.id, [mention]);
  }

  /** Skills that are named anywhere, soft ones left out. */
  get skills(): Skill[] {
    return [...this.#skills.values()].filter(({ kind }) => kind !== 'soft');
  }

  has(skillId: string): boolean {
    return this.#mentions.has(skillId);
  }

  isUsed(skillId: string): boolean {
    return (this.#mentions.get(skillId) ?? []).some(({ kind }) => kind === 'used');
  }

  /** The best places that name a skill: in use before listed. */
  evidenceOf(skillId: string, most = 2): Evidence[] {
    const mentions = this.#mentions.get(skillId) ?? [];
    const order: Kind[] = ['used', 'studied', 'listed'];
    return order
      .flatMap((kind) => mentions.filter((one) => one.kind === kind).map(({ evidence }) => evidence))
      .slice(0, most);
  }

  /** Skills of the resume that require this one. */
  #implying(skillId: string): string[] {
    return [...this.#mentions.keys()].filter((id) => IMPLIED_SKILLS[id]?.includes(skillId)).sort();
  }

  /** A place that names nearly the same: a skill that implies it, or other words; undefined when there is none. */
  nearly(skill: Skill): Evidence | undefined {
    const [implying] = this.#implying(skill.id);
    if (implying) return this.evidenceOf(implying, 1)[0];
    const stems = wordsOf(skill.name)
      .map(stemOf)
      .filter((word) => word.length > 2);
    if (skill.kind === 'language') return undefined;
    if (stems.length === 0 || (stems.length === 1 && (stems[0]?.length ?? 0) < 6)) return undefined;
    return this.#stems.find(({ stems: own }) => stems.every((stem) => own.has(stem)))?.evidence;
  }

  /**
   * The level that the resume shows: listed only is beginner; studied, certified, in one job or project intermediate;
   * in two jobs or over three years advanced; and with leading or teaching expert. The level that a saved skill carries
   * is not an evidence.
   */
  levelOf(skillId: string): ShownLevel {
    const levels = [skillId, ...this.#implying(skillId)].map((id) => this.#shownLevel(id));
    return levels.reduce((best, level) => (LEVEL_RANK[level] > LEVEL_RANK[best] ? level : best));
  }

  #shownLevel(skillId: string): ShownLevel {
    const mentions = this.#mentions.get(skillId);
    if (!mentions) return 'none';
    const used = mentions.filter(({ kind }) => kind === 'used');
    const roles = new Set(used.flatMap(({ role }) => (role === undefined ? [] : [role])));
    const months = [...roles].reduce((sum, role) => sum + (this.#read.roles[role]?.months ?? 0), 0);
    if (roles.size >= 2 || months >= ADVANCED_MONTHS)
      return used.some(({ led }) => led) ? 'expert' : 'advanced';
    return used.length > 0 || mentions.some(({ kind }) => kind === 'studied') ? 'intermediate' : 'beginner';
  }
}
