/** Asks for 204 in place of 401 where nobody is signed in: browsers log each 401 as an error of the page. */
export const LENIENT = { Prefer: 'handling=lenient' } as const;

/** Whether an answer of `/api/auth/user` means that nobody is signed in. */
export const isSignedOutAnswer = ({ status }: Response): boolean => status === 401 || status === 204;
