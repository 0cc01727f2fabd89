import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const KIT = resolve(
  import.meta.dirname,
  '../../../../node_modules/@modelcontextprotocol/conformance/dist/index.js',
);

interface Check {
  id: string;
  status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO';
}

interface ConformanceRun {
  /** 0 where exactly the expected checks failed. */
  code: number | null;
  output: string;
  /** How many scenarios ran, and how many checks ended in each way. */
  counts: Record<string, number>;
}

/**
 * Runs the public conformance tests of the protocol.
 * @param onText called with each part of what they print.
 */
export async function runConformance(
  args: readonly string[],
  onText: (text: string) => void = () => undefined,
): Promise<ConformanceRun> {
  const folder = mkdtempSync(join(tmpdir(), 'career-conformance-'));
  const kit = spawn(process.execPath, [KIT, ...args, '--output-dir', folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [kit.stdout, kit.stderr])
    stream.on('data', (chunk: Buffer) => {
      const text = stripVTControlCharacters(chunk.toString());
      output += text;
      onText(text);
    });
  try {
    const code = await new Promise<number | null>((done, fail) => {
      kit.once('error', fail);
      kit.once('close', done);
    });
    return { code, output, counts: countChecks(folder) };
  } finally {
    kit.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

function countChecks(folder: string): Record<string, number> {
  const scenarios = readdirSync(folder);
  const counts: Record<string, number> = { scenarios: scenarios.length };
  for (const scenario of scenarios) {
    const checks = JSON.parse(readFileSync(join(folder, scenario, 'checks.json'), 'utf8')) as Check[];
    for (const { status } of checks) counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}
