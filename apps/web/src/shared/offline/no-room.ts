import { t } from '../language/texts.ts';

/** There is no connection, and the device refuses to keep what was to be sent later: its storage is full or turned off. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
  override readonly message =
    t`You are offline, and this device is full. Please try again when you are online.`;
}
