import { describe, expect, it } from '@jest/globals';
import { readPosting } from './read-posting.ts';
import { scoreOfPart } from './testing/score-postings.ts';

const POSTING = {
  '@context': 'https://schema.org/',
  '@type': 'JobPosting',
  title: 'Accounts &amp; Payroll Officer',
  description:
    '<p>You keep the <b>books</b>.</p><ul><li>Reconcile accounts</li><li>File &pound;&#8358; returns</li></ul><script>steal()</script>',
  hiringOrganization: { '@type': 'Organization', name: 'Kora Foods Ltd' },
  jobLocation: {
    '@type': 'Place',
    address: { addressLocality: 'Ikeja', addressRegion: 'Lagos', addressCountry: { name: 'Nigeria' } },
  },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'NGN',
    value: { '@type': 'QuantitativeValue', minValue: 350000, maxValue: '450,000', unitText: 'MONTH' },
  },
  url: 'https://example.com/jobs/42',
  validThrough: '2026-12-04T23:59:00+01:00',
};

const READ = {
  company: 'Kora Foods Ltd',
  position: 'Accounts & Payroll Officer',
  location: 'Ikeja, Lagos, Nigeria',
  salary: 'NGN 350,000 to 450,000 a month',
  jobUrl: 'https://example.com/jobs/42',
  jobDescription: 'You keep the books.\n\n• Reconcile accounts\n• File £₦ returns',
};

const fieldsOf = (posting: object) => readPosting(JSON.stringify({ ...POSTING, ...posting })).fields;

describe('structured data', () => {
  it('is read from JSON, from a graph and from the source of a page', () => {
    const graph = {
      '@graph': [
        { '@type': 'WebPage', name: 'Jobs' },
        { ...POSTING, '@type': ['Thing', 'schema:JobPosting'] },
      ],
    };
    const page = `<html><head><script>var a = "<b>";</script>
      <script type="application/ld+json">{ broken</script>
      <SCRIPT Type='application/ld+json'>${JSON.stringify(graph).replaceAll('</', '<\\/')}</SCRIPT></head><body>Apply</body></html>`;
    for (const pasted of [JSON.stringify(POSTING), ` \n${JSON.stringify([graph])}`, page]) {
      expect(readPosting(pasted)).toEqual({
        origin: 'structured',
        fields: READ,
        deadline: '2026-12-04',
        requirements: ['Reconcile accounts', 'File £₦ returns'],
      });
    }
  });

  it('takes the other shapes that sites use', () => {
    const other = fieldsOf({
      hiringOrganization: 'Andela',
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ name: 'Nigeria' }, { name: 'Ghana' }],
      baseSalary: { currency: 'USD', value: 60000, unitText: 'year' },
      description: 'Plain words < 10 & more',
    });
    expect(other).toMatchObject({
      company: 'Andela',
      location: 'Remote (Nigeria, Ghana)',
      salary: 'USD 60,000 a year',
      jobDescription: 'Plain words < 10 & more',
    });
    expect(fieldsOf({ jobLocationType: 'TELECOMMUTE', jobLocation: undefined }).location).toBe('Remote');
    expect(
      fieldsOf({ jobLocation: [{ address: 'Abuja' }, { address: { addressCountry: 'GH' } }] }).location,
    ).toBe('Abuja; GH');
    expect(fieldsOf({ baseSalary: 'Competitive' }).salary).toBe('Competitive');
  });

  it('leaves out what it cannot use', () => {
    const odd = {
      hiringOrganization: 7n.toString(),
      title: { a: 1 },
      jobLocation: 5,
      baseSalary: { value: { minValue: 'lots' } },
    };
    expect(fieldsOf({ ...odd, url: 'javascript:alert(1)', description: null })).toEqual({
      company: '7',
      position: '',
      location: '5',
      salary: '',
      jobUrl: '',
      jobDescription: '',
    });
  });

  it('cuts what would not fit the form', () => {
    const long = fieldsOf({
      title: '🎉'.repeat(500),
      description: 'y'.repeat(50_000),
      url: `https://e.com/${'a'.repeat(3_000)}`,
    });
    expect([...long.position]).toHaveLength(200);
    expect(long.jobDescription).toHaveLength(20_000);
    expect(long.jobUrl).toBe('');
  });
});

