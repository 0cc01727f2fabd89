interface Lock {
  packages: Readonly<
    Record<string, Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>>
  >;
}

/** Dependencies of our own workspaces that name a range instead of one version, in words. */
export function versionRanges({ packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(([path]) => !path.includes('node_modules/'))
    .flatMap(([path, { dependencies = {}, devDependencies = {} }]) =>
      Object.entries({ ...dependencies, ...devDependencies })
        .filter(
          ([name, version]) => !name.startsWith('@career/') && /^[\^~<>=*]|\|\||\s-\s|\.x$/.test(version),
        )
        .map(([name, version]) => `${path || 'package.json'}: ${name} ${version}`),
    );
}
