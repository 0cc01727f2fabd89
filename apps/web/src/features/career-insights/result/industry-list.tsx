import type { RecommendedIndustryDto } from '@career/client/types';
import { t } from '../../../shared/language/texts.ts';
import insights from '../insights.module.css';
import result from './result.module.css';
import { ResultGroup } from './result-group.tsx';

const SHOWN_FOLDED = 2;

/** Industries by how much of what their work asks for the resume shows. */
export function IndustryList({ industries }: { industries: readonly RecommendedIndustryDto[] }) {
  return (
    <ResultGroup
      id="ins-industries"
      title={t`Industry Recommendations`}
      gist={
        industries
          .slice(0, SHOWN_FOLDED)
          .map(({ industry, match }) => `${industry} ${Math.round(match)}%`)
          .join(', ') || t`None`
      }
    >
      <p
        className={insights.hint}
      >{t`The match shows how much of what this industry asks for is on your resume. It is not your chance of being hired.`}</p>
      {industries.length === 0 && <p>{t`Your resume does not show enough yet to suggest an industry.`}</p>}
      <ul className={insights.list}>
        {industries.map(({ industry, match, reasoning, growth }) => (
          <li key={industry}>
            <p className={result.rowHead}>
              <strong>{industry}</strong>
              <span>{t`${Math.round(match)}% match`}</span>
            </p>
            <progress
              className={insights.bar}
              max={100}
              value={match}
              aria-label={t`Match with ${industry}`}
            />
            <p>{reasoning}</p>
            <p className={insights.hint}>{t`Growth: ${growth}`}</p>
          </li>
        ))}
      </ul>
    </ResultGroup>
  );
}
