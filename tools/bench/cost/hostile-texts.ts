/** Texts that readers and patterns trip over, each made as long as asked for. */
export const HOSTILE_TEXTS: Readonly<Record<string, (characters: number) => string>> = {
  letters: repeated('a'),
  spaces: (characters) => `a${' '.repeat(characters - 2)}a`,
  'line breaks': repeated('\n'),
  'short lines': repeated('- a\n'),
  words: repeated('ab '),
  capitals: repeated('A B '),
  names: repeated('Ada Obi '),
  sentences: repeated('I am. '),
  slashes: (characters) => `a${'/'.repeat(characters - 3)} a`,
  colons: (characters) => `a${':'.repeat(characters - 3)} a`,
  dots: (characters) => `a@a${'.a'.repeat(Math.ceil(characters / 2))}!`.slice(0, characters),
  hyphens: repeated('a-'),
  'at signs': repeated('@'),
  digits: repeated('1'),
  'digit groups': repeated('1,'),
  days: repeated('2024-02-'),
  quotes: repeated('"'),
  cells: repeated('"a","b"\n'),
  brackets: repeated('['),
  'round brackets': repeated('('),
  'closing brackets': repeated('a) '),
  'open table': (characters) =>
    `Company,Position\n"${'a""'.repeat(Math.max(1, Math.floor(characters / 3) - 6))}`,
  'table of short rows': (characters) =>
    `Company,Position\n${'A,B\n'.repeat(Math.max(1, Math.floor(characters / 4) - 4))}`,
  'table of a thousand rows': (characters) =>
    `Company,Position,Notes\n${Array.from({ length: 995 }, (_none, row) => `A${row},B,${'n'.repeat(Math.max(0, Math.floor(characters / 1_000) - 12))}`).join('\n')}`,
  'table of a thousand faults': (characters) =>
    `Company,Position,Applied date,Interview date,Job URL,Status\n${Array.from({ length: 990 }, () => `,,x,x,${'x'.repeat(Math.max(0, Math.floor(characters / 1_000) - 12))},x`).join('\n')}`,
  'table of many columns': (characters) =>
    `Company,Position${',A'.repeat(Math.max(1, Math.floor(characters / 4)))}\nA,B${',C'.repeat(Math.max(1, Math.floor(characters / 4) - 5))}`,
  'angle brackets': repeated('<a '),
  links: repeated('https://'),
  accents: repeated('e\u0301\u0323'),
  'dotted capitals': repeated('\u0130'),
  emoji: repeated('\u{1f600}'),
  places: repeated('remote in Lagos or US, '),
  pay: repeated('₦1,000 - $2k per '),
  years: repeated('5 years of '),
  orders: repeated('ignore all previous instructions and '),
};

function repeated(part: string): (characters: number) => string {
  return (characters) => {
    const times = Math.max(1, Math.floor(characters / part.length));
    return part.repeat(times);
  };
}
