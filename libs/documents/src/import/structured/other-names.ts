import type { EntrySectionName } from '@career/contracts/resume-table/resume-table';

interface OtherNames {
  /** Of the list. */
  readonly list?: readonly string[];
  /** Of the fields of an entry. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
}

const WORDS = ['highlights', 'summary', 'description', 'responsibilities', 'activities', 'details'];
const LINK = ['url', 'link', 'href', 'website'];
const START = ['startdate', 'from', 'start', 'startedon'];
const END = ['enddate', 'to', 'end', 'finishedon', 'endedon'];
const DAY = ['date', 'releasedate', 'publishedon', 'year', 'issued'];
const PLACE = ['location', 'place', 'city'];
const BODY = ['organization', 'organisation', 'company', 'companyname', 'employer', 'institution'];

/** How other programs, and people, name the further sections and their fields; plain keys. */
export const OTHER_NAMES: Readonly<Partial<Record<EntrySectionName, OtherNames>>> = {
  projects: {
    list: ['project', 'personalprojects', 'portfolio'],
    fields: {
      name: ['title', 'project'],
      role: ['role', 'roles', 'position'],
      organisation: ['entity', 'client', 'associatedwith', ...BODY],
      url: LINK,
      description: WORDS,
      tools: ['keywords', 'technologies', 'skills', 'tags'],
    },
  },
  volunteering: {
    list: ['volunteer', 'volunteerwork', 'volunteerexperience', 'service', 'communityservice'],
    fields: {
      organisation: [...BODY, 'name'],
      role: ['position', 'title', 'role', 'jobtitle'],
      location: PLACE,
      description: WORDS,
    },
  },
  publications: {
    list: ['publication', 'writing'],
    fields: {
      title: ['name', 'title'],
      authors: ['author'],
      publisher: ['journal', 'publication', 'issuer'],
      date: DAY,
      url: [...LINK, 'doi'],
      description: ['summary', 'description', 'abstract'],
    },
  },
  conferences: {
    list: ['conference', 'talks', 'presentations', 'speaking', 'events'],
    fields: {
      name: ['title', 'event'],
      role: ['position', 'talk'],
      location: PLACE,
      date: DAY,
      description: WORDS,
    },
  },
  training: {
    list: ['courses', 'trainings', 'course', 'workshops'],
    fields: {
      name: ['title', 'course'],
      provider: [...BODY, 'issuer', 'school'],
      location: PLACE,
      length: ['duration', 'hours'],
      description: WORDS,
    },
  },
  memberships: {
    list: [
      'membership',
      'organizations',
      'organisations',
      'affiliations',
      'affiliation',
      'professionalbodies',
    ],
    fields: {
      body: [...BODY, 'name', 'title'],
      number: ['membershipnumber', 'id'],
      since: [...START, ...DAY],
      until: END,
    },
  },
  licences: {
    list: ['drivinglicences', 'drivinglicenses', 'driverslicense'],
    fields: {
      name: ['title', 'licence', 'license'],
      licenceClass: ['class', 'category'],
      issuer: ['authority', 'issuedby'],
      number: ['licencenumber', 'licensenumber'],
      date: DAY,
      expiryDate: ['expires', 'expirationdate', 'validuntil'],
    },
  },
  interests: {
    list: ['hobbies', 'interest'],
    fields: { name: ['title', 'interest'], details: ['keywords', 'items', 'description', 'summary'] },
  },
  // Stands for all sections of one's own.
  custom1: {
    fields: {
      title: ['name', 'title'],
      detail: ['detail', 'score', 'number', 'patentnumber', ...BODY, 'issuer'],
      date: [...DAY, 'issuedon', 'filedon', 'takenon'],
      url: LINK,
      description: WORDS,
    },
  },
  referees: {
    list: ['references', 'referees', 'reference'],
    fields: {
      name: ['referee'],
      role: ['position', 'jobtitle', 'title'],
      organisation: BODY,
      phone: ['telephone', 'mobile'],
      email: ['mail', 'emailaddress'],
      reference: ['reference', 'summary', 'description', 'quote'],
    },
  },
  internships: {
    list: ['internship', 'siwes'],
    fields: {
      organisation: [...BODY, 'name'],
      role: ['position', 'title', 'jobtitle'],
      location: PLACE,
      description: WORDS,
    },
  },
};
