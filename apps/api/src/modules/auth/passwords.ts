import { type Algorithm, hash, verify } from '@node-rs/argon2';

/** OWASP's password storage advice: argon2id with at least 19 MiB, two passes, one lane. */
/** The library's `Algorithm.Argon2id`, whose enum does not exist at run time. */
const ARGON2ID = 2 as Algorithm;
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CURRENT = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS);

/** Whether a hash was made with weaker or other parameters than today's. */
export const needsRehash = (stored: string): boolean => !CURRENT.test(stored);

let decoy: Promise<string> | undefined;

/**
 * Whether the password fits. Without a stored hash (unknown account, or one without a password) the same work is done
 * on a decoy, so the time of the answer does not tell accounts from strangers.
 */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('a password that nobody has');
  const fits = await verify(stored ?? (await decoy), password).catch(() => false);
  return stored ? fits : false;
}
