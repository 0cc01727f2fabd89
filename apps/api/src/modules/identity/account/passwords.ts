import { type Algorithm, hash, verify } from '@node-rs/argon2';

/** The library's `Algorithm.Argon2id`, whose enum does not exist at run time. */
const ARGON2ID = 2 as Algorithm;
/** OWASP's password storage advice: argon2id with at least 19 MiB, two passes, one lane. */
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const { memoryCost, timeCost, parallelism } = PARAMETERS;
const CURRENT = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
/** As costly to check as a real hash, and no password leads to it: its 32 bytes are all zero. */
const DECOY = `${CURRENT}bm9ib2R5J3MgYWNjb3VudA$${'A'.repeat(43)}`;

export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS);

/** Whether a hash was made with weaker or other parameters than today's. */
export const needsRehash = (stored: string): boolean => !stored.startsWith(CURRENT);

/**
 * Whether the password fits. Without a stored hash (unknown account, or one without a password) the same work
 * is done on a decoy, so the response time does not reveal whether an account exists.
 */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  const fits = await verify(stored ?? DECOY, password).catch(() => false);
  return stored ? fits : false;
}
