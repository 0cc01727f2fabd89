import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

/** The paths of all files in the folder of the built web app, with `/`; none where it is not built yet. */
export function builtFiles(folder: string): string[] {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return names.map((name) => name.split(sep).join('/'));
  } catch {
    return [];
  }
}
