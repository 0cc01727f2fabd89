import { describe, expect, it } from '@jest/globals';
import { scamCheck } from './scam-check.ts';

type Posting = Parameters<typeof scamCheck>[0];

const honest: Posting = {
  title: 'Cashier',
  company: 'FreshBasket',
  description: 'Scan and pack. Apply at any branch.',
  salary: '₦75,000 a month',
  url: null,
};
const kinds = (posting: Partial<Posting>, bands?: Parameters<typeof scamCheck>[1]) =>
  scamCheck({ ...honest, ...posting }, bands).reasons.map(({ kind }) => kind);

describe('scamCheck', () => {
  it('finds nothing in an honest posting', () => {
    expect(scamCheck(honest)).toEqual({ level: 'none', reasons: [] });
  });

  it('stops a person where a fee is asked, and quotes it', () => {
    const fee = 'You will pay ₦3,500 for your form.';
    expect(scamCheck({ ...honest, description: `Good pay. ${fee} Thank you.` })).toEqual({
      level: 'stop',
      reasons: [{ kind: 'fee-asked', sentence: fee }],
    });
  });

  it.each([
    'We never charge a fee of any kind.',
    'Nobody should pay ₦5,000 to get this job.',
    'We pay your training fee of ₦50,000.',
    'There is no application fee.',
    'Collect school fees of ₦200,000 from parents.',
    'Beware of fraudsters who ask for ₦10,000 registration.',
  ])('takes no fee out of: %s', (description) => {
    expect(kinds({ description })).toEqual([]);
  });

  it('asks to look twice at a single weaker sign, and to stop at two', () => {
    const mail = { ...honest, description: 'CV to freshbasket@gmail.com' };
    expect(scamCheck(mail).level).toBe('check');
    expect(scamCheck({ ...mail, company: 'Confidential' }).level).toBe('stop');
  });

  it('shows no sign that weighs too little alone', () => {
    expect(scamCheck({ ...honest, description: 'No experience needed, we train you.' })).toEqual({
      level: 'none',
      reasons: [],
    });
  });

  it('stops at mail of nobody under the name of a famous employer', () => {
    const posting = { ...honest, company: 'Dangote Group', description: 'CV to dangotejobs@yahoo.com' };
    expect(scamCheck(posting)).toMatchObject({ level: 'stop' });
    expect(scamCheck(posting).reasons.map(({ kind }) => kind)).toEqual(['free-mail', 'borrowed-name']);
  });

  it('quotes the sentence of each sign', () => {
    const description =
      'A fine job. You forward the money through Western Union. Parcels are delivered to your home.';
    expect(scamCheck({ ...honest, description }).reasons).toEqual([
      { kind: 'money-forwarding', sentence: 'You forward the money through Western Union.' },
      { kind: 'reshipping', sentence: 'Parcels are delivered to your home.' },
    ]);
  });

  it('minds a messenger only where there is no other way', () => {
    expect(kinds({ description: 'Send your CV on WhatsApp to 0803 555 0101.' })).toEqual(['whatsapp-only']);
    expect(kinds({ description: 'WhatsApp 0803 555 0101 or mail jobs@fresh.example.' })).toEqual([]);
    expect(kinds({ description: 'Send a message on WhatsApp.', url: 'https://fresh.example/jobs' })).toEqual(
      [],
    );
  });

  it('compares pay with the bands given, in their currency only', () => {
    const bands = [{ currency: 'NGN', monthlyMax: 70_000, basis: 'a survey' }];
    expect(scamCheck(honest, bands).reasons).toEqual([
      { kind: 'pay-above-band', sentence: '₦75,000 a month', basis: 'a survey' },
    ]);
    expect(kinds({ salary: '$75,000 a month' }, bands)).toEqual([]);
    expect(kinds({ salary: '₦75,000' }, bands)).toEqual([]);
    expect(kinds({}, [])).toEqual([]);
  });
});
