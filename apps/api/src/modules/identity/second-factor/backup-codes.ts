import { createHmac, randomInt } from 'node:crypto';

/** No letter or digit that is read as another. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;
const HOW_MANY = 10;

const group = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Ten fresh codes such as `k7m2-9qxw-tb3f`, of 59 bits each. */
export const newBackupCodes = (): string[] =>
  Array.from({ length: HOW_MANY }, () => Array.from({ length: GROUPS }, group).join('-'));

/**
 * What is kept of a code. Keyed with the server's secret, for 59 bits alone could be searched through by somebody who
 * has the table.
 */
export const backupCodeHash = (code: string, secret: string): string =>
  createHmac('sha256', secret)
    .update(`backup-code:${bareCode(code)}`)
    .digest('base64url');

/** A code as typed, without the spaces, hyphens and letter case that people add. */
export const bareCode = (code: string): string => code.toLowerCase().replace(/[\s-]+/g, '');
