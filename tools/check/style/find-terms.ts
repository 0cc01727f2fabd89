import { TextlintKernel, type TextlintKernelOptions } from '@textlint/kernel';
import markdown from '@textlint/textlint-plugin-markdown';
import text from '@textlint/textlint-plugin-text';
import terminology from 'textlint-rule-terminology';
import list from './data/style-terms.json' with { type: 'json' };

interface Finding {
  line: number;
  message: string;
}

const { terms, exceptions } = list;

/** Our own terms only: those that the rule brings are names of products. */
const options = (ext: '.md' | '.txt'): TextlintKernelOptions => ({
  ext,
  plugins: [
    { pluginId: 'markdown', plugin: plugin(markdown) },
    { pluginId: 'text', plugin: plugin(text) },
  ],
  rules: [
    {
      ruleId: 'terminology',
      rule: terminology,
      options: {
        terms: terms.map(({ pattern, instead }) => [pattern, instead]),
        defaultTerms: false,
        skip: [],
      },
    },
  ],
});

const kernel = new TextlintKernel();

/** Words that a list names are taken out before the rest is read; lines stay as they are. */
const withoutExceptions = (source: string): string =>
  exceptions.reduce((left, { words }) => left.replaceAll(words, ''), source);

export async function findTerms(source: string, ext: '.md' | '.txt'): Promise<Finding[]> {
  const { messages } = await kernel.lintText(withoutExceptions(source), options(ext));
  return messages.map(({ line, message }) => ({
    line,
    message: message.replace('Incorrect term: ', '').replace(/, use “(.*)” instead$/, ' -> $1'),
  }));
}

/** The packages are CommonJS: what TypeScript calls the default is one level deeper in Node. */
function plugin<T extends object>(module: T | { default: T }): T {
  return 'default' in module ? module.default : module;
}