describe('plain text', () => {
  it('is read by its labels', () => {
    const { origin, fields } = readPosting(
      'VACANCY!\n\nJob Title: Accountant\nCompany:   Kora Foods Ltd\nLocation\nIkeja, Lagos\nSalary: ₦350,000 - ₦450,000 per month\n\nApply at https://example.com/jobs/42.',
    );
    expect(origin).toBe('text');
    expect(fields).toMatchObject({
      company: 'Kora Foods Ltd',
      position: 'Accountant',
      location: 'Ikeja, Lagos',
      salary: '₦350,000 - ₦450,000 per month',
      jobUrl: 'https://example.com/jobs/42',
    });
    expect(fields.jobDescription.startsWith('VACANCY!\n\nJob Title: Accountant')).toBe(true);
  });

  it.each([
    ['Backend Engineer at Paystack', 'Backend Engineer', 'Paystack', ''],
    [
      'Moniepoint hiring Data Analyst in Lagos, Nigeria | LinkedIn',
      'Data Analyst',
      'Moniepoint',
      'Lagos, Nigeria',
    ],
    ['Ìbàdàn Mills is hiring a Plant Operator', 'Plant Operator', 'Ìbàdàn Mills', ''],
    ['Nurse\nAbout Lakeside Clinic\nRemote (Africa)', 'Nurse', 'Lakeside Clinic', 'Remote (Africa)'],
    ['Store Keeper\nAbuja, Nigeria\nWe pay NGN 120k monthly', 'Store Keeper', '', 'Abuja, Nigeria'],
    ['We are hiring now!\nAbout the role\nYou will sell.', '', '', ''],
  ])('of the shape %j', (pasted, position, company, location) => {
    expect(readPosting(pasted).fields).toMatchObject({ position, company, location });
  });

  it.each([
    ['Earn N150,000/month here', 'N150,000/month'],
    ['Pay is $50k - $70k per year.', '$50k - $70k per year'],
    ['We sold 300 units', ''],
  ])('finds the pay in %j', (pasted, salary) => {
    expect(readPosting(pasted).fields.salary).toBe(salary);
  });

  it('drops markup and scripts of a pasted page', () => {
    const { fields } = readPosting(
      '<h1>Clerk</h1><style>p{}</style><p>Company: Kora</p><img src=x onerror=alert(1)><p>Do &lt;it&gt;</p>',
    );
    expect(fields).toMatchObject({
      position: 'Clerk',
      company: 'Kora',
      jobDescription: 'Clerk\n\nCompany: Kora\n\nDo <it>',
    });
  });
});

describe('the last day to apply', () => {
  it.each([
    ['Deadline: 4 December 2026', '2026-12-04'],
    ['Closing date\n4th Dec., 2026', '2026-12-04'],
    ['Send your CV on or before 04/12/2026.', '2026-12-04'],
    ['Applications close on December 4', '2026-12-04'],
    ['Applications close on 2 January', '2027-01-02'],
    ['Interviews are on 4 December 2026. You start on 4 January 2027.', ''],
    ['Posted on 4 December 2026', ''],
    ['Apply before 31 February 2027', ''],
  ])('of %j', (pasted, deadline) => {
    expect(readPosting(pasted, '2026-11-23').deadline).toBe(deadline);
  });
});

describe('pasted postings', () => {
  it('that the reader was made with are read', () => {
    const { asked, right, invented } = scoreOfPart('seen');
    expect({ share: right / asked >= 0.97, invented: invented <= 2 }).toEqual({
      share: true,
      invented: true,
    });
  });

  it('of kinds that it was not made with are read less well, but not worse than measured', () => {
    const { asked, right, invented } = scoreOfPart('held-back');
    expect(asked).toBe(69);
    expect({ share: right / asked >= 0.8, invented: invented <= 9 }).toEqual({ share: true, invented: true });
  });
});

describe('anything else', () => {
  it.each([
    '',
    '   \n',
    '{',
    '[]',
    'null',
    '{"@type":"JobPosting"}',
    '<script type="application/ld+json">',
    '\u0000\ud800',
  ])('such as %j gives fields and no error', (pasted) => {
    const { fields } = readPosting(pasted);
    expect(Object.values(fields).every((value) => value.isWellFormed() && !value.includes('\u0000'))).toBe(
      true,
    );
    expect(fields.company).toBe('');
  });

  it.each([
    ['nested arrays', '['.repeat(500_000)],
    ['open tags', '<a'.repeat(500_000)],
    ['open scripts', '<script type="ld+json"'.repeat(50_000)],
    ['one line', 'Pay '.repeat(500_000)],
    ['digits', `$${'1,'.repeat(500_000)}`],
    ['blanks', `Company:${' '.repeat(1_000_000)}x`],
    ['many lines', 'a at B\n'.repeat(300_000)],
    ['a wide list', JSON.stringify(Array.from({ length: 300_000 }, () => 0))],
  ])('of hostile size, %s, is read in one pass', (_name, pasted) => {
    expect(readPosting(pasted).fields.jobDescription.length).toBeLessThanOrEqual(20_000);
  });
});
