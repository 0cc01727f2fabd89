import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A block of `docs/api.md` to be typed, and what the page says it answers. */
export interface GuideStep {
  script: string;
  /** Undefined when the page shows no answer. */
  shown: string | undefined;
}

const BLOCKS = /```sh\n([\s\S]*?)```(?:\s*```text\n([\s\S]*?)```)?/g;
/** A job that never ends must not keep the reader asking. */
const WITHIN_MS = 90_000;
const BETWEEN = '---- end of a step ----';

export function guideSteps(): GuideStep[] {
  const page = readFileSync(resolve(import.meta.dirname, '../../../../docs/api.md'), 'utf8');
  return [...page.matchAll(BLOCKS)].map(([, script = '', shown]) => ({ script, shown: shown?.trimEnd() }));
}

/** Types all steps into one shell, as a reader would. @returns what each printed. */
export async function followGuide(steps: readonly GuideStep[], host: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'career-guide-'));
  const script = ['set -u', ...steps.map(({ script: step }) => `${step}\necho '${BETWEEN}'`)];
  try {
    const printed = await bash(script.join('\n'), folder, host);
    return printed.split(`${BETWEEN}\n`).slice(0, -1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function bash(script: string, cwd: string, host: string): Promise<string> {
  const shell = spawn('bash', ['-s'], {
    cwd,
    env: { PATH: process.env.PATH, HOST: host, TMPDIR: cwd },
    timeout: WITHIN_MS,
  });
  let printed = '';
  let complaints = '';
  shell.stdout.on('data', (chunk: Buffer) => {
    printed += chunk;
  });
  shell.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk;
  });
  shell.stdin.end(script);
  return new Promise((done, fail) => {
    shell.once('error', fail);
    shell.once('close', (code) => {
      if (code === 0) done(printed);
      else fail(new Error(`The walk ended with ${code}:\n${complaints}\n${printed}`));
    });
  });
}

/** An answer of the page as a pattern: `…` is anything, the rest is meant as it stands. */
export const shownPattern = (shown: string): RegExp =>
  new RegExp(
    `^${shown
      .split('…')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[\\s\\S]*?')}\\s*$`,
  );
