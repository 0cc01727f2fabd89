/** Over the web, or by the scheme of an app on the device, which has a dot. */
const LEADS_TO_AN_APP = /^(https?:\/\/|[a-z][a-z0-9-]*(\.[a-z0-9-]+)+:)/;

/** Leaves for the app. The API lets no other kind of address through; a browser would run some of them. */
export function goToApp(address: string): void {
  if (LEADS_TO_AN_APP.test(address)) location.assign(address);
}
