/** Letters of a file of a face, two with a hyphen for all between, and its address. */
export type CjkCut = readonly [letters: string, url: string];
