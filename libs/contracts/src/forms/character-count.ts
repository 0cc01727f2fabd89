/** Characters of a text as JSON Schema counts them: an emoji is one, though JavaScript stores it as two. */
export const characterCount = (text: string): number => [...text].length;
