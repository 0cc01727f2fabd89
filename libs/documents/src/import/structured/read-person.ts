import type { PersonalInfo } from '@career/contracts/resume-table/resume-table';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { present } from '../../present-fields.ts';
import { takePlace } from './read-values.ts';
import {
  entriesOf,
  find,
  type SourceNode,
  take,
  takeAddress,
  takeText,
  takeWords,
  wordsNode,
} from './source-node.ts';

const HOMES = { linkedin: 'https://www.linkedin.com/in/', github: 'https://github.com/' } as const;
type Network = keyof typeof HOMES;

interface Links {
  linkedin: string;
  github: string;
  website: string;
}

/** Takes the addresses of LinkedIn, GitHub and an own site; profiles elsewhere stay to be shown. */
function takeLinks(profiles: readonly SourceNode[], links: Links): void {
  for (const profile of profiles) {
    const url = linkOf(profile);
    const name = find(profile, 'network', 'label', 'name', 'title', 'type', 'icon');
    const user = wordsNode(find(profile, 'username', 'user', 'handle'));
    const kind = networkOf(name?.text ?? '', `${url?.text ?? ''} ${user?.text ?? ''}`);
    const address = url?.text ?? addressOf(kind, user?.text ?? '');
    if (kind === undefined || address === '' || links[kind] !== '' || address.length > LIMITS.urlMax)
      continue;
    links[kind] = address;
    for (const label of ['network', 'label', 'name', 'title']) take(sameOf(profile, label, name?.text));
    take(url);
    if (user && address.toLowerCase().includes(user.text.replace(/^@/, '').toLowerCase())) take(user);
  }
}

/** The address of a profile, which may be all that the file says of it. */
function linkOf(profile: SourceNode): SourceNode | undefined {
  if (profile.kind === 'words') return profile;
  const link = find(profile, 'url', 'href', 'link', 'website', 'contact');
  return wordsNode(link?.kind === 'object' ? find(link, 'url', 'href') : link);
}

/** A field that says the same as another one. */
function sameOf(profile: SourceNode, name: string, text: string | undefined): SourceNode | undefined {
  const field = find(profile, name);
  return field?.text === text ? field : undefined;
}

function networkOf(name: string, address: string): keyof Links | undefined {
  if (/linked\s?in/i.test(`${name} ${address}`)) return 'linkedin';
  if (/git\s?hub/i.test(`${name} ${address}`)) return 'github';
  return /\b(?:web ?site|portfolio|home ?page|blog|personal)\b/i.test(name) ? 'website' : undefined;
}

/** Where somebody of this name is found; a name with a slash is an address already. */
function addressOf(kind: keyof Links | undefined, user: string): string {
  if (user === '' || kind === undefined) return '';
  if (user.includes('/')) return user;
  return kind === 'website'
    ? ''
    : `${HOMES[kind satisfies Network]}${encodeURIComponent(user.replace(/^@/, ''))}`;
}

const NAME_FIELDS = ['name', 'fullname', 'firstname', 'lastname', 'givenname', 'familyname'];

/** Takes given and family name, from fields of their own or from a whole name. */
function takeName(person: SourceNode): { firstName: string; lastName: string } {
  const name = find(person, 'name', 'fullname');
  const parts = name?.kind === 'object' ? name : person;
  const firstName = takeText(parts, ['firstname', 'first', 'givenname'], LIMITS.nameMax);
  const lastName = takeText(parts, ['lastname', 'last', 'surname', 'familyname'], LIMITS.nameMax);
  if (firstName !== '' || lastName !== '') {
    const words = wordsNode(name);
    if (words?.text === `${firstName} ${lastName}`.trim()) words.rest = '';
    return { firstName, lastName };
  }
  const whole = takeWords(name, 2 * LIMITS.nameMax + 1);
  const [first = '', ...others] = whole.split(/\s+/);
  const last = others.join(' ');
  const words = wordsNode(name);
  if (words)
    words.rest = [first.slice(LIMITS.nameMax), last.slice(LIMITS.nameMax), words.rest]
      .filter(Boolean)
      .join(' ');
  return { firstName: first.slice(0, LIMITS.nameMax), lastName: last.slice(0, LIMITS.nameMax) };
}

/** Reads who the person is and how to reach them, from the first of these objects that says it. */
export function readPerson(sources: readonly SourceNode[]): PersonalInfo {
  const first = (read: (source: SourceNode) => string): string => {
    for (const source of sources) {
      const words = read(source);
      if (words !== '') return words;
    }
    return '';
  };
  const text = (names: readonly string[], longest: number): string =>
    first((source) => takeText(source, names, longest));
  const links: Links = {
    linkedin: text(['linkedin', 'linkedinurl'], LIMITS.urlMax),
    github: text(['github', 'githuburl'], LIMITS.urlMax),
    website: first((source) =>
      takeAddress(find(source, 'url', 'website', 'homepage', 'site'), LIMITS.urlMax),
    ),
  };
  takeLinks(
    sources.flatMap((source) => entriesOf(source, 'profiles', 'social', 'sociallinks', 'links')),
    links,
  );
  const named = sources.find((source) => find(source, ...NAME_FIELDS)) ?? sources[0];
  return {
    ...(named ? takeName(named) : { firstName: '', lastName: '' }),
    email: text(['email', 'emails', 'emailaddress', 'mail'], LIMITS.emailMax),
    ...present({
      phone: text(['phone', 'phones', 'telephone', 'mobile', 'phonenumber'], LIMITS.phoneMax),
      location: first((source) => takePlace(find(source, 'location', 'address', 'city'))),
      ...links,
      professionalTagline: text(['label', 'headline', 'title', 'jobtitle'], LIMITS.lineMax),
      photoUrl: first((source) => photoOf(find(source, ...PICTURES))),
    }),
  };
}

const pictureNode = (node: SourceNode | undefined): SourceNode | undefined =>
  wordsNode(node?.kind === 'object' ? find(node, 'url', 'href', 'data', 'base64') : node);

const PICTURES = ['image', 'picture', 'photo', 'photourl'];
/** Of the kinds that are kept; any other stays to be shown as left out. */
const HELD = /^data:image\/(?:jpe?g|png|webp);base64,[\w+/\s]+={0,2}$/i;

/** Takes the picture that the file itself holds of a person; empty where it holds none that can be kept. */
export function takeHeldPhoto(person: SourceNode): string {
  const words = pictureNode(find(person, ...PICTURES));
  if (!words || !HELD.test(words.text)) return '';
  words.rest = '';
  return words.text.replaceAll(/\s/g, '');
}

/** Takes the address of a picture; one that is stored in the file itself is none. */
function photoOf(node: SourceNode | undefined): string {
  const words = pictureNode(node);
  return words && /^(?:https?:\/\/|[\w-]+\.[\w.-]+\/)/i.test(words.text)
    ? takeWords(words, LIMITS.urlMax)
    : '';
}
