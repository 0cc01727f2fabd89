import type { SuggestionDto } from '@career/client/types';
import { t } from '../../../shared/language/texts.ts';
import { FieldLink } from '../field-link.tsx';
import insights from '../insights.module.css';
import { pointsText } from './points-text.ts';
import result from './result.module.css';
import { ResultGroup } from './result-group.tsx';

interface SuggestionListProps {
  resumeId: string;
  /** Those that are not among the first. */
  suggestions: readonly SuggestionDto[];
  /** How many are shown above. */
  above: number;
}

/** The repairs after the first, the one that brings most first. */
export function SuggestionList({ resumeId, suggestions, above }: SuggestionListProps) {
  const gist =
    suggestions.length > 0
      ? `${suggestions.length}${above > 0 ? ' more' : ''}`
      : above > 0
        ? t`They are all listed above`
        : t`None`;
  return (
    <ResultGroup id="ins-suggestions" title={t`Suggestions`} gist={gist}>
      {suggestions.length === 0 && (
        <p>
          {above > 0 ? t`Nothing else to improve by the checklist.` : t`Nothing to improve by the checklist.`}
        </p>
      )}
      <ul className={insights.list}>
        {suggestions.map(({ section, improvement, points, path }, place) => (
          <li key={`${section} ${improvement}`}>
            <p className={result.rowHead}>
              <strong>{section}</strong>
              {points ? <span className={insights.hint}>{pointsText(points)}</span> : null}
            </p>
            <p id={`ins-suggestion-${place}`}>{improvement}</p>
            <FieldLink
              resumeId={resumeId}
              path={path}
              id={`ins-suggestion-${place}-link`}
              labelledBy={t`ins-suggestion-${place}-link ins-suggestion-${place}`}
            >{t`Fix it`}</FieldLink>
          </li>
        ))}
      </ul>
    </ResultGroup>
  );
}
