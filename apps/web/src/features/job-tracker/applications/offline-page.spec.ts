import { describe, expect, it } from '@jest/globals';
import type { Draft } from '../../../shared/document-session/draft-store.ts';
import { type ApplicationContent, newContent } from '../form/application-document.ts';
import type { ListedApplication } from './application-page.ts';
import { offlinePage } from './offline-page.ts';

const row = (id: string, company: string, change: Partial<ListedApplication> = {}): ListedApplication =>
  ({
    id,
    company,
    position: 'Clerk',
    location: 'Lagos',
    notes: '',
    status: 'applied',
    appliedDate: `2026-01-0${id}`,
    createdAt: `2026-02-0${id}T00:00:00Z`,
    ...change,
  }) as ListedApplication;

const ROWS = [row('1', 'Zuma'), row('2', 'Ọlá Foods', { status: 'offer' }), row('3', 'Kora')];
const found = (filter: object, drafts: readonly Draft<ApplicationContent>[] = []) =>
  offlinePage(ROWS, filter, drafts).rows.map(({ company }) => company);

describe('the tracker without a connection', () => {
  it.each([
    ['-createdAt', ['Kora', 'Ọlá Foods', 'Zuma']],
    ['appliedDate', ['Zuma', 'Ọlá Foods', 'Kora']],
    ['company', ['Kora', 'Ọlá Foods', 'Zuma']],
  ] as const)('orders by %s', (sort, companies) => {
    expect(found({ sort })).toEqual(companies);
  });

  it('finds by status, days and words, without case and accents', () => {
    expect(found({ status: 'offer' })).toEqual(['Ọlá Foods']);
    expect(found({ from: '2026-01-02', to: '2026-01-02' })).toEqual(['Ọlá Foods']);
    expect(found({ q: 'ola LAGOS' })).toEqual(['Ọlá Foods']);
    expect(found({ q: 'nobody' })).toEqual([]);
    expect(offlinePage(ROWS, { q: 'kora' }, []).total).toBe(1);
  });

  it('shows what was changed on this device, in the column it was moved to', () => {
    const form = newContent({ company: 'Kora', position: 'Clerk', status: 'rejected' });
    const draft = { id: 'd', userId: 'ada', documentId: '3', form, editedAt: 1, owed: 'full' as const };
    expect(found({ status: 'rejected' }, [draft])).toEqual(['Kora']);
    expect(found({ status: 'applied' }, [draft])).toEqual(['Zuma']);
  });
});
