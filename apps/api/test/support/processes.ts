import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { freePort } from '../../../../tools/services/free-port.ts';

const DIST = resolve(import.meta.dirname, '../../dist');

/** A real process of the product or of a service it uses. */
export class Process {
  output = '';
  readonly exited: Promise<void>;

  private constructor(private readonly child: ChildProcess) {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.output = (this.output + chunk).slice(-2_000_000);
      });
    }
    this.exited = new Promise((done) => child.once('exit', () => done()));
  }

  static start(command: string, args: readonly string[], variables: Record<string, string> = {}): Process {
    const { NODE_OPTIONS: _none, ...inherited } = process.env;
    return new Process(
      spawn(command, args, { env: { ...inherited, ...variables }, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] }),
    );
  }

  /** Where an entry of the built API is. */
  static file(name: 'main' | 'worker' | 'migrate' | 'lifecycle/require-node'): string {
    return resolve(DIST, `${name}.js`);
  }

  /** An entry of the built API: `main` or `worker`. */
  static async entry(name: 'main' | 'worker', variables: Record<string, string>): Promise<Process> {
    const started = Process.start(process.execPath, [Process.file(name)], variables);
    await started.says();
    return started;
  }

  /** Resolves when the process says that it is ready. */
  private says(): Promise<void> {
    return new Promise((done, fail) => {
      this.child.once('message', () => done());
      this.child.once('exit', () => fail(new Error(`It ended before it was ready:\n${this.output}`)));
    });
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.child.kill(signal);
    await this.exited;
  }
}

/** A Redis of the test's own, to be stopped, started and emptied at will. */
export class OwnRedis {
  private server: Process | undefined;

  private constructor(readonly port: number) {}

  static async reserve(): Promise<OwnRedis> {
    return new OwnRedis(await freePort());
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** @param further arguments of `redis-server`; what they set twice counts as said last. */
  start(...further: string[]): void {
    this.server = Process.start('redis-server', [
      '--port',
      String(this.port),
      '--save',
      '',
      '--appendonly',
      'no',
      ...further,
    ]);
  }

  async kill(): Promise<void> {
    await this.server?.stop('SIGKILL');
    this.server = undefined;
  }
}
