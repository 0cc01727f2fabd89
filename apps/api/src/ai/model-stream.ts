import type OpenAI from 'openai';
import type { ChatCompletion, ChatCompletionChunk } from 'openai/resources/chat/completions';
import { Stream } from 'openai/streaming';

/** A stream that stopped before the endpoint said so; in place of its own reason. */
const CUT = 'cut';

/** Whether an answer comes in pieces. Some endpoints take the wish for it and answer in one piece all the same. */
export const isStreamed = (response: Response): boolean =>
  response.headers.get('content-type')?.includes('text/event-stream') ?? false;

/**
 * Reads an answer that comes in pieces into the form of a whole one.
 * @param client whose log setting holds: without it an odd piece would be printed with its text.
 * @param onText gets the text so far after each piece.
 */
export async function streamedAnswer(
  response: Response,
  client: OpenAI,
  onText: (soFar: string) => void,
): Promise<ChatCompletion> {
  let content = '';
  let ended: string = CUT;
  let usage: ChatCompletionChunk['usage'];
  const pieces = Stream.fromSSEResponse<ChatCompletionChunk>(response, new AbortController(), client);
  for await (const piece of pieces) {
    usage = piece.usage ?? usage;
    const [choice] = piece.choices ?? [];
    if (choice?.finish_reason) ended = choice.finish_reason;
    if (!choice?.delta?.content) continue;
    content += choice.delta.content;
    onText(content);
  }
  const choice = { index: 0, finish_reason: ended, message: { role: 'assistant', content } };
  return { choices: [choice], usage } as unknown as ChatCompletion;
}
