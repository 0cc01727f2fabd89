/** Id of the input of a path, unique on the page. */
export const fieldId = (path: string): string => `resume-${path.replaceAll('.', '-')}`;
