import { readFile, rename, writeFile } from 'node:fs/promises';

/** What a board answered when it was last asked. */
export interface BoardCheck {
  /** Day of the call, `YYYY-MM-DD`. */
  checked: string;
  /** The same day when it answered with openings of the employer, else null. */
  verified: string | null;
  /** What it answered, in words. */
  words: string;
}

/** By the key of the source. */
export type BoardChecks = Readonly<Record<string, BoardCheck>>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** @returns none when there is no file, or when it is damaged: it can be made again. */
export async function readBoardChecks(file: string): Promise<BoardChecks> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    return Object.fromEntries(
      Object.entries(JSON.parse(text) as object).filter(([, check]) => isCheck(check)),
    );
  } catch {
    return {};
  }
}

/** Whole or not at all: a command that is ended leaves what was found before it. */
export async function writeBoardChecks(file: string, checks: BoardChecks): Promise<void> {
  await writeFile(`${file}.part`, `${JSON.stringify(checks, null, 2)}\n`);
  await rename(`${file}.part`, file);
}

function isCheck(value: unknown): value is BoardCheck {
  if (typeof value !== 'object' || value === null) return false;
  const { checked, verified, words } = value as Partial<BoardCheck>;
  return (
    DAY.test(String(checked)) &&
    (verified === null || DAY.test(String(verified))) &&
    typeof words === 'string'
  );
}
