import { saveCareerInsightMutation } from '@career/contracts/client/@tanstack/react-query.gen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { errorText, noticeText } from '../../shared/api/api-error.ts';
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
        title: 'Insights saved!',
        description: 'Your career insights have been saved to your profile.',
      });
      await refreshInsights(queries, resumeId);
    },
    onError: (error) => showError('Failed to save insights', noticeText(error, errorText(error))),
  });

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={insights.title}>
        Results for {resumeTitle || 'Untitled resume'}
      </h2>
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
              {savedAs ? 'Saved' : saving.isPending ? 'Saving…' : 'Save to Profile'}
            </button>
            <ReportButton analysis={analysis} />
            <button type="button" className="button" data-kind="quiet" onClick={onClose}>
              Close
            </button>
          </>
        }
      />
    </>
  );
}
