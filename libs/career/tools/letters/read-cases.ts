import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import {
  type Background,
  CASE_SETS,
  type CaseFile,
  type CaseRow,
  type CaseSet,
  type NearMissCase,
  type Part,
  type Patch,
  type Posting,
} from './case.types.ts';
import { caseSections } from './case-resume.ts';
import { readStrangers, strangerPosting, strangerResume } from './strangers.ts';

/** The day of the cases: ages, dates of expiry and years of work count from it. */
export const TODAY = '2026-11-22';

const folder = (name: string): URL => new URL(`./${name}`, import.meta.url);
const read = <Content>(url: URL): Content => JSON.parse(readFileSync(url, 'utf8')) as Content;

/** People and postings that the cases vary. */
export const readBackgrounds = (): Background[] =>
  read<{ backgrounds: Background[] }>(folder('near-miss/backgrounds.json')).backgrounds;

/** All cases of a part, in the order of their files; of both sets unless one is named. */
export function readCases(part: Part, sets: readonly CaseSet[] = CASE_SETS): NearMissCase[] {
  const byId = new Map(readBackgrounds().map((background) => [background.id, background]));
  const strangers = new Map(readStrangers().map((stranger) => [stranger.id, stranger]));
  return sets
    .filter((set) => existsSync(folder(`${set}/${part}/`)))
    .flatMap((set) =>
      readdirSync(folder(`${set}/${part}/`))
        .sort()
        .map((name) => `${set}/${part}/${name}`),
    )
    .flatMap((name) => {
      const file = read<CaseFile>(folder(name));
      return file.rows.map((row, index) => {
        const stranger = strangers.get(row.on);
        if (stranger)
          return {
            ...labelled(file, row, index, part),
            posting: strangerPosting(stranger, row),
            near: strangerResume(stranger, row.near, index),
            holds: strangerResume(stranger, row.holds, index),
          };
        const background = byId.get(row.on);
        if (!background) throw new Error(`${name}: no background ${row.on}`);
        return caseOf(file, row, background, index, part);
      });
    });
}

/** A case of a row, in one of the forms of a posting. */
export function caseOf(
  file: CaseFile,
  row: CaseRow,
  background: Background,
  index: number,
  part: Part,
): NearMissCase {
  return {
    ...labelled(file, row, index, part),
    posting: postingOf(row, background, index),
    near: resumeOf(row.near, background, index),
    holds: resumeOf(row.holds, background, index),
  };
}

/** What a row says of its case: all but resumes and posting. */
function labelled(
  file: CaseFile,
  row: CaseRow,
  index: number,
  part: Part,
): Omit<NearMissCase, 'posting' | 'near' | 'holds'> {
  const whole = (pattern: string): RegExp =>
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu');
  const safe = [file.safe, row.safe].filter(Boolean).join('|');
  return {
    id: `${file.kind}-${String(index + 1).padStart(2, '0')}`,
    kind: file.kind,
    part,
    asks: row.asks,
    claim: row.claim,
    honest: row.honest,
    label: {
      subject: whole(row.subject),
      safe: whole(safe),
      ...(row.neutral && { neutral: whole(row.neutral) }),
      ...(row.never && { never: whole(row.never) }),
      said: whole(row.said ?? row.subject),
    },
  };
}

const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

/**
 * Postings are written four ways: as a list, as prose, with their own heading, and with lines about the offer between.
 */
function postingOf({ asks }: CaseRow, background: Background, index: number): Posting {
  const company = pick(background.companies, index);
  const { position, place } = background;
  const all = [asks, ...background.asks];
  const list = all.map((line) => `- ${line}`).join('\n');
  const forms = [
    `${company} is looking for a ${position} in ${place}.\n\nRequirements:\n${list}\n\nWe offer a pension and 24 days of leave.`,
    `${position} (${place})\n\nYou must have: ${all.join('; ')}. The post is full-time. Send your application by the end of the month.`,
    `About us\n${company} has served its customers since 1998.\n\nWhat you need\n${list}\n\nHow to apply\nSend a letter and a CV.`,
    `We are hiring a ${position}. We require ${asks}. ${background.asks.map((line) => `We also require ${line.slice(0, 1).toLowerCase()}${line.slice(1)}.`).join(' ')} Salary by agreement.`,
  ];
  return { company, position, posting: pick(forms, index) };
}

function resumeOf(patch: Patch, background: Background, index: number): ResumeContentDto {
  const present = {
    ...background,
    as: patch.as ?? background.as,
    at: patch.at ?? background.at,
    from: patch.from ?? background.from,
    did: [...(patch.did ?? []), ...background.did],
  };
  const jobs = patch.from === undefined && background.before ? [present, background.before] : [present];
  const studies = patch.studies ?? [patch.study ?? background.study];
  return {
    title: patch.title ?? patch.as ?? background.title,
    industry: '',
    templateId: 'modern-professional',
    summary: patch.summary ?? '',
    ...caseSections({
      name: pick(background.names, index),
      place: background.place,
      jobs,
      studies,
      skills: [...(patch.skills ?? []), ...background.skills],
      certificates: patch.certificates ?? [],
      languages: patch.languages ?? [],
    }),
    achievements: (patch.achievements ?? []).map((title) => ({ title, description: '', date: '' })),
  };
}
