import { createStore } from 'zustand/vanilla';

const STORAGE_KEY = 'career-toolkit.data-saver';

type Choice = 'on' | 'off';

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
  type?: string;
}

/** What the browser reports about the connection; most report nothing. */
function network(): NetworkInformation {
  return (navigator as Navigator & { connection?: NetworkInformation }).connection ?? {};
}

function storedChoice(): Choice | undefined {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'on' || stored === 'off' ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** The person's choice on this device; undefined while they have not chosen. */
export const dataSaverStore = createStore<{ choice: Choice | undefined }>(() => ({ choice: storedChoice() }));

/** In data saving mode uses the device's fonts instead of loaded ones. */
function chooseFonts(): void {
  if (sparesData()) document.documentElement.dataset.fonts = 'system';
  else if (document.documentElement.dataset.fonts === 'system') delete document.documentElement.dataset.fonts;
}

/** Puts the mode on the document, and follows the person's choice. */
export function startDataSaver(): void {
  chooseFonts();
  dataSaverStore.subscribe(chooseFonts);
}

export function chooseDataSaver(choice: Choice): void {
  dataSaverStore.setState({ choice });
  try {
    localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Without storage the choice lasts until the page closes.
  }
}

/** Previews and pictures wait until they are asked for. */
const isDataSaverOn = (): boolean => dataSaverStore.getState().choice === 'on';

/** The browser was asked to save data, and the person has not said here what they want. */
export const asksForDataSaver = (): boolean =>
  dataSaverStore.getState().choice === undefined && network().saveData === true;

/** Nothing is loaded that nobody asked for: the mode is on, or the browser asks for it. */
export const sparesData = (): boolean => isDataSaverOn() || asksForDataSaver();

/** Whether a slow or paid connection is a reason to load nothing ahead. */
export function isCostly(): boolean {
  const { effectiveType, type } = network();
  return sparesData() || type === 'cellular' || ['slow-2g', '2g', '3g'].includes(effectiveType ?? '');
}
