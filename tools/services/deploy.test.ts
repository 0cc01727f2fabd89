import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { inRoot } from '../paths.ts';

const textOf = (path: string): string => readFileSync(inRoot(path), 'utf8');
const withoutComments = (path: string): string =>
  textOf(path)
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('#'))
    .join('\n');
const filesIn = (folder: string): string[] => readdirSync(inRoot(folder)).map((name) => `${folder}/${name}`);
const all = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, found]) => found ?? '')),
];

const SETTINGS = all(textOf('.env.example'), /^([A-Z][A-Z0-9_]*)=/gm);
const MANIFESTS = filesIn('deploy/kubernetes');
const UNITS = filesIn('deploy/systemd');
/** What the launcher tells the allocator of its processes, as `NAME=value`. */
const ALLOCATOR = [...textOf('tools/start/service.ts').matchAll(/(MALLOC_\w+): '(\d+)'/g)].map(
  ([, name, value]) => `${name}=${value}`,
);
/** Of Node and of the allocator, not of the product. */
const OTHERS = ['NODE_ENV', ...ALLOCATOR.map((setting) => setting.replace(/=.*/, ''))];

/** Where the launcher keeps the flags of its processes. */
const launched = (kind: 'api' | 'worker'): string[] => {
  const source = textOf('tools/start/service.ts');
  const generations = new RegExp(`${kind}: \\[([^\\]]+)\\]`).exec(source)?.[1] ?? '';
  return [...all(generations, /'(--[^']+)'/g), ...all(source, /MEMORY = \['(--[^']+)'\]/g)];
};

describe('the files in deploy/', () => {
  it.each([...MANIFESTS, ...UNITS])('names only settings that the product reads: %s', (path) => {
    const text = withoutComments(path);
    const named = path.endsWith('.yaml')
      ? [...all(text, /^ {2}([A-Z][A-Z0-9_]+):/gm), ...all(text, /\bname: ([A-Z][A-Z0-9_]+)\b/g)]
      : all(text, /(?:^Environment=|\s)([A-Z][A-Z0-9_]+)=/gm).filter((name) => !OTHERS.includes(name));
    expect(named.filter((name) => !SETTINGS.includes(name))).toEqual([]);
  });

  it('hands every process what it cannot do without', () => {
    const settings = textOf('deploy/kubernetes/settings.yaml');
    for (const name of [
      'DATABASE_URL',
      'REDIS_URL',
      'SESSION_SECRET',
      'PUBLIC_URL',
      'MIGRATION_DATABASE_URL',
    ])
      expect(settings).toContain(`  ${name}:`);
    for (const kind of ['api', 'worker', 'migrate'])
      expect(textOf(`deploy/kubernetes/${kind}.yaml`)).toContain('secretRef: { name: career-secrets }');
    for (const kind of ['api', 'worker'])
      expect(textOf(`deploy/kubernetes/${kind}.yaml`)).not.toContain('career-owner');
  });

  it.each(['api', 'worker'] as const)('starts %s with the flags of the launcher', (kind) => {
    const flags = launched(kind);
    expect(flags.length).toBeGreaterThan(2);
    for (const path of [`deploy/kubernetes/${kind}.yaml`, `deploy/systemd/career-${kind}@.service`])
      expect([path, all(withoutComments(path), /(--[a-z][\w-]*(?:=\d+)?)/g).toSorted()]).toEqual([
        path,
        flags.toSorted(),
      ]);
  });

  it.each(['Dockerfile', 'deploy/systemd/career-api@.service', 'deploy/systemd/career-worker@.service'])(
    'tells the allocator in %s what the launcher tells it',
    (path) => {
      expect(ALLOCATOR.length).toBeGreaterThan(2);
      expect(all(textOf(path), /(MALLOC_\w+=\d+)/g).toSorted()).toEqual(ALLOCATOR.toSorted());
    },
  );

  it('asks at addresses that the processes have', () => {
    const probes = textOf('apps/api/src/http/probes.ts') + textOf('apps/api/src/worker-health-server.ts');
    const asked = MANIFESTS.flatMap((path) => all(textOf(path), /httpGet: \{ path: (\S+),/g));
    expect(new Set(asked)).toEqual(new Set(['/livez', '/readyz']));
    for (const path of asked) expect(probes).toContain(`'${path}'`);
  });

  it.each(['deploy/kubernetes/api.yaml', 'deploy/kubernetes/worker.yaml'])(
    'keeps one process of %s through every disruption, and grows with its load',
    (path) => {
      const text = textOf(path);
      expect(text).toMatch(/kind: PodDisruptionBudget[\s\S]*minAvailable: 1/);
      expect(text).toMatch(/kind: HorizontalPodAutoscaler[\s\S]*minReplicas: 2/);
      for (const metric of all(text, /metric: \{ name: (\w+)/g))
        expect(textOf('deploy/kubernetes/adapter-rules.yaml')).toContain(`seriesQuery: ${metric}{`);
    },
  );

  it('serves HTTP/3, for which the containers let UDP in', () => {
    expect(textOf('deploy/Caddyfile')).toMatch(/protocols h1 h2 h3/);
    expect(textOf('docker-compose.yml')).toContain('"443:443/udp"');
  });

  describe('figures', () => {
    const sources =
      textOf('apps/api/src/http/metrics.ts') + textOf('apps/api/src/metrics/prometheus-worker-metrics.ts');
    const own = all(sources, /name: '(\w+)'/g);
    const isKnown = (figure: string): boolean =>
      own.includes(figure.replace(/_(?:bucket|count|sum)$/, '')) ||
      own.includes(figure) ||
      DEFAULTS.includes(figure);
    /** Of the library of metrics, `collectDefaultMetrics`. */
    const DEFAULTS = ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'];
    const figuresIn = (expression: string): string[] =>
      all(expression, /\b((?:http|ai|scheduled|process|nodejs)_\w+)/g);

    it('in alerts and on the dashboard are those that the processes have, and none is forgotten', () => {
      const alerts = all(textOf('deploy/prometheus/alerts.yaml'), /expr: (.+)$/gm);
      const { panels } = JSON.parse(textOf('deploy/grafana/career-toolkit.json')) as {
        panels: { title: string; targets: { expr: string }[] }[];
      };
      const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
      expect(alerts.length).toBeGreaterThan(6);
      expect(shown.length).toBeGreaterThan(10);
      const figures = new Set([...alerts, ...shown].flatMap(figuresIn));
      expect([...figures].filter((figure) => !isKnown(figure))).toEqual([]);
      const seen = new Set([...figures].map((figure) => figure.replace(/_(?:bucket|count|sum)$/, '')));
      expect(own.filter((figure) => !seen.has(figure))).toEqual([]);
    });
  });
});
