import { readFileSync, watch } from 'node:fs';
import { runCommand } from '../check/run-command.ts';
import { inRoot } from '../paths.ts';

const SOURCES = ['libs/contracts/src', 'libs/career/src', 'apps/api/src'];
const DOCUMENT = inRoot('libs/contracts/openapi.json');
/** What describes the API: DTOs, routes and the decorators of both. */
const DESCRIBES_API = /^libs\/contracts\/src\/|\.(?:controller|decorator)\.ts$/;
/** An editor or a checkout writes several files at once. */
const SETTLED_MS = 200;

/**
 * Compiles what the API runs whenever a source changes, and writes the API document and its client again when the
 * change can have touched them. The compiler's own watch mode loses changes.
 * @returns what stops it.
 */
export function compileOnChange(say: (line: string) => void): () => void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const compile = async (): Promise<void> => {
    const files = [...changed];
    changed.clear();
    const compiled = await runCommand([inRoot('node_modules/ts7/bin/tsc'), '-b', 'apps/api']);
    if (!compiled.passed) say(compiled.output);
    else if (files.some((file) => DESCRIBES_API.test(file))) await regenerate(say);
  };

  const watchers = SOURCES.map((folder) =>
    watch(inRoot(folder), { recursive: true }, (_event, file) => {
      if (!file || /\.(spec|api-spec)\.ts$/.test(file)) return;
      changed.add(`${folder}/${file}`);
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(compile);
      }, SETTLED_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** Writes `openapi.json` from the compiled code, and the client where the document has changed. */
async function regenerate(say: (line: string) => void): Promise<void> {
  const before = readFileSync(DOCUMENT, 'utf8');
  const commands = [
    'apps/api/dist/contract.js',
    'libs/contracts/generate/generate-form-schemas.ts',
    'libs/client/generate/generate-client.ts',
  ];
  for (const command of commands) {
    const { passed, output } = await runCommand([command]);
    if (!passed) return say(`The API document and its client could not be written:\n${output}`);
    if (readFileSync(DOCUMENT, 'utf8') === before) return;
  }
  say('Wrote the API document and its client.');
}
