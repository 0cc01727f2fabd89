import type { SourceAnswer } from './listing-source.ts';
import type { SourceClient, Validators } from './source-client.ts';

/** One call for news since the last visit; `read` makes an answer of its text. */
export async function readOnce(
  client: SourceClient,
  address: string,
  previous: Validators,
  read: (text: string) => Promise<Extract<SourceAnswer, { isUnchanged: false }>>,
): Promise<SourceAnswer> {
  const got = await client.get(address, previous);
  return got.isUnchanged ? got : { ...(await read(got.text)), validators: got.validators };
}
