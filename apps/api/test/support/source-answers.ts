import type { SourceStandIn } from './source-stand-in.ts';

/** A description as hostile boards write them. */
const HOSTILE_HTML =
  '<h2>About</h2><p>Build <b>maps</b> &amp; more.</p><script>alert(1)</script><img src=x onerror=alert(2)>' +
  '<ul><li>React</li><li>Care</li></ul><a href="javascript:alert(3)">Apply</a><style>p{}</style>';

const DAY = '2026-11-01T08:00:00Z';

/** Plays one good answer of each source, in the shape that it has. */
export function playAll(source: SourceStandIn): void {
  source.json('remotive.com/api/remote-jobs', remotive(['1', '2']));
  source.json('www.arbeitnow.com/api/job-board-api?page=1', arbeitnow('a', 'https://www.arbeitnow.com/next'));
  source.json('www.arbeitnow.com/api/job-board-api?page=2', arbeitnow('b', null));
  source.json('jobicy.com/api/v2/remote-jobs', {
    apiVersion: '2',
    jobCount: 1,
    jobs: [
      {
        id: 4711,
        url: 'https://jobicy.com/jobs/4711',
        jobTitle: 'Support Engineer &amp; Trainer',
        companyName: 'Jobco',
        jobIndustry: ['Technical Support'],
        jobType: ['full-time'],
        jobGeo: 'EMEA',
        jobDescription: HOSTILE_HTML,
        pubDate: '2026-11-01 08:00:00',
        salaryMin: 30000,
        salaryMax: 40000,
        salaryCurrency: 'EUR',
        salaryPeriod: 'yearly',
      },
    ],
  });
  source.json('himalayas.app/jobs/api?limit=20&offset=0', {
    totalCount: 100000,
    jobs: [
      {
        title: 'Data Analyst',
        companyName: 'Himco',
        locationRestrictions: [{ alpha2: 'NG', name: 'Nigeria' }, 'Kenya'],
        categories: ['Data'],
        description: HOSTILE_HTML,
        pubDate: Date.parse(DAY) / 1000,
        expiryDate: Date.parse('2999-01-01T00:00:00Z'),
        applicationLink: 'https://himalayas.app/companies/himco/jobs/1',
        guid: 'https://himalayas.app/companies/himco/jobs/1',
        minSalary: 20000,
        maxSalary: 20000,
        currency: 'USD',
      },
    ],
  });
  source.json('himalayas.app/jobs/api?limit=20&offset=20', { totalCount: 100000, jobs: [] });
  source.json('remoteok.com/api', [
    { last_updated: 1, legal: 'Link back, please.' },
    {
      id: '99',
      position: 'Writer',
      company: 'Okco',
      location: '',
      description: HOSTILE_HTML,
      date: DAY,
      salary_min: 0,
      salary_max: 0,
      url: 'https://remoteOK.com/remote-jobs/99',
      tags: ['copywriting'],
    },
  ]);
  source.on('feeds.example/jobs.rss', (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(RSS);
  });
  source.json('boards-api.greenhouse.io/v1/boards/lagoco/jobs?content=true', greenhouse([501, 502]));
  source.json('api.lever.co/v0/postings/leverco?mode=json&limit=100&skip=0', [
    {
      id: 'lever-1',
      text: 'Operations Lead',
      categories: { location: 'Accra', team: 'Ops', allLocations: ['Accra', 'Lagos'] },
      workplaceType: 'hybrid',
      createdAt: Date.parse(DAY),
      description: HOSTILE_HTML,
      lists: [{ text: 'You bring', content: '<li>Calm</li>' }],
      additional: '<p>We never ask for money.</p>',
      hostedUrl: 'https://jobs.lever.co/leverco/lever-1',
      salaryRange: { min: 4000, max: 5000, currency: 'GHS', interval: 'per-month-salary' },
    },
  ]);
  source.json('api.ashbyhq.com/posting-api/job-board/ashco?includeCompensation=true', {
    jobs: [
      {
        id: 'ash-1',
        title: 'Backend Engineer',
        location: 'Remote - Africa',
        secondaryLocations: [{ location: 'Nairobi' }],
        isRemote: true,
        isListed: true,
        descriptionHtml: HOSTILE_HTML,
        publishedAt: DAY,
        jobUrl: 'https://jobs.ashbyhq.com/ashco/ash-1',
        compensation: { compensationTierSummary: '$50K – $70K' },
      },
      { id: 'ash-2', title: 'Hidden', isListed: false, jobUrl: 'https://jobs.ashbyhq.com/ashco/ash-2' },
    ],
  });
  playFurtherSystems(source);
}

