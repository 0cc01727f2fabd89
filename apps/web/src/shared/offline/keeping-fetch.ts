import { afterStart } from '../first-view/after-start.ts';
import { answerInTime } from './answer-in-time.ts';
import { noteCall } from './connection.ts';
import { deviceTurn } from './device-turn.ts';
import { noteAnswer } from './kept-since.ts';
import { GATEWAY_STATUSES, SERVER_WAIT_MS } from './unreachable-server.ts';

/** What a person wants to read without a connection. A resume has its own store (`device-copies.ts`). */
const WANTED =
  /^\/api\/(?:(?:cover-letters|job-applications|saved-jobs)(?:\/(?!listings$)[\w-]+(?:\/history)?)?|resumes|career-insights)$/;

const keptAnswers = () => import('./kept-answers.ts');

/** Uses the device's store; when that is unavailable, the app works without it. */
const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);

const isNoAnswer = (response: Response): boolean => GATEWAY_STATUSES.includes(response.status);

/**
 * Keeps the last answer to each read that a person wants without a connection, and gives it where the server does not
 * answer. `cache: 'reload'` asks for the server's answer and no other, as for a comparison with what it has.
 */
export function keepingFetch(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const request = input as Request;
    const { pathname, search } = new URL(request.url, location.origin);
    if (!WANTED.test(pathname)) return ask(input, init);
    if (request.method === 'GET') return read(request, pathname + search, ask(input, init));
    const answer = await ask(input, init);
    if (request.method === 'DELETE' && answer.ok) {
      quietly(keptAnswers().then(({ dropAnswer }) => dropAnswer(pathname)));
    }
    return answer;
  };
}

async function read(request: Request, address: string, asked: Promise<Response>): Promise<Response> {
  const turn = deviceTurn();
  const arrived = asked.then((answer) => {
    if (answer.ok) {
      noteAnswer(address);
      const copy = answer.clone();
      quietly(afterStart.then(keptAnswers).then(({ keepAnswer }) => keepAnswer(address, copy, turn)));
    }
    return answer;
  });
  if (request.cache === 'reload') return arrived;

  const first = await answerInTime(arrived, SERVER_WAIT_MS, undefined).catch(() => undefined);
  if (first instanceof Response && !isNoAnswer(first)) return first;
  if (request.signal?.aborted || turn !== deviceTurn()) return arrived;
  const kept = await keptAnswers()
    .then(({ findAnswer }) => findAnswer(address))
    .catch(() => undefined);
  if (!kept || turn !== deviceTurn()) return arrived;
  // Should the server answer after all, what shows is read again.
  quietly(arrived.then((answer) => isNoAnswer(answer) || noteCall(true)));
  noteAnswer(address, kept.keptAt);
  return kept.answer;
}
