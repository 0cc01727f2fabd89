import type { RecommendedTrainingDto } from '@career/client/types';
import { dateText } from '../../../shared/dates/date-text.ts';
import { plural, t } from '../../../shared/language/texts.ts';
import insights from '../insights.module.css';
import result from './result.module.css';
import { ResultGroup } from './result-group.tsx';
import { SEVERITY_WORDS } from './severity-words.ts';

const COSTS = { free: t`Free`, 'free-audit': t`Free to follow, certificate paid`, paid: t`Paid` } as const;

const DEVICES = { phone: t`Works on a phone`, computer: t`Needs a computer` } as const;
const DATA_NEEDS = { low: t`little data`, medium: t`some data`, high: t`much data (video)` } as const;

/** What it takes to follow the course, where the catalogue says it: analyses saved earlier do not. */
const needsOf = ({ device, data }: Pick<RecommendedTrainingDto, 'device' | 'data'>): string =>
  [device && DEVICES[device], data && DATA_NEEDS[data]].filter(Boolean).join(', ');

/** A day without an hour is the same day everywhere. */
const showDay = (day: string): string => dateText(`${day}T12:00:00Z`);

/** Only addresses of the web are linked, whatever was saved. */
const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url);

function reasonForNone(hasGaps: boolean, hasTarget: boolean): string {
  if (hasGaps) return t`Our catalogue has no course for these gaps yet.`;
  return hasTarget
    ? t`You have no skill gaps, so there is no course to suggest.`
    : t`We suggest courses for skill gaps, and we need an occupation to find them.`;
}

function gistOf(courses: readonly RecommendedTrainingDto[]): string {
  if (courses.length === 0) return t`None`;
  const free = courses.filter(({ cost }) => cost === 'free').length;
  const count = `${courses.length} ${plural(courses.length, 'course', 'courses')}`;
  return free > 0 ? t`${count}, ${free} free` : count;
}

export function TrainingList({
  courses,
  hasGaps,
  hasTarget,
}: {
  courses: readonly RecommendedTrainingDto[];
  hasGaps: boolean;
  hasTarget: boolean;
}) {
  return (
    <ResultGroup id="ins-training" title={t`Recommended Training`} gist={gistOf(courses)}>
      {courses.length === 0 && <p>{reasonForNone(hasGaps, hasTarget)}</p>}
      <ul className={result.grid}>
        {courses.map(
          ({ title, priority, description, provider, duration, url, cost, device, data, linkCheckedAt }) => (
            <li key={`${url} ${title}`} className={result.tile}>
              <p className={result.rowHead}>
                <strong>{title}</strong>
                <span className={result.tag} data-severity={priority}>
                  {SEVERITY_WORDS[priority]}
                </span>
              </p>
              <p className={insights.hint}>
                {[provider, duration, cost && COSTS[cost]].filter(Boolean).join(' · ')}
              </p>
              {(device || data) && <p className={insights.hint}>{needsOf({ device, data })}</p>}
              <p>{description}</p>
              {linkCheckedAt && <p className={insights.hint}>{t`Link checked ${showDay(linkCheckedAt)}`}</p>}
              {isWebAddress(url) && (
                <a className={insights.link} href={url} target="_blank" rel="noopener noreferrer">
                  {t`View Course`}
                  <span className="visually-hidden">{t`: ${title}, opens in a new tab`}</span>
                </a>
              )}
            </li>
          ),
        )}
      </ul>
    </ResultGroup>
  );
}
