import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { summaryQuery } from '../../shared/applications/application-queries.ts';
import { t } from '../../shared/language/texts.ts';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { Loading } from '../../shared/ui/loading.tsx';
import { ApplicationList } from './list/application-list.tsx';
import { ListFilter } from './list/list-filter.tsx';
import { NothingYet } from './list/nothing-yet.tsx';
import type { TrackerLook } from './tracker-search.ts';

const BoardView = lazyPart(() => import('./board/board-view.tsx'), 'BoardView');
const CalendarView = lazyPart(() => import('./calendar/calendar-view.tsx'), 'CalendarView');
const InsightsView = lazyPart(() => import('./insights/insights-view.tsx'), 'InsightsView');

interface TrackerViewProps {
  look: TrackerLook;
  onLook: (look: Partial<TrackerLook>, replace?: boolean) => void;
  onDiscover: () => void;
  onAdd: () => void;
}

/** The chosen way to look at the applications; every way but the list is fetched when it is first chosen. */
export function TrackerView({ look, onLook, onDiscover, onAdd }: TrackerViewProps) {
  const { data: summary } = useQuery(summaryQuery);
  if (summary?.total === 0) return <NothingYet onDiscover={onDiscover} onAdd={onAdd} />;
  if (look.view === 'list') return <ApplicationList look={look} onLook={onLook} />;
  return (
    <Suspense fallback={<Loading text={t`Loading your applications...`} />}>
      {look.view === 'board' && (
        <>
          <ListFilter look={look} onLook={onLook} withStatus={false} />
          <BoardView look={look} />
        </>
      )}
      {look.view === 'calendar' && <CalendarView look={look} />}
      {look.view === 'insights' && <InsightsView />}
    </Suspense>
  );
}
