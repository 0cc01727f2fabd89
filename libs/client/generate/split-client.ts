const MARK = '// Divided from a generated module by split-client.ts.\n';

/** What a generated module says before its first operation, and each operation by its name. */
interface Parts {
  head: string;
  operations: Map<string, string>;
}

const OPERATION = /(?:\/\*\*\n(?: \*[^\n]*\n)*? \*\/\n)?export const (\w+) = [\s\S]*?;\n(?=\n|$)/g;
/** What several operations use; it can be among them. */
const HELPER = /^const \w+ = [\s\S]*?;\n(?=\n|$)/gm;
/** What the functions of TanStack Query are called beside their operation. */
const QUERY_ENDINGS = /(?:Infinite)?(?:QueryKey|Options)$|Mutation$/;
const IMPORT = /import (?:type )?\{ ([^}]*) \} from '([^']+)';\n/g;

function partsOf(source: string): Parts {
  const helpers = [...source.matchAll(HELPER)].map(([text]) => text);
  const others = source.replace(HELPER, '');
  const operations = new Map<string, string>();
  let first = others.length;
  for (const { 0: text, 1: name = '', index } of others.matchAll(OPERATION)) {
    first = Math.min(first, index);
    operations.set(name, text);
  }
  return { head: others.slice(0, first) + helpers.join('\n'), operations };
}

/** The imports of a module, of which only what the text uses is left, seen from a folder below. */
function importsFor(head: string, text: string): string {
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...head.matchAll(IMPORT)]
    .map(([whole, names = '', from = '']) => {
      const isType = whole.startsWith('import type');
      const used = names.split(', ').filter((name) => {
        const local =
          name
            .replace(/^type /, '')
            .split(' as ')
            .at(-1) ?? '';
        return new RegExp(`\\b${local}\\b(?!\\??:)`).test(withoutComments);
      });
      const path = from.replace(/^\.\.?\//, (start) => (start === './' ? '../' : '../../'));
      const kind = isType ? 'type ' : '';
      return used.length === 0 ? '' : `import ${kind}{ ${used.join(', ')} } from '${path}';\n`;
    })
    .join('');
}

const fileOf = (operation: string): string =>
  operation.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Divides a generated module by its operations. A module is never divided between parts of an app, so one module would
 * bring every operation to whatever page needs one of them.
 * @param source the module; what its operations share goes to `shared.gen.ts`.
 * @param known ids of the operations of the document.
 * @param at the module, and the folder for the new ones beside it.
 * @returns the text of each file by its path, the module itself among them, which passes everything on.
 */
export function splitByOperation(
  source: string,
  known: ReadonlySet<string>,
  { module, folder }: { module: string; folder: string },
): Record<string, string> {
  const { head, operations } = partsOf(source);
  const texts = new Map<string, string[]>();
  for (const [name, text] of operations) {
    const operation = known.has(name) ? name : name.replace(QUERY_ENDINGS, '');
    if (!known.has(operation)) throw new Error(`${name} belongs to no operation of the document`);
    texts.set(operation, [...(texts.get(operation) ?? []), text]);
  }
  const body = head.slice(head.lastIndexOf("';\n") + 3).trim();
  const ownNames = [...body.matchAll(/^(?:export )?(const|type) (\w+)/gm)].map(([, kind, name = '']) => ({
    kind,
    name,
  }));
  const shared = body.replace(/^(?=const |type )/gm, 'export ');
  const files: Record<string, string> = {
    [`${folder}/shared.gen.ts`]: `${MARK}${importsFor(head, shared)}\n${shared}\n`,
  };
  for (const [operation, parts] of texts) {
    const text = parts.join('\n');
    const own = ownNames.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(text));
    const names = own.map(({ kind, name }) => (kind === 'type' ? `type ${name}` : name)).join(', ');
    const fromShared = own.length === 0 ? '' : `import { ${names} } from './shared.gen.ts';\n`;
    files[`${folder}/${fileOf(operation)}.gen.ts`] = `${MARK}${importsFor(head, text)}${fromShared}\n${text}`;
  }
  const below = `./${folder.split('/').at(-1)}`;
  const types = ownNames.filter(({ kind }) => kind === 'type').map(({ name }) => name);
  files[module] = [
    MARK.trimEnd(),
    ...(types.length > 0 ? [`export type { ${types.join(', ')} } from '${below}/shared.gen.ts';`] : []),
    ...[...texts.keys()].sort().map((operation) => `export * from '${below}/${fileOf(operation)}.gen.ts';`),
    '',
  ].join('\n');
  return files;
}
