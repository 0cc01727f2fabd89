import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Environment } from './environment.dto.ts';

/** Thrown with every fault of the environment at once, so an operator mends them in one go. */
export class EnvironmentFaults extends Error {
  constructor(readonly faults: readonly string[]) {
    super(['These settings need mending:', ...faults.map((fault) => `  - ${fault}`)].join('\n'));
    this.name = 'EnvironmentFaults';
  }
}

/** Parses and checks the variables. An empty value counts as not set, as in a copied `.env.example`. */
export function readEnvironment(variables: Record<string, unknown> = process.env): Environment {
  const known = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== '' && value !== undefined),
  );
  const environment = plainToInstance(Environment, known, { exposeDefaultValues: true });
  const faults = validateSync(environment).flatMap((error) =>
    Object.values(error.constraints ?? {}).slice(0, 1),
  );
  if (known.DATABASE_URL === undefined) {
    faults.splice(0, faults.length, ...faults.filter((fault) => !fault.startsWith('DATABASE_URL')));
    faults.push(
      'DATABASE_URL is not set: use `npm start`, which brings its own PostgreSQL, or name a server',
    );
  }
  if (faults.length > 0) throw new EnvironmentFaults(faults);
  return environment;
}
