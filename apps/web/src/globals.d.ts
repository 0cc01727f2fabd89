/** Origin of the API, fixed when the app is built; empty means the origin the app came from. */
declare const __API_HOST__: string;

/** The address at which the build serves a file. */
declare module '*?url' {
  const address: string;
  export default address;
}
