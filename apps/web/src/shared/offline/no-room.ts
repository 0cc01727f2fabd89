/** There is no connection, and the device refuses to keep what was to be sent later: its storage is full or turned off. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
  override readonly message =
    'There is no connection, and this device has no room to keep it. Please try again with a connection.';
}
