import { randomBytes } from 'node:crypto';

/** 32 signs that nobody takes for another when they are read out. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789';
/** Of five bits each: 130 bits. */
const LENGTH = 26;

/** Last part of an address that nobody can guess. */
export const randomSlug = (): string =>
  [...randomBytes(LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join('');
