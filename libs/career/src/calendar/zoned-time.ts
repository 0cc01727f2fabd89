const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The day, `YYYY-MM-DD`, that a clock in a time zone (IANA name) shows at a moment. */
export const dayIn = (timeZone: string, moment: Date): string => localTextIn(timeZone, moment).slice(0, 10);

/** Making one costs more than a thousand uses of it. */
const clocks = new Map<string, Intl.DateTimeFormat>();
/** More than are in use at a time; names can be written in many ways. */
const MOST_CLOCKS = 100;

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-u-ca-iso8601-hc-h23', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  if (clocks.size >= MOST_CLOCKS) clocks.clear();
  clocks.set(timeZone, made);
  return made;
}

/** `YYYY-MM-DD HH:mm` as a clock in a time zone (IANA name) shows it at a moment. */
export function localTextIn(timeZone: string, moment: Date): string {
  const parts = clockOf(timeZone).formatToParts(moment);
  const part = (type: string): string => parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}`;
}

/**
 * The moment at which a clock in a time zone (IANA name) shows a day, `YYYY-MM-DD`, and a time, `HH:mm`. Where the
 * clock is put forward over that time, the moment as much later; where it is put back and shows it twice, the first.
 */
export function momentIn(timeZone: string, day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // The zone's offset at that time is one of those around it; the earlier moment comes from the larger offset.
  const offsets = [asUtc - DAY, asUtc + DAY].map((around) => offsetAt(timeZone, around));
  const candidates = offsets.map((offset) => asUtc - offset).sort((a, b) => a - b);
  const showing = candidates.find((at) => localTextIn(timeZone, new Date(at)) === `${day} ${time}`);
  return new Date(showing ?? asUtc - Math.min(...offsets));
}

/** The day so many days after a day, both `YYYY-MM-DD`. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** Milliseconds that a zone's clock is ahead of UTC. */
function offsetAt(timeZone: string, moment: number): number {
  const minute = Math.floor(moment / MINUTE) * MINUTE;
  return Date.parse(`${localTextIn(timeZone, new Date(minute)).replace(' ', 'T')}:00Z`) - minute;
}
