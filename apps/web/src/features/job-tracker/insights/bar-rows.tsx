import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import styles from './insights-view.module.css';

const ROW = 52;
const BAR = 14;

interface BarRowsProps {
  width: number;
  /** `share` is from 0 to 1. */
  rows: readonly { readonly name: string; readonly share: number; readonly text: string }[];
}

/** One bar a row, with its name and figure above it: names of any length have room, on a phone too. */
export function BarRows({ width, rows }: BarRowsProps) {
  const x = scaleLinear({ domain: [0, 1], range: [0, width] });
  return (
    <svg width={width} height={rows.length * ROW} aria-hidden="true" className={styles.drawing}>
      {rows.map(({ name, share, text }, index) => {
        const y = index * ROW;
        const bar = Math.max(x(share), share > 0 ? 3 : 0);
        return (
          <g key={name}>
            <foreignObject x={0} y={y} width={width} height={ROW - BAR - 10}>
              <div className={styles.barLabel}>
                <span dir="auto">{name}</span>
                <span>{text}</span>
              </div>
            </foreignObject>
            <Bar x={0} y={y + ROW - BAR - 8} width={width} height={BAR} rx={4} className={styles.track} />
            <Bar x={0} y={y + ROW - BAR - 8} width={bar} height={BAR} rx={4} className={styles.bar} />
          </g>
        );
      })}
    </svg>
  );
}
