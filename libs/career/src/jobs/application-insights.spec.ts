import { describe, expect, it } from '@jest/globals';
import {
  type ApplicationFacts,
  applicationInsights,
  mondayOf,
  SOURCES_SHOWN,
  sourceOf,
} from './application-insights.ts';

const TODAY = '2026-11-21';
const facts = (change: Partial<ApplicationFacts> = {}): ApplicationFacts => ({
  applications: 1,
  status: 'applied',
  appliedDate: TODAY,
  notes: '',
  jobUrl: '',
  reached: ['applied'],
  ...change,
});

describe('the funnel', () => {
  it('counts how far each application has ever come', () => {
    const { funnel, counted } = applicationInsights(
      [
        facts(),
        facts({ status: 'interview' }),
        facts({ status: 'offer', reached: [] }),
        facts({ status: 'rejected', reached: ['applied', 'interview', 'rejected'] }),
        facts({ status: 'rejected', reached: ['applied', 'rejected'] }),
        facts({ status: 'applied', reached: ['applied', 'offer', 'applied'] }),
      ],
      TODAY,
    );
    expect(counted).toBe(6);
    expect(funnel).toEqual({ applied: 6, answered: 5, interview: 4, offer: 2 });
  });

  it('counts applications that have everything in common as often as there are', () => {
    const same = { status: 'interview', notes: 'Discovered via A' } as const;
    const apart = applicationInsights([facts(same), facts(same), facts(same), facts()], TODAY);
    expect(applicationInsights([facts({ ...same, applications: 3 }), facts()], TODAY)).toEqual(apart);
    expect(apart.counted).toBe(4);
  });

  it('of nobody is all zero, and keeps its twelve weeks', () => {
    const insights = applicationInsights([], TODAY);
    expect(insights.funnel).toEqual({ applied: 0, answered: 0, interview: 0, offer: 0 });
    expect(insights.weeks).toHaveLength(12);
    expect(insights.sources).toEqual([]);
  });
});

describe('the weeks', () => {
  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
    ['2028-02-29', '2028-02-28'],
  ])('of %s begins on %s', (day, monday) => expect(mondayOf(day)).toBe(monday));

  it('end with this one, and leave out what is before and after', () => {
    const days = ['2026-11-21', '2026-11-16', '2026-11-15', '2026-08-31', '2026-08-30', '2027-02-01'];
    const { weeks } = applicationInsights(
      days.map((appliedDate) => facts({ appliedDate })),
      TODAY,
    );
    expect(weeks.at(-1)).toEqual({ monday: '2026-11-16', applications: 2 });
    expect(weeks.at(-2)).toEqual({ monday: '2026-11-09', applications: 1 });
    expect(weeks[0]).toEqual({ monday: '2026-08-31', applications: 1 });
    expect(weeks.reduce((sum, { applications }) => sum + applications, 0)).toBe(4);
  });
});

describe('a source', () => {
  it.each([
    ['Discovered via Remotive', 'https://example.com/1', 'Remotive'],
    ['Call Ada.\nDiscovered via We Work Remotely \nAsk for pay.', '', 'We Work Remotely'],
    ['I discovered via luck', 'HTTPS://WWW.Example.com:8080/jobs?x=1', 'example.com'],
    ['', 'https://jobs.lever.co/kora/1', 'jobs.lever.co'],
    ['', '', 'Not stated'],
  ])('of notes %j and address %j is %s', (notes, jobUrl, source) => {
    expect(sourceOf({ notes, jobUrl })).toBe(source);
  });

  it('has its answers counted, most used first, the rest together', () => {
    const via = (source: string, status: ApplicationFacts['status'] = 'applied') =>
      facts({ notes: `Discovered via ${source}`, status });
    const few = applicationInsights([via('B'), via('A', 'rejected'), via('B', 'interview')], TODAY);
    expect(few.sources).toEqual([
      { source: 'B', applications: 2, answered: 1 },
      { source: 'A', applications: 1, answered: 1 },
    ]);
    const many = applicationInsights(
      [via('Z'), ...Array.from({ length: 11 }, (_, index) => via(`S${index}`, 'offer')), via('Z')],
      TODAY,
    );
    expect(many.sources).toHaveLength(SOURCES_SHOWN);
    expect(many.sources[0]).toEqual({ source: 'Z', applications: 2, answered: 0 });
    expect(many.sources.at(-1)).toEqual({ source: 'Other', applications: 5, answered: 5 });
  });
});
