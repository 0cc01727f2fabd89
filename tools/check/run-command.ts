import { spawn } from 'node:child_process';
import { inRoot, ROOT } from '../paths.ts';

export interface Outcome {
  passed: boolean;
  output: string;
  /** What must be read although nothing failed. */
  notice?: string;
}

/** Runs a program of this checkout on the Node we run on, and keeps what it says. */
export function runCommand(command: string[], environment: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    env: {
      ...process.env,
      NO_COLOR: '1',
      PATH: `${inRoot('node_modules/.bin')}:${process.env.PATH}`,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const note = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ passed: false, output: error.message }));
    child.once('close', (code) => resolve({ passed: code === 0, output: output.trim() }));
  });
}
