import { listed } from '../sentences/listed.ts';
import { t } from '../sentences/say.ts';
import { OCCUPATIONS } from '../taxonomy/data/occupations.data.ts';
import { industryById } from '../taxonomy/industries.ts';
import { skillById } from '../taxonomy/skills.ts';
import type { Occupation } from '../taxonomy/taxonomy.types.ts';
import { resolveTitle, TITLE_CONFIDENCE_FLOOR } from '../taxonomy/titles.ts';
import type { Evidence, ListingCounts, RecommendedIndustry } from './analysis.types.ts';
import type { ReadResume } from './resume-reading.ts';
import type { SkillEvidence } from './skill-evidence.ts';
import { plain, quoteOf } from './text-forms.ts';

const MOST_INDUSTRIES = 5;
const LEAST_MATCH = 12;
const SKILLS_PART = 0.5;
const TITLE_PART = 0.5;
const RELATED_TITLE = 0.55;
const USED = 1;
const ONLY_LISTED = 0.7;
const MOST_TITLES = 12;
/** Other readings of a title count when they are about as likely as the first. */
const AS_LIKELY = 0.06;
/** Below this the counts say more about chance than about the market. */
const LEAST_LISTINGS = 30;

interface HeldTitle {
  evidence: Evidence;
  byOccupation: ReadonlyMap<string, number>;
}

/** Titles that the person has held or claims, with the occupations they stand for. */
function heldTitles(read: ReadResume): HeldTitle[] {
  const { source, roles } = read;
  const texts = [
    { path: 'title', text: plain(source.title) },
    { path: 'personalInfo.professionalTagline', text: plain(source.personalInfo.professionalTagline) },
    ...roles.map(({ index, position }) => ({ path: `experience.${index}.position`, text: position })),
  ];
  const seen = new Set<string>();
  return texts
    .filter(({ text }) => text !== '' && !seen.has(text) && Boolean(seen.add(text)))
    .slice(0, MOST_TITLES)
    .map(({ path, text }) => {
      const placed = resolveTitle(text).filter(({ confidence }) => confidence >= TITLE_CONFIDENCE_FLOOR);
      const best = placed[0]?.confidence ?? 0;
      const likely = placed.filter(({ confidence }) => confidence >= best - AS_LIKELY);
      return {
        evidence: { path, quote: quoteOf(text, 80) },
        byOccupation: new Map(likely.map(({ occupation, confidence }) => [occupation.id, confidence])),
      };
    });
}

interface Fit {
  occupation: Occupation;
  share: number;
  /** Names of the skills that it asks for and the resume shows, and how many it asks for. */
  shown: string[];
  asked: number;
  title: Evidence | undefined;
}

function titleFit(
  occupation: Occupation,
  titles: readonly HeldTitle[],
): { share: number; title: Evidence | undefined } {
  let best: { share: number; title: Evidence | undefined } = { share: 0, title: undefined };
  for (const { evidence, byOccupation } of titles) {
    const own = byOccupation.get(occupation.id) ?? 0;
    const near = occupation.related.some((id) => (byOccupation.get(id) ?? 0) >= TITLE_CONFIDENCE_FLOOR)
      ? RELATED_TITLE
      : 0;
    const share = Math.max(own, near);
    if (share > best.share) best = { share, title: evidence };
  }
  return best;
}

function fitOf(occupation: Occupation, titles: readonly HeldTitle[], evidence: SkillEvidence): Fit {
  let total = 0;
  let covered = 0;
  const shown: string[] = [];
  let asked = 0;
  for (const one of occupation.skills) {
    const skill = skillById(one.skill);
    if (!skill || skill.kind === 'soft') continue;
    const weight = one.required ? one.importance : one.importance / 3;
    total += weight;
    asked += 1;
    if (!evidence.has(skill.id)) continue;
    covered += weight * (evidence.isUsed(skill.id) ? USED : ONLY_LISTED);
    shown.push(skill.name);
  }
  const { share: titleShare, title } = titleFit(occupation, titles);
  const share = SKILLS_PART * (total === 0 ? 0 : covered / total) + TITLE_PART * titleShare;
  return { occupation, share, shown, asked, title };
}

function reasoningOf({ occupation, shown, asked, title }: Fit): string {
  const skills =
    shown.length > 0
      ? t`Of ${asked} skills that ${occupation.title} work asks for you show ${shown.length}: ${listed(shown, 5)}.`
      : t`None of the ${asked} skills that ${occupation.title} work asks for is shown.`;
  return title ? `${t`Your title "${title.quote}" is the same or close.`} ${skills}` : skills;
}

/** What our own listings say about an industry; nothing is said from few of them. */
function growthOf(counts: { recent: number; before: number } | undefined): string {
  if (!counts || counts.recent + counts.before < LEAST_LISTINGS || counts.before === 0)
    return t`Not enough listings to say`;
  const { recent, before } = counts;
  const change = Math.round(((recent - before) / before) * 100);
  const word = change > 4 ? t`Growing` : change < -4 ? t`Shrinking` : t`Steady`;
  const percent = `${change > 0 ? '+' : change < 0 ? '−' : ''}${Math.abs(change)}`;
  return t`${word} ${percent}% in our listings (${recent} in the last 30 days, ${before} in the 30 before)`;
}

/** Industries by how much of what their best-fitting work asks for the resume shows. A coverage, not a probability. */
export function matchIndustries(
  read: ReadResume,
  evidence: SkillEvidence,
  counts: ListingCounts | undefined,
): RecommendedIndustry[] {
  const titles = heldTitles(read);
  const best = new Map<string, Fit>();
  for (const occupation of OCCUPATIONS) {
    const fit = fitOf(occupation, titles, evidence);
    const known = best.get(occupation.industry);
    if (!known || fit.share > known.share) best.set(occupation.industry, fit);
  }
  return [...best]
    .map(([industryId, fit]) => ({ industryId, fit, match: Math.round(fit.share * 100) }))
    .filter(({ match }) => match >= LEAST_MATCH)
    .sort((a, b) => b.fit.share - a.fit.share || (a.industryId < b.industryId ? -1 : 1))
    .slice(0, MOST_INDUSTRIES)
    .map(({ industryId, fit, match }) => ({
      industry: industryById(industryId)?.name ?? industryId,
      match,
      reasoning: reasoningOf(fit),
      growth: growthOf(counts?.[industryId]),
      industryId,
      evidence: fit.title ? [fit.title] : [],
    }));
}
