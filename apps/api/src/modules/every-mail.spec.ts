import { SCREEN_LANGUAGES, type ScreenLanguage } from '@career/contracts/vocabulary/account-vocabulary';
import { describe, expect, it } from '@jest/globals';
import type { Mail, Recipient } from '../mail/email-template.ts';
import { accountChangedMail } from './identity/account/mails/account-changed.mail.ts';
import { accountDeletedMail } from './identity/account/mails/account-deleted.mail.ts';
import { resetPasswordMail } from './identity/account/mails/reset-password.mail.ts';
import { takenOverMail } from './identity/account/mails/taken-over.mail.ts';
import { verifyEmailMail } from './identity/account/mails/verify-email.mail.ts';
import { newDeviceMail } from './identity/sessions/mails/new-device.mail.ts';
import { reminderMail } from './reminders/mails/reminder.mail.ts';
import { savedJobMail } from './reminders/mails/saved-job.mail.ts';
import { jobAlertMail } from './saved-searches/mails/job-alert.mail.ts';

const URL = 'https://career.example/a?b=1&c=2';
const LISTING = { title: 'Clerk', company: 'Kora', location: 'Kano', url: URL, source: 'Board' };
const SEARCH = { q: 'clerk', country: 'KE' } as const;
const EVENT = { company: 'Kora', position: 'Clerk', day: '2026-11-24' };
const SAVED = { company: 'Kora', position: 'Clerk' };
const NEW_DEVICE = {
  device: 'Firefox',
  at: new Date('2026-11-23T10:00:00Z'),
  timeZone: 'Africa/Lagos',
};
const INTERVIEW = {
  ...EVENT,
  kind: 'interview',
  time: '09:30',
  jobApplicationId: '1',
  location: '',
} as const;
const CHANGES = ['password', 'codes-on', 'codes-off', 'backup-codes', 'google-ended'] as const;

/** Lines that are the same in every language: what people and boards wrote, and names. */
const WRITTEN = new Set([URL, 'Career Toolkit', 'Clerk, Kora, Kano']);

/** Every mail of the product, with all of its sentences. */
const allMails = (to: Recipient): Mail[] => [
  ...CHANGES.map((what) => accountChangedMail(to, { what }, URL)),
  accountChangedMail(to, { what: 'google-joined', address: 'ada@gmail.com' }, URL),
  accountChangedMail({ ...to, name: '' }, { what: 'google-joined', address: '' }, URL),
  accountDeletedMail(to),
  resetPasswordMail(to, URL),
  takenOverMail(to, 'password'),
  takenOverMail(to, 'google'),
  verifyEmailMail(to, URL),
  newDeviceMail(to, NEW_DEVICE, URL),
  reminderMail(to, 'Africa/Lagos', [INTERVIEW], URL),
  reminderMail(
    to,
    'Africa/Lagos',
    [
      { ...INTERVIEW, location: 'Kano' },
      { ...INTERVIEW, kind: 'follow-up', time: '' },
      ...Array.from({ length: 20 }, () => INTERVIEW),
    ],
    URL,
  ),
  savedJobMail(to, [{ ...SAVED, id: '1', deadline: '2026-11-24', closesTomorrow: true }], URL),
  savedJobMail(
    to,
    [
      { ...SAVED, id: '1', deadline: '2026-11-30', closesTomorrow: false },
      { id: '2', company: '', position: '', deadline: null, closesTomorrow: false },
    ],
    URL,
  ),
  jobAlertMail(to, [{ search: { ...SEARCH, type: 'remote' }, jobs: [LISTING] }], {
    discovery: URL,
    stop: URL,
  }),
  jobAlertMail(
    to,
    [
      { search: { ...SEARCH, type: 'local' }, jobs: Array.from({ length: 11 }, () => LISTING) },
      { search: { ...SEARCH, type: 'international' }, jobs: [LISTING] },
      { search: { q: '', type: 'all', country: null }, jobs: [LISTING] },
    ],
    { discovery: URL, stop: URL },
  ),
];

const mailsIn = (language: ScreenLanguage): Mail[] =>
  allMails({ name: 'Ada <b>Obi</b>', address: 'ada@example.com', language });

const linesOf = ({ subject, text }: Mail): string[] => [subject, ...text.split('\n')].filter(Boolean);

describe.each(SCREEN_LANGUAGES.filter((language) => language !== 'en'))('the mails in %s', (language) => {
  const own = mailsIn(language);
  const english = mailsIn('en');

  it('fill in everything that the English has', () => {
    for (const [index, mail] of own.entries()) {
      const { kind, subject, text } = mail;
      expect([kind, `${subject}${text}`.match(/\{\w*\}|\bundefined\b|#/)]).toEqual([kind, null]);
      for (const word of ['Kora', 'Clerk', '09:30', 'Firefox', 'ada@gmail.com', 'Board', URL]) {
        expect([kind, word, text.includes(word)]).toEqual([
          kind,
          word,
          english[index]?.text.includes(word) ?? false,
        ]);
      }
    }
  });

  it('name their language and its direction', () => {
    const direction = language === 'ar' ? 'rtl' : 'ltr';
    for (const { html } of own) expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
  });

  it('show what people wrote as text, never as markup', () => {
    for (const { kind, html } of own) expect([kind, html.includes('<b>')]).toEqual([kind, false]);
    expect(own.some(({ html }) => html.includes('&lt;b&gt;Obi&lt;/b&gt;'))).toBe(true);
  });

  // Nigerian Pidgin says some things as English does.
  it('say nothing in English', () => {
    const left = own.flatMap((mail, index) => {
      const same = new Set(english[index] ? linesOf(english[index]) : []);
      return linesOf(mail).filter((line) => same.has(line) && !WRITTEN.has(line));
    });
    const isPidgin = language === 'pcm';
    expect(left.filter((line) => !isPidgin || line.length > 60)).toEqual([]);
  });
});

describe('a mail to somebody who chose no language', () => {
  it('is English', () => {
    const { subject, html, text } = savedJobMail(
      { name: '', address: 'ada@example.com', language: null },
      [
        { ...SAVED, id: '1', deadline: '2026-11-30', closesTomorrow: false },
        { ...SAVED, id: '2', deadline: '2026-12-02', closesTomorrow: false },
      ],
      URL,
    );
    expect(subject).toBe('Saved jobs: 2 to apply for');
    expect(text).toContain('Clerk at Kora, closes on 30 November 2026.');
    expect(html).toContain('<html lang="en" dir="ltr">');
  });
});

describe('dates in a mail', () => {
  it.each([
    ['fr', '30 novembre 2026'],
    ['sw', '30 Novemba 2026'],
    ['ha', 'Nuwamba'],
    ['yo', 'Bélú'],
    ['zu', 'Novemba'],
  ] as const)('have the months of %s', (language, date) => {
    const { text } = savedJobMail(
      { name: '', address: 'ada@example.com', language },
      [{ ...SAVED, id: '1', deadline: '2026-11-30', closesTomorrow: false }],
      URL,
    );
    expect(text).toContain(date);
  });
});
