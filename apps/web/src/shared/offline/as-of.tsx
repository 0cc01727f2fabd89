import { useStore } from 'zustand';
import { dayOf, momentText } from '../dates/days.ts';
import { dateFormat, t } from '../language/texts.ts';
import './as-of.css';
import { keptSince, keptSinceStore } from './kept-since.ts';

/** Says from when the answer to a path is, where the device gave it and not the server. */
export function AsOf({ path }: { path: string }) {
  const keptAt = useStore(keptSinceStore, ({ since }) => keptSince(since, path));
  if (keptAt === undefined) return null;
  return <p className="as-of" role="status">{t`Offline: as of ${asOfText(keptAt, new Date())}`}</p>;
}

const CLOCK = dateFormat({ hour: '2-digit', minute: '2-digit' });

/** The time of today, the day too for any other. */
function asOfText(keptAt: number, now: Date): string {
  const at = new Date(keptAt);
  return dayOf(at) === dayOf(now) ? CLOCK.format(at) : momentText(at.toISOString());
}
