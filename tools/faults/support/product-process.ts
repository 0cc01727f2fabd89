import { type ChildProcess, spawn } from 'node:child_process';
import { inRoot, ROOT } from '../../paths.ts';

const KEPT_OUTPUT = 40_000;
const alive = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

/** A process of the product as a supervisor starts it: no launcher, no channel, signals only. */
export class ProductProcess {
  output = '';
  /** Resolves with how it ended: an exit code or a signal. */
  readonly ended: Promise<number | NodeJS.Signals>;
  private readonly child: ChildProcess;

  constructor(entry: 'main' | 'worker', variables: NodeJS.ProcessEnv, nodeArguments: string[] = []) {
    const { NODE_OPTIONS: _jest, ...inherited } = process.env;
    this.child = spawn(process.execPath, [...nodeArguments, inRoot(`apps/api/dist/${entry}.js`)], {
      cwd: ROOT,
      env: {
        ...inherited,
        LOG_LEVEL: 'info',
        SAMPLE_LISTINGS: 'false',
        TRAINING_LINK_CHECK: 'false',
        LISTING_SOURCES: 'none',
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    alive.add(this.child);
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.output = (this.output + chunk).slice(-KEPT_OUTPUT);
      });
    }
    this.ended = new Promise((done) => {
      this.child.once('exit', (code, signal) => {
        alive.delete(this.child);
        done(code ?? signal ?? 1);
      });
    });
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get isAlive(): boolean {
    return alive.has(this.child);
  }

  kill(signal: NodeJS.Signals): Promise<number | NodeJS.Signals> {
    this.child.kill(signal);
    return this.ended;
  }
}
