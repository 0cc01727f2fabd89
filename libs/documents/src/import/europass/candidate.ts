import { find, leaf, type SourceNode, take, wordsNode } from '../structured/source-node.ts';
import type { EuropassLanguage, EuropassParts } from './europass.types.ts';
import { allOf, deepWords, entriesIn, moved, renamed, valuesIn } from './moved-nodes.ts';

const SKILL_LISTS: Readonly<Record<string, string>> = {
  digitalskills: 'Digital skills',
  communicationandinterpersonalskills: 'Communication skills',
  managementandleadershipskills: 'Management and leadership skills',
  organisationalskills: 'Organisational skills',
};

/** What a Europass CV since 2020 says (`Candidate`). */
export function candidateParts(candidate: SourceNode): EuropassParts {
  const person = find(candidate, 'candidateperson');
  const profile = find(candidate, 'candidateprofile');
  if (person) openPerson(person);
  const competencies = entriesIn(find(profile, 'personqualifications')).filter(({ key }) =>
    /^\d+$/.test(key),
  );
  const listed = entriesIn(find(find(profile, 'skills'), 'skill') ?? find(profile, 'skills'));
  return {
    person: person ?? candidate,
    summary: find(profile, 'executivesummary'),
    jobs: entriesIn(find(profile, 'employmenthistory')).map(jobOf),
    studies: entriesIn(find(profile, 'educationhistory')).map(studyOf),
    skills: [
      ...competencies.filter((one) => !isLanguage(one)).flatMap(skillOf),
      ...listed.flatMap(valuesIn).map((words) => ({ category: '', words })),
      ...Object.entries(SKILL_LISTS).flatMap(([name, category]) =>
        valuesIn(find(profile, name)).map((words) => ({ category, words })),
      ),
    ],
    languages: [...nativeOf(person), ...competencies.filter(isLanguage).flatMap(languageOf)],
    entries: {
      achievements: entriesIn(find(profile, 'honorsandawards')),
      certifications: entriesIn(find(profile, 'certifications')).map(certificateOf),
      volunteering: entriesIn(find(profile, 'voluntaryworks')).map(voluntaryOf),
      projects: entriesIn(find(profile, 'projects')),
      publications: entriesIn(find(profile, 'publicationhistory') ?? find(profile, 'publications')),
      conferences: entriesIn(find(profile, 'conferencesandseminars')),
      memberships: entriesIn(find(profile, 'networksandmemberships')),
      interests: entriesIn(find(profile, 'hobbiesandinterests')),
      licences: entriesIn(find(profile, 'licenses')).map(drivingLicenceOf),
    },
    headed: [{ heading: 'Creative works', entries: entriesIn(find(profile, 'creativeworks')) }],
  };
}

/** Brings name and channels to the level of the person, under the names that other files use. */
function openPerson(person: SourceNode): void {
  renamed(find(person, 'personname'), 'name');
  for (const channel of allOf(person, 'Communication')) openChannel(person, channel);
}

function openChannel(person: SourceNode, channel: SourceNode): void {
  const address = find(channel, 'address');
  if (address) moved(person, 'location', placeOf(address));
  const words = deepWords(channel, 'uri') ?? deepWords(channel, 'text') ?? deepWords(channel, 'url');
  const kind = find(channel, 'channelcode')?.text ?? '';
  const name = channelName(kind, words?.text ?? '');
  if (name === 'phone') addPhone(person, channel);
  else if (words && name !== '') moved(person, name, words);
  if (name === '' && !address) return;
  for (const code of ['channelcode', 'usecode']) take(find(channel, code));
}

function channelName(kind: string, address: string): string {
  if (/mail/i.test(kind)) return 'email';
  if (/phone|mobile/i.test(kind)) return 'phone';
  if (/linkedin\./i.test(address)) return 'linkedin';
  if (/github\./i.test(address)) return 'github';
  return /^(?:web|website|url)$/i.test(kind) ? 'website' : '';
}

/** A number has two parts, its country first. */
function addPhone(person: SourceNode, channel: SourceNode): void {
  const [country, number] = [
    find(channel, 'countrydialing'),
    find(channel, 'dialnumber') ?? deepWords(channel, 'uri'),
  ];
  const whole = [country ? `+${country.text.replace(/^\+/, '')}` : '', number?.text ?? '']
    .filter(Boolean)
    .join(' ');
  const phone = leaf('phone', whole, false);
  if (!phone || find(person, 'phone')) return;
  for (const part of [country, number, find(channel, 'countrycode')]) take(part);
  person.children.push(phone);
}

