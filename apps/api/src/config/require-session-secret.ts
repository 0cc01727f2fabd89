import type { Environment } from './environment.dto.ts';
import { EnvironmentErrors } from './read-environment.ts';

/**
 * In production each process that the launcher did not start needs the same secret. If a process made its
 * own, people signed in at one container would be unknown to the next.
 * @throws EnvironmentErrors
 */
export function requireSessionSecret(
  { SESSION_SECRET }: Pick<Environment, 'SESSION_SECRET'>,
  isLaunched = process.connected,
  mode = process.env.NODE_ENV,
): void {
  if (SESSION_SECRET || isLaunched || mode !== 'production') return;
  throw new EnvironmentErrors([
    'SESSION_SECRET is not set: give all API and worker processes the same, of at least 32 characters (openssl rand -hex 32)',
  ]);
}

/** The secret that all processes must share: the given one, in production. A generated one belongs to its machine. */
export const sharedSecret = (
  { SESSION_SECRET }: Pick<Environment, 'SESSION_SECRET'>,
  mode = process.env.NODE_ENV,
): string | undefined => (mode === 'production' ? SESSION_SECRET : undefined);
