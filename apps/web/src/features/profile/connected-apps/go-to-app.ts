/** Leaves for the app. The API lets no other kind of address through; a browser would run some of them. */
export function goToApp(address: string): void {
  if (/^https?:\/\//.test(address)) location.assign(address);
}
