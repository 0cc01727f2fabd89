import data from './data/credentials.json' with { type: 'json' };

/** A paper, licence, membership or professional title that postings ask for. */
export interface Credential {
  id: string;
  /** As it is written in a sentence. */
  name: string;
  kind: 'membership' | 'certificate' | 'licence' | 'title' | 'service';
  aliases: readonly string[];
  /** What comes after `I am` when it is held. */
  holder?: string;
  /** Ids of credentials that state at least as much. */
  metBy?: readonly string[];
  staged?: boolean;
}

export interface CredentialMention {
  credential: Credential;
  start: number;
  end: number;
  /** Part of it that is named: 2 for `CFA Level II`. */
  stage?: number;
}

const CREDENTIALS: readonly Credential[] = data.credentials as readonly Credential[];
const BY_ID = new Map(CREDENTIALS.map((credential) => [credential.id, credential]));

export const credentialById = (id: string): Credential | undefined => BY_ID.get(id);

/** `RN` is a nurse in capitals only. */
const isAcronym = (name: string): boolean =>
  /^[A-Z][A-Za-z0-9.()+&-]{1,8}$/.test(name) && /[A-Z].*[A-Z]/.test(name);
const escaped = (name: string): string =>
  name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[ -]/g, '[\\s-]');

const NAMES = CREDENTIALS.flatMap((credential) =>
  [credential.name, ...credential.aliases].map((name) => ({ name, credential })),
).sort((left, right) => right.name.length - left.name.length);

function finder(wanted: (name: string) => boolean, flags: string): RegExp {
  const names = NAMES.filter(({ name }) => wanted(name)).map(({ name }) => escaped(name));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, flags);
}

const FINDERS = [finder((name) => !isAcronym(name), 'giu'), finder(isAcronym, 'gu')];
const folded = (name: string): string => name.toLowerCase().replace(/[\s-]+/g, ' ');
const BY_NAME = new Map([...NAMES].reverse().map(({ name, credential }) => [folded(name), credential]));

const ROMAN: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4, v: 5 };
const STAGE = /^[\s,(–—:-]{0,3}(?:level|stage|part|phase)\s*(\d|i{1,3}|iv|v)\b/i;

/** Credentials that a text names, in its order; of names within names the longest counts. */
export function findCredentials(text: string): CredentialMention[] {
  const found: CredentialMention[] = [];
  for (const pattern of FINDERS) {
    for (const { 0: written, index } of text.matchAll(pattern)) {
      const credential = BY_NAME.get(folded(written));
      const end = index + written.length;
      if (!credential || found.some((other) => other.start < end && index < other.end)) continue;
      const stage = STAGE.exec(text.slice(end));
      const number = stage?.[1]?.toLowerCase() ?? '';
      found.push({
        credential,
        start: index,
        end: end + (stage?.[0].length ?? 0),
        ...(stage ? { stage: ROMAN[number] ?? Number(number) } : {}),
      });
    }
  }
  return found.sort((left, right) => left.start - right.start);
}

/**
 * Whether a skill of the taxonomy has to be held as a paper where it is written so; the handling of dangerous goods is
 * done as well as certified.
 */
export const isPaperSkill = (kind: string, written: string): boolean =>
  kind === 'certificate' && !/(?<!train)ing$/i.test(written);
