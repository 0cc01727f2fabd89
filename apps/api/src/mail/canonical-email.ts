/** The form an address is stored and looked up in: letter case and compatibility forms make no second account. */
export const canonicalEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase();
