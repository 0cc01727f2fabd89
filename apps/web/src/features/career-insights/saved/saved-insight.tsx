import { deleteCareerInsightMutation } from '@career/client/queries';
import type { CareerAnalysisDto } from '@career/client/types';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText, noticeText } from '../../../shared/api/api-error.ts';
import { dateText } from '../../../shared/dates/date-text.ts';
import { t } from '../../../shared/language/texts.ts';
import { showError } from '../../../shared/notices/notices.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Loading } from '../../../shared/ui/loading.tsx';
import { insightQuery, refreshInsights } from '../insight-queries.ts';
import insights from '../insights.module.css';
import { ReportButton } from '../report/report-button.tsx';
import { AnalysisResult } from '../result/analysis-result.tsx';

/** One saved analysis, whole. */
export function SavedInsight({ id, onClose }: { id: string; onClose: () => void }) {
  const queries = useQueryClient();
  const { data: insight, error } = useQuery(insightQuery(id));
  const [asking, setAsking] = useState(false);
  const deletion = useMutation({
    ...deleteCareerInsightMutation(),
    onSuccess: async () => {
      if (insight) await refreshInsights(queries, insight.resumeId);
      onClose();
    },
    onError: (failure) => showError(t`Failed to delete insights`, noticeText(failure, errorText(failure))),
  });
  if (error)
    return (
      <section className="card" role="alert">
        <p>{errorText(error)}</p>
        <button type="button" className="button" onClick={onClose}>{t`Back to the list`}</button>
      </section>
    );
  if (!insight) return <Loading text={t`Loading the analysis...`} />;
  const analysis = insight as CareerAnalysisDto;
  return (
    <>
      <h2 className={insights.title}>{t`Analysis from ${dateText(insight.generatedAt)}`}</h2>
      <AnalysisResult
        resumeId={insight.resumeId}
        analysis={analysis}
        savedAs={insight.id}
        actions={
          <>
            <button type="button" className="button" onClick={onClose}>{t`Back to the list`}</button>
            <ReportButton analysis={analysis} />
            <button
              type="button"
              className="button"
              data-kind="danger"
              onClick={() => setAsking(true)}
            >{t`Delete`}</button>
          </>
        }
      />
      {asking && (
        <ConfirmDialog
          title={t`Delete analysis`}
          question={t`Are you sure you want to delete this analysis? This action cannot be undone.`}
          confirmLabel={t`Delete`}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            deletion.mutate({ path: { id } });
          }}
        />
      )}
    </>
  );
}
