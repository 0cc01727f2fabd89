import { LIMITS } from '@career/contracts/vocabulary/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Calendar, type CalendarProps } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { dateFormat, t } from '../../../shared/language/texts.ts';
import { Failure } from '../../../shared/ui/failure.tsx';
import 'dayjs/locale/en-gb';
import { useMemo, useState } from 'react';
import { errorText } from '../../../shared/api/api-error.ts';
import { useMedia } from '../../../shared/ui/use-media.ts';
import type { TrackerLook } from '../tracker-search.ts';
import { AgendaList } from './agenda-list.tsx';
import { agendaQuery } from './agenda-query.ts';
import { AppointmentLink } from './appointment-link.tsx';
import { type Appointment, appointmentsByDay } from './appointments.ts';
import styles from './calendar.module.css';

const DAY = 'YYYY-MM-DD';
/** Appointments shown in one day of the calendar; the list has the rest. */
const IN_A_SQUARE = 3;
const WEEKDAY = dateFormat({ weekday: 'short' });
/** From Sunday on, as antd counts them. */
const weekdays = (): string[] =>
  Array.from({ length: 7 }, (_, index) => WEEKDAY.format(new Date(2000, 9, index + 1)));
/** antd fills up the rest from its own locale, in English also the days. */
const MONDAY_FIRST = {
  lang: {
    locale: 'en_GB',
    ...(document.documentElement.lang === 'en' ? {} : { shortWeekDays: weekdays() }),
  },
} as CalendarProps<Dayjs>['locale'];
const NONE: readonly Appointment[] = [];

/** Interviews and follow-ups of a month: squares where there is room for them, a list of days everywhere. */
export function CalendarView({ look }: { look: TrackerLook }) {
  const [month, setMonth] = useState(() => dayjs().locale('en-gb').startOf('month'));
  const isWide = useMedia('(min-width: 56rem)');
  // The squares show the ends of the months beside.
  const from = month.startOf('week').format(DAY);
  const to = month.endOf('month').endOf('week').add(1, 'week').format(DAY);
  const agenda = useQuery({ ...agendaQuery(from, to), placeholderData: keepPreviousData });
  const days = useMemo(() => appointmentsByDay(agenda.data ?? [], from, to), [agenda.data, from, to]);
  const inMonth = useMemo(
    () => [...days].filter(([day]) => day.startsWith(month.format('YYYY-MM'))),
    [days, month],
  );

  return (
    <>
      <div className={styles.head}>
        <button type="button" className="button" onClick={() => setMonth(month.subtract(1, 'month'))}>
          <span aria-hidden="true">‹</span>
          <span className="visually-hidden">{t`Previous month`}</span>
        </button>
        <h3 aria-live="polite">{dateFormat({ month: 'long', year: 'numeric' }).format(month.toDate())}</h3>
        <button type="button" className="button" onClick={() => setMonth(month.add(1, 'month'))}>
          <span aria-hidden="true">›</span>
          <span className="visually-hidden">{t`Next month`}</span>
        </button>
        <button
          type="button"
          className="button"
          onClick={() => setMonth(dayjs().locale('en-gb').startOf('month'))}
        >{t`Today`}</button>
      </div>
      {agenda.isError && (
        <div className={styles.failed}>
          <Failure look="line" text={errorText(agenda.error)} onRetry={() => void agenda.refetch()} />
        </div>
      )}
      {(agenda.data?.length ?? 0) >= LIMITS.agendaRows && (
        <p
          className={styles.note}
        >{t`This month has many entries. Only the first ${LIMITS.agendaRows} of each kind are shown.`}</p>
      )}
      {isWide && (
        <Calendar
          className={styles.squares}
          {...(MONDAY_FIRST ? { locale: MONDAY_FIRST } : {})}
          value={month}
          headerRender={() => null}
          onPanelChange={setMonth}
          // A click on a day of another month turns to it; one on a day of this month has nothing to choose.
          onSelect={(day: Dayjs) => setMonth(day.locale('en-gb').startOf('month'))}
          fullCellRender={(day: Dayjs) => (
            <Square day={day} month={month} appointments={days.get(day.format(DAY)) ?? NONE} look={look} />
          )}
        />
      )}
      <AgendaList days={inMonth} look={look} isPending={agenda.isPending} />
    </>
  );
}

interface SquareProps {
  day: Dayjs;
  month: Dayjs;
  appointments: readonly Appointment[];
  look: TrackerLook;
}

function Square({ day, month, appointments, look }: SquareProps) {
  const more = appointments.length - IN_A_SQUARE;
  return (
    <div
      className={styles.square}
      data-beside={!day.isSame(month, 'month')}
      data-today={day.isSame(dayjs(), 'day')}
    >
      <span className={styles.date}>{day.date()}</span>
      {appointments.slice(0, IN_A_SQUARE).map((appointment) => (
        <AppointmentLink
          key={`${appointment.applicationId} ${appointment.kind}`}
          appointment={appointment}
          look={look}
          isShort
        />
      ))}
      {more > 0 && <span className={styles.more}>{t`+${more} more`}</span>}
    </div>
  );
}
