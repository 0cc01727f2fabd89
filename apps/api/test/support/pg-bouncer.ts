import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../tools/services/free-port.ts';
import { serviceUser } from '../../../../tools/services/service-user.ts';
import { requirePgBouncer } from '../../../../tools/test/requirements.ts';
import { Process } from './processes.ts';
import { until } from './test-worker.ts';

/** The machine's pgbouncer before a server, lending its few connections for one transaction each. */
export class PgBouncer {
  private constructor(
    private readonly port: number,
    private readonly folder: string,
    private readonly server: Process,
  ) {}

  /** @param settings lines of the configuration beside those that every test has. */
  static async start(target: string, connections: number, settings: string[] = []): Promise<PgBouncer> {
    const { hostname, port: targetPort, username, password } = new URL(target);
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), 'career-pooler-'));
    const file = join(folder, 'pgbouncer.ini');
    writeFileSync(
      file,
      [
        '[databases]',
        `* = host=${hostname} port=${targetPort} user=${username} password=${decodeURIComponent(password)}`,
        '[pgbouncer]',
        'listen_addr = 127.0.0.1',
        `listen_port = ${port}`,
        'unix_socket_dir =',
        'auth_type = any',
        'pool_mode = transaction',
        `default_pool_size = ${connections}`,
        'max_client_conn = 500',
        ...settings,
      ].join('\n'),
    );
    chmodSync(folder, 0o755);
    chmodSync(file, 0o644);
    const user = serviceUser();
    const server = Process.start(requirePgBouncer(), [...(user ? ['-u', user.name] : []), file]);
    const pooler = new PgBouncer(port, folder, server);
    if (!(await until(() => answers(port)))) throw new Error(`pgbouncer did not start:\n${server.output}`);
    return pooler;
  }

  /** The address of a database with the pooler before it. */
  before(url: string): string {
    const through = new URL(url);
    through.hostname = '127.0.0.1';
    through.port = String(this.port);
    return through.href;
  }

  async stop(): Promise<void> {
    await this.server.stop('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
