import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { inRoot } from '../paths.ts';
import { requirePromtool, requireSystemdAnalyze } from '../test/requirements.ts';

/** Loading Debian's packages on a machine that has none of them yet. */
const TIMEOUT = 300_000;

/** What the real program of a tool says of a file. */
function saidBy(program: string, words: string[], cwd = inRoot()): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

describe('the rules of alerts', () => {
  const rules = 'deploy/prometheus/alerts.yaml';
  const tests = 'deploy/prometheus/alerts.test.yaml';

  it(
    'fire when they must, and only then',
    () => {
      const answer = saidBy(requirePromtool(), ['test', 'rules', tests]);
      expect([answer.status, answer.output]).toEqual([0, expect.stringContaining('SUCCESS')]);
    },
    TIMEOUT,
  );

  it('are all tried, silent and firing', () => {
    const names = [...readFileSync(inRoot(rules), 'utf8').matchAll(/alert: (\w+)/g)].map(([, name]) => name);
    // Each piece begins with a name and ends before the next one.
    const tried = readFileSync(inRoot(tests), 'utf8')
      .split('alertname: ')
      .slice(1)
      .map((piece) => ({ name: /^\w+/.exec(piece)?.[0], fires: piece.includes('exp_alerts') }));
    expect(names.length).toBeGreaterThan(7);
    for (const fires of [true, false]) {
      const found = tried.filter((one) => one.fires === fires).map(({ name }) => name);
      expect(names.filter((name) => !found.includes(name))).toEqual([]);
    }
  });
});

describe('the units of systemd', () => {
  it(
    'are read without a complaint',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'career-units-'));
      try {
        for (const name of readdirSync(inRoot('deploy/systemd'))) {
          const unit = readFileSync(inRoot('deploy/systemd', name), 'utf8');
          // Nothing is installed here: only that the program is there is left out.
          writeFileSync(join(folder, name), unit.replace(/^(ExecStart=)\S+/gm, '$1/bin/true'));
        }
        const analyze = requireSystemdAnalyze();
        for (const name of readdirSync(folder)) {
          const answer = saidBy(analyze, ['verify', '--man=no', join(folder, name)], folder);
          expect([name, answer]).toEqual([name, { status: 0, output: '' }]);
        }
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    TIMEOUT,
  );
});
