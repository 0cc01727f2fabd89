import { dayAfter } from './zoned-time.ts';

/** One entry of a calendar. */
export interface CalendarEntry {
  /** The same for the same thing for ever, so a calendar program changes the entry instead of adding another. */
  uid: string;
  title: string;
  description: string;
  location: string;
  /** Absolute http(s) address, or empty. */
  url: string;
  /** When it was last changed. */
  changedAt: Date;
  /** Raised by each change, from 0. */
  sequence: number;
  /** A moment with a length in minutes, or a whole day `YYYY-MM-DD` wherever the reader is. */
  when: { at: Date; minutes: number } | { day: string };
  /** Minutes before the moment at which the calendar program reminds; nothing for a whole day. */
  alarmMinutes?: number;
}

const PRODUCT = '-//Career Toolkit//Job applications//EN';
const LONGEST_LINE = 75;

/**
 * Entries as an iCalendar text (RFC 5545): moments in UTC, so no time zone has to be described; CRLF line ends; lines
 * folded at 75 octets between characters.
 * @param name what calendar programs call it.
 */
export function icalendarText(name: string, entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function entryLines(entry: CalendarEntry): string[] {
  const changed = stamp(entry.changedAt);
  return [
    'BEGIN:VEVENT',
    `UID:${text(entry.uid)}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${entry.sequence}`,
    ...timeLines(entry.when),
    `SUMMARY:${text(entry.title)}`,
    ...(entry.location ? [`LOCATION:${text(entry.location)}`] : []),
    ...(entry.description ? [`DESCRIPTION:${text(entry.description)}`] : []),
    ...(entry.url ? [`URL:${withoutControls(entry.url)}`] : []),
    ...alarmLines(entry),
    'END:VEVENT',
  ];
}

function timeLines(when: CalendarEntry['when']): string[] {
  if ('day' in when) {
    return [
      `DTSTART;VALUE=DATE:${when.day.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${dayAfter(when.day).replaceAll('-', '')}`,
      'TRANSP:TRANSPARENT',
    ];
  }
  const end = new Date(when.at.getTime() + when.minutes * 60_000);
  return [`DTSTART:${stamp(when.at)}`, `DTEND:${stamp(end)}`, 'TRANSP:OPAQUE'];
}

function alarmLines({ when, title, alarmMinutes }: CalendarEntry): string[] {
  if ('day' in when || alarmMinutes === undefined) return [];
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${text(title)}`,
    `TRIGGER:-PT${alarmMinutes}M`,
    'END:VALARM',
  ];
}

/** `20261121T083000Z` */
const stamp = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is cut out
const withoutControls = (value: string): string => value.replace(/[\u0000-\u001f\u007f]/g, '');

/** A text value: backslash, semicolon, comma and line end have their own spelling; other control characters have none. */
const text = (value: string): string => (NEEDS_NO_SPELLING.test(value) ? value : spelled(value));

const NEEDS_NO_SPELLING = /^[ !-+\-.-:<-[\]-~]*$/;

const spelled = (value: string): string =>
  value
    .toWellFormed()
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => withoutControls(line).replace(/[\\;,]/g, '\\$&'))
    .join('\\n');

/** Octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

const PLAIN = /^[ -~]*$/;

/** Breaks a line into pieces of at most 75 octets, each but the first after a space, never within a character. */
function folded(line: string): string {
  // No character has more than three octets for each of its units, and a plain one has one.
  if (line.length * 3 <= LONGEST_LINE || (line.length <= LONGEST_LINE && PLAIN.test(line))) return line;
  const pieces: string[] = [];
  let from = 0;
  let to = 0;
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LONGEST_LINE) {
      pieces.push(line.slice(from, to));
      from = to;
      octets = 1;
    }
    octets += size;
    to += character.length;
  }
  return [...pieces, line.slice(from)].join('\r\n ');
}
