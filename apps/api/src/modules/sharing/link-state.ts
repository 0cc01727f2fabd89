import type { LinkState } from '@career/contracts/vocabulary/share-vocabulary';

/** When a link ends. */
interface Ending {
  expiresAt: Date;
  stoppedAt?: Date | null;
}

/** Whether a link opens its page. */
export function linkState({ expiresAt, stoppedAt }: Ending): LinkState {
  if (stoppedAt) return 'stopped';
  return expiresAt <= new Date() ? 'expired' : 'open';
}
