import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { ROOT } from '../paths.ts';

const IMPORTS = /(?:\bfrom|\bimport)\s*\(?\s*'(?<specifier>[^'\n]+)'/g;
const SOURCES = ['{apps,libs,e2e,tools}/**/*.{ts,tsx,mts,mjs,js}'];
const TEST = /\.(spec|test|full-test|api-spec)\.tsx?$/;
const MADE = ['**/node_modules', '**/dist', '**/generated', '**/.import-corpus'];

/** One project of the workspace as its own files describe it. */
interface Project {
  name: string;
  /** Folder, relative to the checkout. */
  root: string;
  /** Names of the projects that its files import or its manifest names. */
  needs: Set<string>;
  /** Any source file of it. */
  file: string;
  hasTests: boolean;
}

/** Which project needs which, read from import statements and manifests alone. */
export function readImportGraph(): Project[] {
  const projects = readProjects();
  const byPath = projects.toSorted((a, b) => b.root.length - a.root.length);
  const owner = (file: string): Project | undefined =>
    byPath.find(({ root }) => relative(ROOT, file).startsWith(`${root}/`));
  for (const path of globSync(SOURCES, { cwd: ROOT, exclude: MADE })) {
    const file = resolve(ROOT, path);
    const project = owner(file);
    if (!project) throw new Error(`${path} belongs to no project`);
    project.file ||= path;
    project.hasTests ||= TEST.test(path);
    for (const specifier of importsOf(file)) {
      const needed = specifier.startsWith('@career/')
        ? projects.find(({ name }) => name === specifier.split('/', 2).join('/'))
        : owner(resolve(dirname(file), specifier));
      if (needed && needed !== project) project.needs.add(needed.name);
    }
  }
  return projects;
}

/** Every project that needs one of these, over any number of steps, and these themselves. */
export function dependantsOf(projects: readonly Project[], name: string): string[] {
  const found = new Set([name]);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const project of projects)
      if ([...project.needs].some((needed) => found.has(needed))) found.add(project.name);
  }
  return [...found].sort();
}

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORTS)]
    .map(({ groups }) => groups?.specifier ?? '')
    .filter((specifier) => /^(\.|@career\/)/.test(specifier));

function readProjects(): Project[] {
  const manifests = globSync(
    ['{apps,libs}/*/package.json', 'e2e/package.json', '{apps,tools}/**/project.json'],
    {
      cwd: ROOT,
      exclude: MADE,
    },
  );
  return manifests.map((path) => {
    const manifest = JSON.parse(readFileSync(resolve(ROOT, path), 'utf8'));
    const { dependencies = {}, devDependencies = {}, implicitDependencies = [], nx = {} } = manifest;
    const named = Object.keys({ ...dependencies, ...devDependencies }).filter((key) =>
      /^@career\//.test(key),
    );
    const needs = new Set<string>([...named, ...implicitDependencies, ...(nx.implicitDependencies ?? [])]);
    return { name: manifest.name, root: dirname(path), needs, file: '', hasTests: false };
  });
}
