import { resolve } from 'node:path';

/** The checkout; every path of the tools starts here, wherever they are called from. */
export const ROOT = resolve(import.meta.dirname, '..');

export const inRoot = (...parts: string[]): string => resolve(ROOT, ...parts);
