import { saveCareerInsightMutation } from '@career/client/queries';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { errorText, noticeText } from '../../shared/api/api-error.ts';
import { t } from '../../shared/language/texts.ts';
import { showError, showNotice } from '../../shared/notices/notices.ts';
import { type FreshAnalysis, keepFresh, refreshInsights } from './insight-queries.ts';
import insights from './insights.module.css';
import { ReportButton } from './report/report-button.tsx';
import { AnalysisResult } from './result/analysis-result.tsx';

interface FreshResultProps {
  fresh: FreshAnalysis;
  onRetarget: (title: string) => void;
  onClose: () => void;
}

/** A result that was just made, with what can be done with it. */
export function FreshResult({ fresh, onRetarget, onClose }: FreshResultProps) {
  const queries = useQueryClient();
  const { resumeId, resumeTitle, analysis, savedAs } = fresh;
  const heading = useRef<HTMLHeadingElement>(null);
  const { generatedAt } = analysis;
  const seen = useRef<string>(undefined);

  useEffect(() => {
    if (seen.current === generatedAt) return;
    seen.current = generatedAt ?? '';
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [generatedAt]);

  const saving = useMutation({
    ...saveCareerInsightMutation(),
    onSuccess: async ({ id }) => {
      keepFresh(queries, { ...fresh, savedAs: id });
      showNotice({
        title: t`Insights saved!`,
        description: t`Your career insights have been saved to your profile.`,
      });
      await refreshInsights(queries, resumeId);
    },
    onError: (error) => showError(t`Failed to save insights`, noticeText(error, errorText(error))),
  });

  return (
    <>
      <h2
        ref={heading}
        tabIndex={-1}
        className={insights.title}
      >{t`Results for ${resumeTitle || t`Untitled resume`}`}</h2>
      <AnalysisResult
        resumeId={resumeId}
        analysis={analysis}
        onRetarget={onRetarget}
        savedAs={savedAs}
        actions={
          <>
            <button
              type="button"
              className="button"
              data-kind="primary"
              disabled={saving.isPending || savedAs !== undefined}
              onClick={() => saving.mutate({ body: { resumeId, ...analysis } })}
            >
              {savedAs ? t`Saved` : saving.isPending ? t`Saving…` : t`Save to Profile`}
            </button>
            <ReportButton analysis={analysis} />
            <button type="button" className="button" data-kind="quiet" onClick={onClose}>{t`Close`}</button>
          </>
        }
      />
    </>
  );
}
