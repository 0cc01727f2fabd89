/** What another app or site shared, as it came. */
export interface ReceivedShare {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  /** It was sent and did not arrive. */
  readonly isLost: boolean;
}

/** Characters that are taken over: a posting has some thousand, a shared book a million. */
const MOST_CHARACTERS = 100_000;
const ADDRESS = /https?:\/\/[^\s<>"')\]]+/i;

/** Reads the address that a share opens: its fragment (`#title=…&text=…&url=…`), or its query. */
export function receivedShare({ hash, search }: Pick<Location, 'hash' | 'search'>): ReceivedShare {
  const [fragment, query] = [new URLSearchParams(hash.slice(1)), new URLSearchParams(search)];
  const part = (name: string): string =>
    (fragment.get(name) ?? query.get(name) ?? '').slice(0, MOST_CHARACTERS).toWellFormed().trim();
  const [title, text, url] = [part('title'), part('text'), part('url')];
  const link = webLink(url) || webLink(ADDRESS.exec(text)?.[0] ?? '');
  // Phones put a shared link into the text.
  return { title, text: text === link ? '' : text, url: link, isLost: fragment.has('lost') };
}

const webLink = (text: string): string => {
  const address = text.replace(/[.,;:!?]+$/, '');
  return /^https?:\/\/[^\s/$.?#]\S*$/i.test(address) && address.length <= 2_048 ? address : '';
};

export const isEmptyShare = ({ title, text, url }: ReceivedShare): boolean => !title && !text && !url;

const STORAGE_KEY = 'career-toolkit.share';

/** Takes the share out of the address, where it would stay in the history, and keeps it for this tab until it is saved. */
export function takeShare(): ReceivedShare {
  const received = receivedShare(location);
  if (location.hash !== '' || location.search !== '')
    history.replaceState(history.state, '', location.pathname);
  try {
    if (!isEmptyShare(received)) {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(received));
      return received;
    }
    return { ...received, ...(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as ReceivedShare) };
  } catch {
    // Without storage a reload starts with an empty form.
    return received;
  }
}

export function forgetShare(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // There was nothing to forget.
  }
}
