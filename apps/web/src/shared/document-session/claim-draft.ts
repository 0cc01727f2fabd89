/** Takes a draft for this tab, until the returned function is called or the tab closes. Undefined when another tab has it. */
export type Claim = (key: string) => Promise<(() => void) | undefined>;

/** Claims with the Web Locks API; without it (plain http) every claim succeeds. */
export const claimDraft: Claim = (key) => {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`career-toolkit.draft.${key}`, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(undefined);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(reject);
  });
};
