import { readFileSync } from 'node:fs';

export interface ServiceUser {
  name: string;
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, so root lends it to one of these, whichever the machine has. */
const CANDIDATES = ['postgres', 'nobody'];

/** @returns the user to run PostgreSQL as, or undefined when the current one will do. */
export function serviceUser(): ServiceUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of CANDIDATES) {
    const fields = users.find(([user]) => user === name);
    if (fields) return { name, uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error(
    'PostgreSQL cannot run as root, and this machine has neither a user `postgres` nor `nobody` to lend it to. ' +
      'Start as an ordinary user, or set DATABASE_URL.',
  );
}
