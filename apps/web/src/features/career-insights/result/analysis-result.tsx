import type { CareerAnalysisDto } from '@career/client/types';
import { type ReactNode, useMemo } from 'react';
import insights from '../insights.module.css';
import { inOwnWords } from '../own-words.ts';
import { Breakdown } from './breakdown.tsx';
import { FixFirst } from './fix-first.tsx';
import { IndustryList } from './industry-list.tsx';
import { IssueList } from './issue-list.tsx';
import { KeywordTable } from './keyword-table.tsx';
import result from './result.module.css';
import { ResultGroups } from './result-group.tsx';
import { ScoreCard } from './score-card.tsx';
import { SkillGapList } from './skill-gap-list.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { TrainingList } from './training-list.tsx';
import { Trend } from './trend.tsx';

const FIRST = 3;

interface AnalysisResultProps {
  resumeId: string;
  analysis: CareerAnalysisDto;
  /** Analyzes again, against another title; left out where that makes no sense. */
  onRetarget?: (title: string) => void;
  /** Id under which this analysis was saved. */
  savedAs: string | undefined;
  actions: ReactNode;
}

/** Everything that an analysis found: the score and what to fix first, the rest folded by group, each thing said once. */
export function AnalysisResult({ resumeId, onRetarget, savedAs, actions, ...given }: AnalysisResultProps) {
  const analysis = useMemo(() => inOwnWords(given.analysis), [given.analysis]);
  const { atsScanResults, breakdown, keywordCoverage } = analysis;
  const { suggestions } = atsScanResults;
  // Nothing was asked for: no title was placed and no posting named skills. Old analyses do not say.
  const hasTarget = !analysis.target || Boolean(keywordCoverage);
  return (
    <div className={insights.result}>
      <div className={result.top}>
        <ScoreCard analysis={analysis} onRetarget={onRetarget}>
          {actions}
        </ScoreCard>
        <FixFirst resumeId={resumeId} suggestions={suggestions.slice(0, FIRST)} />
      </div>
      <ResultGroups>
        <IssueList resumeId={resumeId} issues={atsScanResults.issues} />
        <SuggestionList
          resumeId={resumeId}
          suggestions={suggestions.slice(FIRST)}
          above={Math.min(FIRST, suggestions.length)}
        />
        <SkillGapList resumeId={resumeId} gaps={analysis.skillGaps} hasTarget={hasTarget} />
        <TrainingList
          courses={analysis.recommendedTraining}
          hasGaps={analysis.skillGaps.length > 0}
          hasTarget={hasTarget}
        />
        <IndustryList industries={analysis.recommendedIndustries} />
        {keywordCoverage && <KeywordTable resumeId={resumeId} coverage={keywordCoverage} />}
        {breakdown && <Breakdown resumeId={resumeId} breakdown={breakdown} results={atsScanResults} />}
        {breakdown && <Trend resumeId={resumeId} analysis={analysis} savedAs={savedAs} />}
      </ResultGroups>
    </div>
  );
}