/** `CityName` and `CountryCode` as other files call them. */
function placeOf(address: SourceNode): SourceNode {
  renamed(find(address, 'cityname'), 'city');
  return address;
}

/** The posts that somebody held with one employer. */
function jobOf(employer: SourceNode): SourceNode {
  const posts = allOf(employer, 'PositionHistory');
  for (const post of posts.flatMap(entriesIn)) {
    const place: SourceNode = { key: 'location', kind: 'object', text: '', rest: '', children: [] };
    for (const name of ['city', 'country']) moved(place, name, moveOut(post, find(post, name)));
    if (place.children.length > 0) post.children.push(place);
  }
  const held = posts.flatMap(entriesIn);
  employer.children = employer.children.filter((child) => !posts.includes(child));
  employer.children.push({ key: 'roles', kind: 'list', text: '', rest: '', children: held });
  const address = find(find(find(employer, 'organizationcontact'), 'communication'), 'address');
  if (address) moved(employer, 'location', placeOf(address));
  take(find(employer, 'industrycode'));
  return employer;
}

function moveOut(from: SourceNode, part: SourceNode | undefined): SourceNode | undefined {
  from.children = from.children.filter((child) => child !== part);
  return part;
}

function studyOf(study: SourceNode): SourceNode {
  const degree = find(study, 'educationdegree');
  moved(study, 'degree', deepWords(degree, 'degreename') ?? deepWords(study, 'programname'));
  moved(
    study,
    'field',
    deepWords(degree, 'fieldofstudy', 'mainfieldofstudy') ?? deepWords(degree, 'fieldofstudy'),
  );
  moved(study, 'grade', deepWords(degree, 'finalgrade', 'scoretext') ?? deepWords(degree, 'finalgrade'));
  take(find(study, 'educationlevelcode'));
  return study;
}

function voluntaryOf(work: SourceNode): SourceNode {
  renamed(find(work, 'date'), 'period');
  renamed(find(work, 'title'), 'position');
  return work;
}

/** The format knows licences to drive alone, by their class. */
function drivingLicenceOf(licence: SourceNode): SourceNode {
  const kind = leaf('kind', 'driving', false);
  renamed(find(licence, 'licensetypecode'), 'class');
  if (kind) licence.children.push(kind);
  return licence;
}

function certificateOf(one: SourceNode): SourceNode {
  renamed(find(one, 'certificationname') ?? find(one, 'certificationtypename'), 'name');
  moved(one, 'issuer', deepWords(one, 'issuingauthority') ?? deepWords(one, 'organizationname'));
  return one;
}

const isLanguage = (competency: SourceNode): boolean =>
  /^language$/i.test(find(competency, 'taxonomyid')?.text ?? '');

function skillOf(competency: SourceNode): { category: string; words: SourceNode }[] {
  const words = deepWords(competency, 'competencyname') ?? deepWords(competency, 'competencyid');
  for (const name of ['taxonomyid', 'competencyid']) take(find(competency, name));
  if (words) words.rest = words.text;
  return words ? [{ category: '', words }] : [];
}

/** The first language is a code beside the person. */
function nativeOf(person: SourceNode | undefined): EuropassLanguage[] {
  return allOf(person, 'PrimaryLanguageCode').map((code) => ({
    name: named(code),
    isNative: true,
    levels: [],
  }));
}

function languageOf(competency: SourceNode): EuropassLanguage[] {
  const name = deepWords(competency, 'competencyname') ?? deepWords(competency, 'competencyid');
  take(find(competency, 'taxonomyid'));
  const levels = allOf(competency, 'CompetencyDimension').flatMap((dimension) => {
    const type = find(dimension, 'competencydimensiontypecode');
    take(type);
    const level = deepWords(dimension, 'score', 'scoretext') ?? wordsNode(find(dimension, 'score'));
    renamed(level, type?.text ?? 'level');
    return level ?? [];
  });
  if (!name) return [];
  for (const code of ['competencyid', 'competencyname'])
    if (find(competency, code) !== name) take(find(competency, code));
  return [{ name: named(name), isNative: false, levels }];
}

/** `eng` as `English`; a name stays. */
function named(code: SourceNode): SourceNode {
  if (!/^[a-z]{2,3}$/.test(code.text)) return code;
  code.text = nameOfCode(code.text) ?? code.text;
  return code;
}

function nameOfCode(code: string): string | undefined {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(code);
  } catch {
    return undefined;
  }
}
