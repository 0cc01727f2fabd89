import { compareAnalyses, type ScoredChecks } from '@career/career/insights/compare-analyses';
import type { CareerAnalysisDto, InsightScoreDto } from '@career/client/types';
import { useQuery } from '@tanstack/react-query';
import { dateText } from '../../../shared/dates/date-text.ts';
import { t, translated } from '../../../shared/language/texts.ts';
import { historyQuery, insightQuery } from '../insight-queries.ts';
import insights from '../insights.module.css';
import result from './result.module.css';
import { ResultGroup } from './result-group.tsx';
import styles from './trend.module.css';

interface TrendProps {
  resumeId: string;
  analysis: CareerAnalysisDto;
  /** Id under which the shown analysis was saved. */
  savedAs: string | undefined;
}

/** The scores of this resume over time, and what changed since the analysis before. */
export function Trend({ resumeId, analysis, savedAs }: TrendProps) {
  const { data: history } = useQuery(historyQuery(resumeId));
  const generatedAt = analysis.generatedAt ?? '';
  const earlier = (history ?? []).filter((one) => one.id !== savedAs && one.generatedAt < generatedAt);
  const last = earlier.at(-1);
  if (!last) return null;
  const now = { generatedAt, score: analysis.atsScanResults.score };
  return (
    <ResultGroup
      id="ins-trend"
      title={t`Your score over time`}
      gist={t`${Math.round(last.score)} on ${dateText(last.generatedAt)}, ${Math.round(now.score)} now`}
    >
      <ScoreLine points={[...earlier, now]} />
      <Changes before={last.id} analysis={analysis} />
    </ResultGroup>
  );
}

const WIDTH = 320;
const HEIGHT = 80;
const MARGIN = 8;

function ScoreLine({ points }: { points: readonly Pick<InsightScoreDto, 'generatedAt' | 'score'>[] }) {
  const step = (WIDTH - 2 * MARGIN) / Math.max(1, points.length - 1);
  const places = points.map(({ score }, index) => ({
    x: MARGIN + index * step,
    y: HEIGHT - MARGIN - (score / 100) * (HEIGHT - 2 * MARGIN),
  }));
  const told = points.map(({ generatedAt, score }) => `${dateText(generatedAt)}: ${Math.round(score)}`);
  return (
    <figure className={styles.line}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t`Scores: ${told.join(', ')}`}>
        <polyline points={places.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {places.map(({ x, y }, index) => (
          <circle key={told[index]} cx={x} cy={y} r={4} />
        ))}
      </svg>
      <figcaption className={insights.hint}>
        {told[0]}{' '}
        <span className="pointing" aria-hidden="true">
          →
        </span>{' '}
        {told.at(-1)}
      </figcaption>
    </figure>
  );
}

function scoredOf(analysis: CareerAnalysisDto): ScoredChecks | undefined {
  const { breakdown, target, rubricVersion, atsScanResults } = analysis;
  if (!breakdown) return undefined;
  return {
    score: atsScanResults.score,
    rubricVersion: rubricVersion ?? '',
    target: { title: target?.title ?? '', occupationId: target?.occupationId ?? null },
    checks: breakdown.checks as ScoredChecks['checks'],
  };
}

function Changes({ before, analysis }: { before: string; analysis: CareerAnalysisDto }) {
  const { data: earlier } = useQuery(insightQuery(before));
  const from = earlier && scoredOf(earlier as CareerAnalysisDto);
  const to = scoredOf(analysis);
  if (!from || !to || !earlier) return null;
  const { score, checks, caution } = compareAnalyses(from, to);
  return (
    <>
      <h3>{t`What changed since ${dateText(earlier.generatedAt)}`}</h3>
      {caution && <p className={insights.hint}>{translated(caution)}</p>}
      {score === 0 && checks.length === 0 && <p>{t`Nothing changed.`}</p>}
      <ul className={`${result.bullets} ${styles.changes}`}>
        {checks.map((change) => (
          <li key={change.id} data-up={change.to > change.from}>
            {translated(change.title)}
            {': '}
            {Math.round(change.from * 10) / 10}{' '}
            <span className="pointing" aria-hidden="true">
              →
            </span>
            <span className="visually-hidden">{t`to`}</span>{' '}
            {t`${Math.round(change.to * 10) / 10} of ${change.weight}`}
          </li>
        ))}
      </ul>
    </>
  );
}
