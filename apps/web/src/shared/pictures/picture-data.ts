/** Bytes as a `data:` address. */
export function dataAddress(type: string, bytes: ArrayBuffer): string {
  let letters = '';
  for (const byte of new Uint8Array(bytes)) letters += String.fromCharCode(byte);
  return `data:${type};base64,${btoa(letters)}`;
}
