import { EnvironmentFaults } from '../config/read-environment.ts';

/** Why a process could not start, for the one who starts it. @param portVariable where its port is set. */
export function startupError(error: unknown, portVariable: 'PORT' | 'WORKER_PORT'): unknown {
  if (error instanceof EnvironmentFaults) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop that one, or set ${portVariable} to another.`;
  return error;
}
