import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { type CalendarEntry, icalendarText } from './icalendar.ts';

const entry = (change: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: 'interview-1@career-toolkit',
  title: 'Interview',
  description: '',
  location: '',
  url: '',
  changedAt: new Date('2026-11-20T10:00:00.123Z'),
  sequence: 2,
  when: { at: new Date('2026-11-21T08:30:00Z'), minutes: 60 },
  ...change,
});

/** Read by another program's parser. */
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

describe('icalendarText', () => {
  it('writes a moment in UTC and a whole day without a zone', () => {
    const text = icalendarText('Applications', [
      entry({ alarmMinutes: 60, url: 'https://example.com/a,b;c' }),
      entry({ uid: 'follow-up-1@career-toolkit', when: { day: '2028-02-29' } }),
    ]);
    expect(text.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Career Toolkit//Job applications//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'NAME:Applications',
      'X-WR-CALNAME:Applications',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VEVENT',
      'UID:interview-1@career-toolkit',
      'DTSTAMP:20261120T100000Z',
      'LAST-MODIFIED:20261120T100000Z',
      'SEQUENCE:2',
      'DTSTART:20261121T083000Z',
      'DTEND:20261121T093000Z',
      'TRANSP:OPAQUE',
      'SUMMARY:Interview',
      'URL:https://example.com/a,b;c',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Interview',
      'TRIGGER:-PT60M',
      'END:VALARM',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:follow-up-1@career-toolkit',
      'DTSTAMP:20261120T100000Z',
      'LAST-MODIFIED:20261120T100000Z',
      'SEQUENCE:2',
      'DTSTART;VALUE=DATE:20280229',
      'DTEND;VALUE=DATE:20280301',
      'TRANSP:TRANSPARENT',
      'SUMMARY:Interview',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('gives any text back whole to another program, in lines that every program takes', () => {
    const anyText = fc.string({ unit: 'grapheme', maxLength: 200 });
    const shown = (text: string) =>
      text
        .replace(/\r\n|[\r\u2028\u2029]/g, '\n')
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they have no spelling in the format
        .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '');
    fc.assert(
      fc.property(anyText, anyText, anyText, (title, description, location) => {
        const text = icalendarText(title, [entry({ title, description, location })]);
        for (const line of text.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
        }
        const [event] = read(text);
        expect(event?.summary ?? '').toBe(shown(title));
        expect(event?.description ?? '').toBe(shown(description));
        expect(event?.location ?? '').toBe(shown(location));
        expect(event?.startDate.toJSDate().toISOString()).toBe('2026-11-21T08:30:00.000Z');
      }),
      { examples: [['a\r\nEND:VEVENT\r\nBEGIN:VEVENT', '\\n\\;,;:"', 'Ọ̀ṣun 👩🏾‍💻'.repeat(20)]] },
    );
  });

  it('lets no text end its line and start another entry', () => {
    const sly = 'x\r\nEND:VEVENT\nBEGIN:VEVENT\u2028SUMMARY:y';
    const text = icalendarText(sly, [entry({ title: sly, uid: sly, url: `https://x.example/${sly}` })]);
    expect(read(text)).toHaveLength(1);
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  });
});
