import type { Request } from 'express';

const BEARER = /^Bearer(?: +|$)/i;

/** Whether a request comes with a token; then its cookie counts for nothing. */
export const hasBearer = ({ headers }: Request): boolean => BEARER.test(headers.authorization ?? '');

/** What follows `Bearer`, as it was sent. */
export const bearerOf = ({ headers }: Request): string => (headers.authorization ?? '').replace(BEARER, '');
