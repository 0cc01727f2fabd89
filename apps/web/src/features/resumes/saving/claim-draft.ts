/**
 * Takes the draft of a new resume for this tab, until the answered function is called or the tab closes. Undefined
 * when another tab has it. Without the Web Locks API (plain http) every claim succeeds.
 */
export function claimDraft(creationKey: string): Promise<(() => void) | undefined> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((answer, fail) => {
    navigator.locks
      .request(`career-toolkit.draft.${creationKey}`, { ifAvailable: true }, (lock) => {
        if (!lock) return answer(undefined);
        return new Promise<void>((release) => answer(release));
      })
      .catch(fail);
  });
}
