import { isStreamed } from './model-stream.ts';

/** More than any answer we ask for; a server that sends more is cut off. */
const ANSWER_MAX_BYTES = 1_000_000;

/** The answer was longer than anything we asked for. */
class AnswerTooLarge extends Error {
  constructor() {
    super(`The model's endpoint sent more than ${ANSWER_MAX_BYTES} bytes`);
    this.name = 'AnswerTooLarge';
  }
}

/**
 * A fetch that reads the whole answer itself, so that the caller's deadline also ends a body that drips, and a body
 * without end is cut off. An answer in pieces is passed on as it comes, under the same limit.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  if (isStreamed(response)) return new Response(response.body.pipeThrough(limited()), response);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream, which closes the connection.
    if (size > ANSWER_MAX_BYTES) throw new AnswerTooLarge();
    chunks.push(chunk);
  }
  const { status, statusText, headers } = response;
  return new Response(status === 204 ? null : Buffer.concat(chunks), { status, statusText, headers });
};

function limited(): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > ANSWER_MAX_BYTES) controller.error(new AnswerTooLarge());
      else controller.enqueue(chunk);
    },
  });
}
