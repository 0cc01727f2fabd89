import { createStore } from 'zustand/vanilla';

/** Says of the device, not of a person, that several people use it. */
export const SHARED_PHONE_KEY = 'career-toolkit.shared-phone';

function stored(): boolean {
  try {
    return localStorage.getItem(SHARED_PHONE_KEY) === 'yes';
  } catch {
    return false;
  }
}

/** Whether this is a shared phone: then it keeps no copies, and a session that ends erases it as signing out does. */
export const sharedPhoneStore = createStore<{ isShared: boolean }>(() => ({ isShared: stored() }));

export const isSharedPhone = (): boolean => sharedPhoneStore.getState().isShared;

export function chooseSharedPhone(isShared: boolean): void {
  sharedPhoneStore.setState({ isShared });
  try {
    if (isShared) localStorage.setItem(SHARED_PHONE_KEY, 'yes');
    else localStorage.removeItem(SHARED_PHONE_KEY);
  } catch {
    // Without storage the choice lasts until the page closes, and so does everything else.
  }
}

// Chosen in another tab.
addEventListener('storage', ({ key }) => {
  if (key === SHARED_PHONE_KEY) sharedPhoneStore.setState({ isShared: stored() });
});
