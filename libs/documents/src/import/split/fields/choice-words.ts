/** A choice with the words that name it in resumes. */
export type ChoiceWords = Readonly<Record<string, readonly string[]>>;

/** The choice that a text begins with, by its longest word, and the word that says so. */
export function choiceAtStart(
  choices: ChoiceWords,
  text: string,
): { choice: string; word: string } | undefined {
  const said = text.trim().toLowerCase();
  return Object.entries(choices)
    .flatMap(([choice, words]) => words.map((word) => ({ choice, word })))
    .filter(({ word }) => said.startsWith(word) && !/^[\p{L}\p{M}-]/u.test(said.slice(word.length)))
    .toSorted((one, other) => other.word.length - one.word.length)[0];
}
