const STORAGE_KEY = 'career-toolkit.downloaded';

/** Whether a resume was downloaded on this device: the file is made here, so that the server cannot know. */
export function hasDownloaded(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'yes';
  } catch {
    return false;
  }
}

export function rememberDownload(): void {
  try {
    localStorage.setItem(STORAGE_KEY, 'yes');
  } catch {
    // Without storage the checklist asks once more.
  }
}
