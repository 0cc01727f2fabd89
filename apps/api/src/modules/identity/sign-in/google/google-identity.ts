/** Who Google says it is. */
export interface GoogleIdentity {
  /** Never changes and never belongs to anybody else, unlike the address. */
  subject: string;
  email: string;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
  picture: string | null;
}

/** Google sign-in cannot go on. The reason is for the log; the person sees one notice for all. */
export class GoogleRefused extends Error {}

/** What was asked for, to compare the answer with. */
export interface Expected {
  clientId: string;
  nonce: string;
  now: number;
}

const ISSUERS = new Set(['https://accounts.google.com', 'accounts.google.com']);
const CLOCK_SKEW_SECONDS = 60;

/**
 * Checks the claims of an id token (OpenID Connect Core 3.1.3.7). Its signature need not be checked: it came straight
 * from the token endpoint, whose certificate the connection has checked (item 6 there).
 * @returns the subject.
 * @throws GoogleRefused with the first claim that is not right.
 */
export function checkIdToken(token: unknown, { clientId, nonce, now }: Expected): string {
  const [header, claims] = typeof token === 'string' ? token.split('.').map(jsonPart) : [];
  if (!header || !claims) throw new GoogleRefused('no id token came');
  const wrong = [
    typeof header.alg === 'string' && header.alg !== 'none' ? undefined : 'alg',
    ISSUERS.has(String(claims.iss)) ? undefined : 'iss',
    claims.aud === clientId ? undefined : 'aud',
    typeof claims.exp === 'number' && claims.exp + CLOCK_SKEW_SECONDS > now / 1000 ? undefined : 'exp',
    claims.nonce === nonce ? undefined : 'nonce',
    typeof claims.sub === 'string' && claims.sub !== '' ? undefined : 'sub',
  ].find((claim) => claim !== undefined);
  if (wrong) throw new GoogleRefused(`the id token has a wrong ${wrong}`);
  return claims.sub as string;
}

function jsonPart(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads the answer of the userinfo endpoint.
 * @throws GoogleRefused when it is about somebody else than the id token.
 */
export function identityFrom(profile: Record<string, unknown>, subject: string): GoogleIdentity {
  if (profile.sub !== subject) throw new GoogleRefused('the profile is about somebody else');
  if (typeof profile.email !== 'string' || profile.email === '')
    throw new GoogleRefused('no email address came');
  const { email } = profile;
  const picture = typeof profile.picture === 'string' ? profile.picture : '';
  return {
    subject,
    email,
    isEmailVerified: profile.email_verified === true || profile.email_verified === 'true',
    firstName: nameOf(profile.given_name) || nameOf(profile.name) || nameOf(email.split('@')[0]),
    lastName: nameOf(profile.family_name),
    picture: /^https:\/\/\S{1,2000}$/.test(picture) ? picture : null,
  };
}

const NAME_MAX = 100;

const nameOf = (value: unknown): string =>
  typeof value === 'string'
    ? [...value.toWellFormed().replaceAll('\u0000', '').trim()].slice(0, NAME_MAX).join('')
    : '';
