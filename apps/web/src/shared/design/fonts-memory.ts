const STORAGE_KEY = 'career-toolkit.fonts';

/** Whether an earlier visit loaded the fonts, so that they are most likely at hand. */
export function hadFonts(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'yes';
  } catch {
    return false;
  }
}

export function rememberFonts(): void {
  try {
    localStorage.setItem(STORAGE_KEY, 'yes');
  } catch {
    // Without storage each visit begins with the fonts of the device.
  }
}
