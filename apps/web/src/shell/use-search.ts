import { useCallback, useEffect, useState } from 'react';

type Search = Readonly<Record<string, string>>;

const readSearch = (): Search => Object.fromEntries(new URLSearchParams(location.search));

/** The parameters of the address where there is no router. @returns them, and how to open another address of the path. */
export function useSearch(): readonly [Search, (href: string, how: 'push' | 'replace') => void] {
  const [search, setSearch] = useState(readSearch);
  useEffect(() => {
    const read = (): void => setSearch(readSearch());
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  const open = useCallback((href: string, how: 'push' | 'replace'): void => {
    history[`${how}State`](null, '', href);
    setSearch(readSearch());
  }, []);
  return [search, open];
}
