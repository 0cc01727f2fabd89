import data from './people.json' with { type: 'json' };
import type { ImportPerson } from './people.schema.ts';

/** Made-up people; what a reader takes from their resumes is compared with them. */
export const PEOPLE: readonly ImportPerson[] = data.people;
