/** Regions whose people write in English. */
export const ENGLISH = [
  ...['nigeria', 'ghana', 'kenya', 'south-africa', 'india', 'america', 'asia', 'east-africa', 'europe'],
] as const;
