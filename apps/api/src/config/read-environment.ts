import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Environment } from './environment.dto.ts';

/** Thrown with everything that is wrong with the environment at once, so an operator corrects it in one go. */
export class EnvironmentErrors extends Error {
  constructor(readonly errors: readonly string[]) {
    super(['Please correct these settings:', ...errors.map((error) => `  - ${error}`)].join('\n'));
    this.name = 'EnvironmentErrors';
  }
}

/** Parses and checks the variables. An empty value counts as not set, as in a copied `.env.example`. */
export function readEnvironment(variables: Record<string, unknown> = process.env): Environment {
  const known = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== '' && value !== undefined),
  );
  const environment = plainToInstance(Environment, known, { exposeDefaultValues: true });
  const errors = validateSync(environment).flatMap((error) =>
    Object.values(error.constraints ?? {}).slice(0, 1),
  );
  if (known.DATABASE_URL === undefined) {
    errors.splice(0, errors.length, ...errors.filter((error) => !error.startsWith('DATABASE_URL')));
    errors.push(
      'DATABASE_URL is not set: use `npm start`, which brings its own PostgreSQL, or name a server',
    );
  }
  if (errors.length > 0) throw new EnvironmentErrors(errors);
  return environment;
}
