import type { EntityManager } from '@mikro-orm/postgresql';
import { LimitReached } from '../errors/domain-errors.ts';
import type { Database } from './database.ts';
import { prepared } from './prepared.ts';

/** How many of something one person may keep. */
export interface Quota {
  /** Names the lock: of one person, one request at a time adds to what the quota counts. */
  readonly name: string;
  readonly most: number;
  /** Statement that counts what a person has, as `held`; its one parameter is the person. */
  readonly counts: string;
  /** What the person reads when there is no room. */
  readonly message: string;
}

/** Takes an owner's turn at one kind of thing; the turn ends with the transaction. For statements that are prepared. */
export const TAKE_TURN = prepared('select pg_advisory_xact_lock(hashtextextended($1, 0))');

/** What `TAKE_TURN` is given. */
export const turnOf = (name: string, ownerId: string): string => `${name} ${ownerId}`;

const accountOf = (ownerId: string): string => turnOf('account', ownerId);

/**
 * Keeps the account from being deleted until the transaction of `em` ends. Whatever locks several rows of an owner calls
 * it first, or it and the deletion could wait for each other. Not a lock of the account's row: a stream of those would
 * keep the deletion waiting, while these are granted in the order they were asked for.
 */
export async function holdAccount(em: EntityManager, ownerId: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock_shared(hashtextextended(?, 0))', [accountOf(ownerId)]);
}

/** Waits for whatever holds the account; what wants to hold it from then on waits for the transaction of `em`. */
export async function closeAccount(em: EntityManager, ownerId: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [accountOf(ownerId)]);
}

/** Takes the owner's turn in the transaction of `em`: what others in that turn wrote is visible from then on. */
export async function takeTurn(em: EntityManager, ownerId: string, name: string): Promise<void> {
  await holdAccount(em, ownerId);
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [turnOf(name, ownerId)]);
}

/** Refuses when the owner has no room for `adding` more. The owner's turn must have been taken. */
export async function needRoom(em: EntityManager, ownerId: string, quota: Quota, adding = 1): Promise<void> {
  const [row] = await em.execute<{ held: number }[]>(quota.counts, [ownerId]);
  if ((row?.held ?? 0) + adding > quota.most) throw new LimitReached(quota.message);
}

/**
 * Adds to what a quota counts, in its own transaction: no two requests of one person can both take the last
 * room.
 * @param earlier looks for what an earlier arrival of the same request made; then nothing is added.
 * @returns what was added, or what was there.
 */
export function addWithin<Result>(
  database: Database,
  ownerId: string,
  quota: Quota,
  add: (em: EntityManager) => Promise<Result>,
  earlier: (em: EntityManager) => Promise<Result | null> = async () => null,
): Promise<Result> {
  return database.transaction(async (em) => {
    await takeTurn(em, ownerId, quota.name);
    const there = await earlier(em);
    if (there !== null) return there;
    await needRoom(em, ownerId, quota);
    return await add(em);
  });
}
