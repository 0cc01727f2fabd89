/** Kinds of pictures that a person can keep. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

const ID = '[\\da-f]{8}-[\\da-f]{4}-8[\\da-f]{3}-[89ab][\\da-f]{3}-[\\da-f]{12}';

/** Pattern of the address of a picture that its reader keeps in the account. */
export const OWN_PICTURE_PATTERN = `\\/api\\/pictures\\/${ID}`;

const OWN_PICTURE = new RegExp(`^${OWN_PICTURE_PATTERN}$`);

/** Address of a kept picture, as resume and profile hold it: the same on every host of the product. */
export const pictureAddress = (id: string): string => `/api/pictures/${id}`;

/** Whether an address is that of a kept picture, not one of the web. */
export const isOwnPicture = (address: string | null | undefined): address is string =>
  typeof address === 'string' && OWN_PICTURE.test(address);

/** The id of the picture at such an address. */
export const pictureIdOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/**
 * Id of a picture, a UUID of version 8 made of its content: a device knows the address of a picture before the server
 * has it, and the same picture sent twice is one.
 * @param sha256 hash of the bytes.
 */
export function pictureId(sha256: Uint8Array): string {
  const bytes = sha256.slice(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
