/** Origin of the API; empty is the origin the app came from. */
export const API_HOST: string = typeof __API_HOST__ === 'string' ? __API_HOST__.replace(/\/$/, '') : '';

/** Address of an API path, for plain navigation such as the Google sign-in. */
export const apiUrl = (path: string): string => `${API_HOST}${path}`;
