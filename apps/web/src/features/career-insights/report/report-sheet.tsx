import '@career/templates/sheet.css';
import './report-sheet.css';
import type { CareerAnalysisDto } from '@career/client/types';
import { SCORE_NOTE } from '@career/contracts/vocabulary/insight-vocabulary';
import type { ReactNode } from 'react';
import { dateFormat, t, translated } from '../../../shared/language/texts.ts';
import { pointsText } from '../result/points-text.ts';

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

const dayOf = (time: string | null | undefined): string =>
  time ? dateFormat({ day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(time)) : '';

/** An analysis laid out for A4, without anything to click but the courses. */
export function ReportSheet({ analysis }: { analysis: CareerAnalysisDto }) {
  const {
    atsScanResults,
    breakdown,
    keywordCoverage,
    skillGaps,
    recommendedTraining,
    recommendedIndustries,
  } = analysis;
  const missing = keywordCoverage?.keywords.filter(({ credit }) => credit < 1) ?? [];
  return (
    <article className="ins-report" data-page-size="a4">
      <h1>{t`Career insights`}</h1>
      <p>{[breakdown?.heading, dayOf(analysis.generatedAt)].filter(Boolean).join(' · ')}</p>
      <p className="ins-report-score">
        {t`${Math.round(atsScanResults.score)} of 100`}
        {breakdown ? ` · ${breakdown.band}` : ''}
      </p>
      <p>{translated(SCORE_NOTE)}</p>
      {breakdown && (
        <Part id="groups" title={t`Points by group`}>
          {breakdown.groups.map(({ id, title, earned, possible }) => (
            <li key={id}>
              {title}: {possible === 0 ? t`not scored` : t`${oneDecimal(earned)} of ${oneDecimal(possible)}`}
            </li>
          ))}
        </Part>
      )}
      <Part id="suggestions" title={t`What to do, most points first`}>
        {atsScanResults.suggestions.map(({ section, improvement, points }) => (
          <li key={`${section} ${improvement}`}>
            {section}: {improvement}
            {points ? ` (${pointsText(points)})` : ''}
          </li>
        ))}
      </Part>
      {breakdown && (
        <Part id="checks" title={t`All checks`}>
          {breakdown.checks.map(({ id, title, earned, weight, finding, status }) => (
            <li key={id}>
              {title}: {status === 'not-scored' ? t`not scored` : t`${oneDecimal(earned)} of ${weight}`}.{' '}
              {finding}
            </li>
          ))}
        </Part>
      )}
      {missing.length > 0 && (
        <Part id="missing" title={t`Skills the job asks for that are not on your resume`}>
          {missing.map(({ skillId, skill, need, credit }) => (
            <li key={skillId}>
              {skill} ({need === 'must' ? t`asked for` : t`welcome`}
              {credit > 0 ? t`, nearly named` : ''})
            </li>
          ))}
        </Part>
      )}
      <Part id="gaps" title={t`Skill gaps`}>
        {skillGaps.map(({ skill, importance, currentLevel, targetLevel }) => (
          <li key={skill}>{t`${skill}: ${currentLevel}, ${targetLevel} asked for (${importance})`}</li>
        ))}
      </Part>
      <Part id="training" title={t`Recommended training`}>
        {recommendedTraining.map(({ title, provider, duration, url }) => (
          <li key={`${url} ${title}`}>
            {title}, {provider}, {duration}: {/^https?:/i.test(url) ? <a href={url}>{url}</a> : url}
          </li>
        ))}
      </Part>
      <Part id="industries" title={t`Industries`}>
        {recommendedIndustries.map(({ industry, match, reasoning, growth }) => (
          <li
            key={industry}
          >{t`${industry}: ${Math.round(match)}% match. ${reasoning} Growth: ${growth}.`}</li>
        ))}
      </Part>
    </article>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section data-section={id}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}
