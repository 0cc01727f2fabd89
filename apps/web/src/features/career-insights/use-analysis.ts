import { analyzeResume } from '@career/client/operations';
import { getResumeOptions } from '@career/client/queries';
import type { AiJobDto, AnalyzeResumeDto, CareerAnalysisDto, ResumeDto } from '@career/client/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { followJob, type JobStage } from '../../shared/ai-jobs/follow-job.ts';
import { errorText, noticeText } from '../../shared/api/api-error.ts';
import { painted } from '../../shared/first-view/painted.ts';
import { t } from '../../shared/language/texts.ts';
import { showError, showNotice } from '../../shared/notices/notices.ts';
import { answerInTime } from '../../shared/offline/answer-in-time.ts';
import { keepFresh } from './insight-queries.ts';

/** What the person asked for. */
export interface AnalysisRequest extends Omit<AnalyzeResumeDto, 'exportText'> {
  /** Make the PDF on this device and read it back. */
  checksFile: boolean;
}

export interface AnalysisStage {
  label: string;
  /** Share done, 0 to 100. */
  percent: number;
}

const FILE_TIMEOUT_MS = 25_000;

/** The text of the file; undefined when it could not be made in time, which the result then says. */
async function fileText(resume: ResumeDto): Promise<string | undefined> {
  try {
    const { fileTextOf } = await import('./file-check/file-text.tsx');
    return await answerInTime(fileTextOf(resume), FILE_TIMEOUT_MS, undefined);
  } catch (error) {
    console.error('The PDF could not be checked', error);
    return undefined;
  }
}

const FAILED = t`The analysis could not be made. Please try again.`;

/** The analysis as soon as it is made. */
async function askAnalyser(
  body: AnalyzeResumeDto,
  signal: AbortSignal,
  onStage: (stage: JobStage) => void,
): Promise<CareerAnalysisDto> {
  const { data, response } = await analyzeResume({
    body,
    headers: { Prefer: 'respond-async' },
    signal,
    throwOnError: true,
  });
  if (response.status !== 202) return data as CareerAnalysisDto;
  const result = await followJob(data as AiJobDto, { signal, onStage, failed: FAILED });
  return result as CareerAnalysisDto;
}

/** Analyses a resume, in stages that are shown. */
export function useAnalysis() {
  const queries = useQueryClient();
  const [stage, setStage] = useState<AnalysisStage>();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const analysis = useMutation({
    mutationFn: async ({ checksFile, ...body }: AnalysisRequest) => {
      setStage({ label: t`Reading your resume…`, percent: 10 });
      await painted();
      const resume = await queries.fetchQuery({
        ...getResumeOptions({ path: { id: body.resumeId } }),
        staleTime: 0,
      });
      let exportText: string | undefined;
      if (checksFile) {
        setStage({ label: t`Making the PDF and checking how software reads it…`, percent: 30 });
        exportText = await fileText(resume);
      }
      setStage({ label: t`Scoring it with the checklist…`, percent: 50 });
      const analysis = await askAnalyser(
        { ...body, ...(exportText === undefined ? {} : { exportText }) },
        leaving.current.signal,
        // The first part of the bar is what this device does.
        ({ text, progress }) =>
          setStage({ label: text ? `${text}…` : t`Waiting to start…`, percent: 50 + progress / 2 }),
      );
      return { resumeId: resume.id, resumeTitle: resume.title, analysis };
    },
    onSuccess: (fresh) => {
      keepFresh(queries, fresh);
      showNotice({
        title: t`Analysis complete!`,
        description: t`Your career insights have been generated.`,
      });
    },
    onError: (error) => {
      if (!leaving.current.signal.aborted) showError(t`Analysis failed`, noticeText(error, errorText(error)));
    },
    onSettled: () => setStage(undefined),
  });
  return { analyze: analysis.mutate, isAnalyzing: analysis.isPending, stage };
}
