import { dropCopy, findCopy, keepCopy } from './device-copies.ts';
import { deviceTurn } from './device-turn.ts';
import { KEPT_AT } from './kept-at-header.ts';
import { noteAnswer } from './kept-since.ts';

/** An answer of the API as it is kept. */
interface KeptAnswer {
  body: string;
  headers: Record<string, string>;
}

/** Lists, pages of lists and documents; the one that was read longest ago makes room. */
const ANSWERS_KEPT = 400;
/** Characters of an answer that is worth its room. */
const LONGEST = 1_000_000;
/** What a list says beside its rows. */
const TOLD_BY_HEADERS = ['Content-Type', 'X-Total-Count', 'Link'];

const ANSWER = 'answer';

/** Keeps an answer that was asked for in a turn of the device, unless that turn has ended since. */
export async function keepAnswer(address: string, answer: Response, turn: number): Promise<void> {
  const told = TOLD_BY_HEADERS.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  await keep(address, { body: await answer.text(), headers: Object.fromEntries(told) }, turn);
}

async function keep(address: string, content: KeptAnswer, turn: number): Promise<void> {
  if (content.body.length > LONGEST) return dropCopy(ANSWER, address);
  await keepCopy({ group: ANSWER, id: address, content, most: ANSWERS_KEPT, turn });
}

/** The kept answer to an address, and when it was given. */
export async function findAnswer(address: string): Promise<{ answer: Response; keptAt: number } | undefined> {
  const copy = await findCopy<KeptAnswer>(ANSWER, address);
  if (!copy) return undefined;
  const { keptAt } = copy;
  const { body, headers } = copy.content;
  return { answer: new Response(body, { headers: { ...headers, [KEPT_AT]: String(keptAt) } }), keptAt };
}

/** Keeps a document that was saved, as its path answers from now on. */
export const keepDocument = (path: string, document: unknown, turn = deviceTurn()): Promise<void> =>
  keep(path, { body: JSON.stringify(document), headers: { 'Content-Type': 'application/json' } }, turn);

/** The kept answer to a path as data; the screen can say from when it is. */
export async function findDocument<Stored>(path: string): Promise<Stored | undefined> {
  const found = await findAnswer(path);
  if (!found) return undefined;
  noteAnswer(path, found.keptAt);
  return (await found.answer.json()) as Stored;
}

/** Forgets what was kept of a path. */
export async function dropAnswer(path: string): Promise<void> {
  await dropCopy(ANSWER, path);
}
