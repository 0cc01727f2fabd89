import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/** In the first script, in place of the address of the file. */
const ADDRESS = '__FILE_LISTS_ADDRESS__';
/** As Vite writes the files that the later parts of a file need. */
const LIST =
  /^const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[.*?\])\)\)\)=>i\.map\(i=>d\[i\]\);/;
const CALL = /__vite__mapDeps\(\[([\d,]+)\]\)/g;
/** A shorter list stays where it is. */
const LEAST_SCRIPTS = 6;

/**
 * Takes the names of scripts that later parts need out of the files of the first view, where they are a tenth of
 * some: `file-lists` brings them after it. Without it a part loads all the same, one file after the other;
 * style sheets, which a part waits for, stay in the list.
 */
export function laterLists(): Plugin {
  return {
    name: 'later-lists',
    apply: 'build',
    enforce: 'post',
    config: () => ({ define: { __FILE_LISTS__: JSON.stringify(ADDRESS) } }),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const lists = new Map(
          chunks.flatMap((chunk) => {
            const scripts = withoutScripts(chunk);
            return scripts ? [[keyOf(chunk), scripts] as const] : [];
          }),
        );
        const first = chunks.find(({ code }) => code.includes(ADDRESS));
        if (!first || lists.size === 0) this.error('The lists of later files are not where they were.');
        const source = written(lists);
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/file-lists-${hash}.js`;
        this.emitFile({ type: 'asset', fileName, source });
        first.code = first.code.replace(ADDRESS, `/${fileName}`);
      },
    },
  };
}

/** The hash in its name. */
const keyOf = ({ fileName }: Rolldown.OutputChunk): string => fileName.slice(-11, -3);

/**
 * Leaves the style sheets in the list of a file.
 * @returns the scripts of each part that it loads, or undefined where the list stays as it is
 */
function withoutScripts(chunk: Rolldown.OutputChunk): string[][] | undefined {
  const [head, written] = LIST.exec(chunk.code) ?? [];
  if (!head || !written) return undefined;
  const all = JSON.parse(written) as string[];
  const styles = all.filter((name) => !name.endsWith('.js'));
  if (all.length - styles.length < LEAST_SCRIPTS) return undefined;
  const parts: string[][] = [];
  const code = chunk.code.slice(head.length).replace(CALL, (_call, places: string) => {
    const names = places.split(',').map((place) => all[Number(place)] ?? '');
    const own = names.filter((name) => styles.includes(name)).map((name) => styles.indexOf(name));
    const count = parts.push(names.filter((name) => name.endsWith('.js')));
    return `__vite__mapDeps([${own.join(',')}],${count - 1})`;
  });
  const found = `window.fileLists?.[${JSON.stringify(keyOf(chunk))}]?.[n]??[]`;
  chunk.code = `const __vite__mapDeps=(i,n,d=${JSON.stringify(styles)})=>[...i.map(i=>d[i]),...(${found})];${code}`;
  return parts;
}

/** Each name once, the lists as places in it. */
function written(lists: ReadonlyMap<string, readonly string[][]>): string {
  const names = [...new Set([...lists.values()].flat(2))].sort();
  const places = Object.fromEntries(
    [...lists].map(([key, parts]) => [key, parts.map((part) => part.map((name) => names.indexOf(name)))]),
  );
  return `const n=${JSON.stringify(names)},l=${JSON.stringify(places)};for(const k in l)l[k]=l[k].map(p=>p.map(i=>n[i]));window.fileLists=l;\n`;
}
