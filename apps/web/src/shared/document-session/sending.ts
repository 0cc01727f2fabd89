import { answerInTime } from '../offline/answer-in-time.ts';
import { SERVER_WAIT_MS } from '../offline/unreachable-server.ts';

let underWay: Promise<unknown> = Promise.resolve();

/** Sends what waits, after what is being sent already. */
export function sendInTurn<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const mine = underWay.then(send);
  underWay = mine.catch(() => undefined);
  return mine;
}

/** Resolves when nothing is being sent: a document that opens meanwhile would open without the words under way. */
export const untilSent = (): Promise<unknown> => answerInTime(underWay, SERVER_WAIT_MS, undefined);
