import { HOSTILE_TEXTS } from './hostile-texts.ts';

/** One way to make a query large. */
export interface QueryShape {
  name: string;
  query(bytes: number): string;
}

/** Every worst shape of the queries of one route. @param names of its parameters. */
export function queryShapes(names: readonly string[]): QueryShape[] {
  const [first = 'q'] = names;
  return [
    { name: 'unknown names', query: (bytes) => list(bytes / 8, (index) => `k${index}=1`) },
    { name: 'a name repeated', query: (bytes) => list(bytes / (first.length + 3), () => `${first}=1`) },
    { name: 'names without values', query: (bytes) => '&'.repeat(bytes) },
    { name: 'broken escapes', query: (bytes) => `${first}=${'%'.repeat(bytes)}` },
    { name: 'brackets', query: (bytes) => `${first}${'[a]'.repeat(bytes / 3)}=1` },
    ...names.flatMap((name) =>
      Object.entries(HOSTILE_TEXTS).map(([kind, text]) => ({
        name: `${name}: ${kind}`,
        query: (bytes: number) => `${name}=${encodeURIComponent(text(bytes))}`.slice(0, bytes),
      })),
    ),
  ];
}

const list = (count: number, part: (index: number) => string): string =>
  Array.from({ length: Math.max(1, Math.floor(count)) }, (_none, index) => part(index)).join('&');
