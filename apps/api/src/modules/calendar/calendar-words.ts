import type { CalendarWords } from '@career/career/calendar/application-entries';
import { mailTexts } from '../../mail/texts/mail-texts.ts';

/** What a calendar says, in the language of its owner. */
export function calendarWords(language: Parameters<typeof mailTexts>[0]): CalendarWords & { name: string } {
  const { t } = mailTexts(language);
  const stages: Readonly<Record<string, string>> = {
    applied: t`Applied`,
    interview: t`Interview`,
    offer: t`Offer`,
    rejected: t`Rejected`,
  };
  const kinds = { interview: t`Interview`, followUp: t`Follow up` };
  return {
    name: t`Job applications`,
    title: (kind, position, company) => {
      const what = kinds[kind];
      return t`${what}: ${position} at ${company}`;
    },
    status: (status) => {
      // Small, as calendars have had it in English since the first release.
      const stage = (stages[status] ?? status).toLocaleLowerCase(language ?? 'en');
      return t`Status: ${stage}`;
    },
  };
}
