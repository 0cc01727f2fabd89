import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { noonOf } from '../../../shared/dates/days.ts';
import { dateFormat } from '../../../shared/language/texts.ts';
import styles from './insights-view.module.css';

const HEIGHT = 240;
const SPACE = { top: 12, right: 4, bottom: 30, left: 34 };
const SHORT_DAY = dateFormat({ day: 'numeric', month: 'short' });
/** Px that a date needs under its column. */
const DATE_WIDTH = 62;

interface WeekColumnsProps {
  width: number;
  weeks: readonly { readonly monday: string; readonly applications: number }[];
}

export function WeekColumns({ width, weeks }: WeekColumnsProps) {
  const bottom = HEIGHT - SPACE.bottom;
  const most = Math.max(1, ...weeks.map(({ applications }) => applications));
  const x = scaleBand({
    domain: weeks.map(({ monday }) => monday),
    range: [SPACE.left, width - SPACE.right],
    padding: 0.25,
  });
  const y = scaleLinear({ domain: [0, most], range: [bottom, SPACE.top], nice: true });
  const every = Math.max(1, Math.ceil(DATE_WIDTH / Math.max(1, x.step())));
  // Counted from the end, so that this week has its date.
  const dated = weeks.filter((_week, index) => (weeks.length - 1 - index) % every === 0);
  const whole = y.ticks(4).filter(Number.isInteger);
  return (
    <svg width={width} height={HEIGHT} aria-hidden="true" className={styles.drawing}>
      {whole.map((tick) => (
        <line
          key={tick}
          x1={SPACE.left}
          x2={width - SPACE.right}
          y1={y(tick)}
          y2={y(tick)}
          className={styles.grid}
        />
      ))}
      {weeks.map(({ monday, applications }) => (
        <Bar
          key={monday}
          x={x(monday)}
          y={y(applications)}
          width={x.bandwidth()}
          height={bottom - y(applications)}
          rx={4}
          className={styles.bar}
        />
      ))}
      <AxisLeft
        left={SPACE.left}
        scale={y}
        tickValues={whole}
        tickFormat={String}
        hideAxisLine
        hideTicks
        tickLabelProps={{ className: styles.tick }}
      />
      <AxisBottom
        top={bottom}
        scale={x}
        tickValues={dated.map(({ monday }) => monday)}
        tickFormat={(monday) => SHORT_DAY.format(noonOf(monday))}
        hideTicks
        axisLineClassName={styles.grid}
        tickLabelProps={{ className: styles.tick }}
      />
    </svg>
  );
}
