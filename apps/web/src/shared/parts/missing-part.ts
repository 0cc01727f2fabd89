import { t } from '../language/texts.ts';

/** Why code of the app could not be loaded. */
export type Absence = 'offline' | 'outdated' | 'broken';

/** Code of the app that could not be loaded. */
export class MissingPart extends Error {
  override readonly name = 'MissingPart';

  constructor(
    cause: unknown,
    /** Lets the next showing ask again at once. */
    readonly forget: () => void,
  ) {
    super(t`A part of this page could not be loaded.`);
    this.cause = cause;
  }
}

const GONE: readonly number[] = [404, 410];

/** Finds out why: there is no connection, or the server has a newer release than the one this page runs. */
export async function findAbsence(): Promise<Absence> {
  if (!navigator.onLine) return 'offline';
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (!script) return 'broken';
  try {
    // Each release names its first script by its content.
    const { status } = await fetch(script.src, { method: 'HEAD', cache: 'no-store' });
    return GONE.includes(status) ? 'outdated' : 'broken';
  } catch {
    return 'offline';
  }
}
