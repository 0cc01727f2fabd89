import type { AnalysisTargetDto, CareerAnalysisDto } from '@career/client/types';
import { SCORE_NOTE } from '@career/contracts/vocabulary/insight-vocabulary';
import type { ReactNode } from 'react';
import { rich } from '../../../shared/language/rich.ts';
import { t, translated } from '../../../shared/language/texts.ts';
import insights from '../insights.module.css';
import result from './result.module.css';
import styles from './score-card.module.css';

const WHERE: Record<string, string> = {
  title: t`the title of your resume`,
  'personalInfo.professionalTagline': t`your tagline`,
  summary: t`your summary`,
};

/** Who chose the target. */
function sourceOf({ source, path }: AnalysisTargetDto): string {
  if (source === 'application') return t`your application`;
  if (source === 'advert') return t`the posting`;
  if (source === 'title') return t`the title you gave`;
  return path ? (WHERE[path] ?? t`your latest job`) : t`your resume`;
}

interface ScoreCardProps {
  analysis: CareerAnalysisDto;
  onRetarget: ((title: string) => void) | undefined;
  children: ReactNode;
}

/** The score, what it is of, and what it is not. */
export function ScoreCard({ analysis, onRetarget, children }: ScoreCardProps) {
  const { atsScanResults, breakdown, target, engine, rubricVersion } = analysis;
  const { score } = atsScanResults;
  return (
    <section className={`card ${styles.score}`} aria-labelledby="ins-score">
      <h2 id="ins-score">{t`ATS Score`}</h2>
      <div className={result.rowHead}>
        <p className={styles.number}>
          <strong>{Math.round(score)}</strong> <span>{t`of 100`}</span>
        </p>
        {breakdown && <p className={styles.band}>{breakdown.band}</p>}
      </div>
      <progress className={insights.bar} max={100} value={score} aria-label={t`ATS score`} />
      {breakdown && !target?.occupation && <p className={styles.heading}>{breakdown.heading}</p>}
      {target && <Target target={target} onRetarget={onRetarget} />}
      <p className={insights.hint}>{translated(SCORE_NOTE)}</p>
      <p className={insights.hint}>
        {rubricVersion && t`Checklist ${rubricVersion}. `}
        {engine === 'builtin' || !engine
          ? t`Written by our built-in analysis.`
          : t`Scored by the checklist, written by ${engine.replace(/^llm:/, '')}.`}
      </p>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}

function Target({
  target,
  onRetarget,
}: {
  target: AnalysisTargetDto;
  onRetarget: ScoreCardProps['onRetarget'];
}) {
  const { title, occupation, candidates, source } = target;
  if (occupation)
    return (
      <p>{rich`Compared with ${<strong>{occupation}</strong>}, from ${sourceOf(target)} (“${title}”).`}</p>
    );
  return (
    <div>
      <p>
        {title === ''
          ? t`Your resume has no job title to compare.`
          : t`We do not know the job title “${title}”.`}{' '}
        {source === 'advert' || source === 'application'
          ? t`We still compared the skills in the posting.`
          : ''}
        {candidates.length > 0 && onRetarget ? t` Is it one of these?` : ''}
      </p>
      {onRetarget && (
        <div className={styles.candidates}>
          {candidates.map((one) => (
            <button
              key={one.occupationId}
              type="button"
              className="button"
              onClick={() => onRetarget(one.title)}
            >
              {one.title}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
