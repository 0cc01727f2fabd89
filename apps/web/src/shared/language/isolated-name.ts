import { isolated } from '@career/contracts/marked-text/isolated';

/**
 * A name that a sentence of ours is filled with, set apart where it is written the other way. From right to left the
 * catalogue does it for all that is filled in.
 */
export const isolatedName = (name: string): string =>
  document.documentElement.dir === 'rtl' ? name : isolated(name, 'ltr');