/** The systems and the board whose shapes docs/listings.md cites. */
function playFurtherSystems(source: SourceStandIn): void {
  const workable = {
    shortcode: '82E249C10F',
    title: 'Data Analyst, Credit',
    employment_type: 'Full-time',
    telecommuting: false,
    department: 'Data',
    url: 'https://apply.workable.com/j/82E249C10F',
    application_url: 'https://apply.workable.com/j/82E249C10F/apply',
    published_on: '2026-11-01',
    country: 'Nigeria',
    state: 'Lagos',
    city: 'Lagos',
    description: HOSTILE_HTML,
  };
  source.json('apply.workable.com/api/v1/widget/accounts/workco?details=true', {
    name: 'Workco',
    // A job in two places comes twice.
    jobs: [workable, workable],
  });
  source.json('api.smartrecruiters.com/v1/companies/SmartCo/postings?limit=100&offset=0', {
    offset: 0,
    limit: 100,
    totalFound: 1,
    content: [
      {
        id: '743999691495505',
        name: 'Research Manager',
        company: { identifier: 'SmartCo', name: 'Smart Co' },
        releasedDate: DAY,
        location: { city: 'Ruiru', region: 'Kiambu', country: 'ke', remote: false },
        department: { label: 'Research' },
        typeOfEmployment: { label: 'Full-time' },
      },
    ],
  });
  source.json('recruitco.recruitee.com/api/offers/', {
    offers: [
      {
        id: 31,
        title: 'Account Manager',
        company_name: 'Recruit Co',
        status: 'published',
        location: 'Cairo, Egypt',
        remote: true,
        description: HOSTILE_HTML,
        requirements: '<ul><li>Patience</li></ul>',
        careers_url: 'https://recruitco.recruitee.com/o/account-manager',
        published_at: '2026-11-01 16:02:37 UTC',
        close_at: '2998-12-31 00:00:00 UTC',
        salary: { min: '30000', max: '36000', period: 'year', currency: 'EUR' },
        tags: ['sales'],
      },
      { id: 32, title: 'Draft', status: 'internal', careers_url: 'https://recruitco.recruitee.com/o/draft' },
    ],
  });
  const xml = (address: string, text: string) =>
    source.on(address, (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/xml; charset=utf-8' }).end(text);
    });
  xml(
    'personco.jobs.personio.de/xml?language=en',
    `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/passwd">]>
<workzag-jobs><position><id>2523845</id><subcompany>Person Co</subcompany><office>Nairobi</office>
<additionalOffices><office>Remote</office></additionalOffices><department>Research</department>
<name>Field Researcher &file;</name><jobDescriptions><jobDescription><name>Your tasks</name>
<value><![CDATA[${HOSTILE_HTML}]]></value></jobDescription></jobDescriptions>
<employmentType>permanent</employmentType><createdAt>2026-11-01T08:00:00+00:00</createdAt></position></workzag-jobs>`,
  );
  xml(
    'teamco.teamtailor.com/jobs.rss?per_page=200',
    `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:tt="https://teamtailor.com/locations"><channel>
<title>Team Co</title><item><title>Product Manager</title><description><![CDATA[${HOSTILE_HTML}]]></description>
<pubDate>Sun, 01 Nov 2026 08:00:00 +0000</pubDate><link>https://teamco.teamtailor.com/jobs/8434292-pm</link>
<remoteStatus>hybrid</remoteStatus><guid>679cc864</guid><tt:locations><tt:location><tt:name>HQ</tt:name>
<tt:city>Lagos</tt:city><tt:country>Nigeria</tt:country></tt:location></tt:locations>
<tt:department>Product</tt:department></item></channel></rss>`,
  );
  source.json('api.reliefweb.int/v2/jobs', {
    totalCount: 1,
    count: 1,
    data: [
      {
        id: '4100001',
        score: 1,
        fields: {
          title: 'Monitoring Officer',
          url: 'https://reliefweb.int/job/4100001/monitoring-officer',
          'body-html': HOSTILE_HTML,
          'how_to_apply-html': '<p>By our form.</p>',
          source: [{ name: 'Aid Org' }],
          country: [{ name: 'Nigeria' }],
          city: [{ name: 'Maiduguri' }],
          date: { created: DAY, closing: '2998-12-31T00:00:00+00:00' },
          career_categories: [{ name: 'Monitoring and Evaluation' }],
        },
      },
    ],
  });
}

export const remotive = (ids: readonly string[]) => ({
  '0-legal-notice': 'Please link back.',
  'job-count': ids.length,
  jobs: ids.map((id) => ({
    id: Number(id),
    url: `https://remotive.com/remote-jobs/${id}`,
    title: `Designer ${id}`,
    company_name: 'Remco',
    candidate_required_location: 'Worldwide',
    job_type: 'full_time',
    publication_date: '2026-11-01T08:00:00',
    salary: '$40k - $50k',
    tags: ['design'],
    description: HOSTILE_HTML,
  })),
});

const arbeitnow = (slug: string, next: string | null) => ({
  data: [
    {
      slug,
      company_name: 'Arbco',
      title: `Koch ${slug}`,
      description: HOSTILE_HTML,
      remote: false,
      url: `https://www.arbeitnow.com/jobs/${slug}`,
      tags: ['Gastro'],
      location: 'Berlin',
      created_at: Date.parse(DAY) / 1000,
    },
  ],
  links: { next },
});

export const greenhouse = (ids: readonly number[]) => ({
  jobs: ids.map((id) => ({
    id,
    title: `Field Officer ${id}`,
    company_name: 'Lagoco',
    location: { name: 'Ikeja, Lagos' },
    absolute_url: `https://job-boards.greenhouse.io/lagoco/jobs/${id}`,
    first_published: DAY,
    // Greenhouse escapes its HTML.
    content: HOSTILE_HTML.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    departments: [{ name: 'Sales' }],
  })),
  meta: { total: ids.length },
});

const RSS = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY lol "lol"><!ENTITY file SYSTEM "file:///etc/passwd">]>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Feed</title>
<item><guid>feed-1</guid><title>Remote Nurse &lol;&file;</title><link>https://feeds.example/1</link>
<content:encoded><![CDATA[${HOSTILE_HTML}]]></content:encoded><category>Health</category></item>
<item><guid>feed-2</guid><title>Bad link</title><link>javascript:alert(1)</link></item>
</channel></rss>`;
