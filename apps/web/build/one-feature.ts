import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const SOURCES = resolve(import.meta.dirname, '../src');
const MOUNTS = resolve(SOURCES, 'shell/mounts.ts');

const routesOf = (feature: string): string => resolve(SOURCES, 'features', feature, 'routes.ts');

/**
 * For `npm run dev -- <feature>`: the shell mounts that feature and signing in; of the others no file is loaded.
 * @throws when there is no such feature.
 */
export function oneFeature(feature: string): Plugin {
  if (!existsSync(routesOf(feature))) throw new Error(`There is no feature ${feature}.`);
  return {
    name: 'one-feature',
    apply: 'serve',
    load(id) {
      if (id !== MOUNTS) return undefined;
      return [
        `import { mount as auth } from ${JSON.stringify(routesOf('auth'))};`,
        `import { mount as feature } from ${JSON.stringify(routesOf(feature))};`,
        `import { mountAlone } from ${JSON.stringify(resolve(SOURCES, 'shell/mount-alone.ts'))};`,
        'export const MOUNTS = mountAlone(feature, auth);',
      ].join('\n');
    },
  };
}
