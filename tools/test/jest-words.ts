/** Options of jest whose value is the word after them. */
const WITH_VALUE = new Set(['-t', '--testNamePattern']);

/** What follows the name of a part: words that the paths of tests match, and options for jest. */
export function readJestWords(words: readonly string[]): { paths: string[]; options: string[] } {
  const isValue = (at: number): boolean => WITH_VALUE.has(words[at - 1] ?? '');
  const isOption = (at: number): boolean => words[at]?.startsWith('-') === true || isValue(at);
  return {
    paths: words.filter((_, at) => !isOption(at)),
    options: words.filter((_, at) => isOption(at)),
  };
}

/** The same for jest. Paths are named, because options before them that take several values would take them, too. */
export function jestArguments(words: readonly string[]): string[] {
  const { paths, options } = readJestWords(words);
  return [...options, ...paths.map((path) => `--testPathPatterns=${path}`)];
}
