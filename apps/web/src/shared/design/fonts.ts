import { rememberFonts } from './fonts-memory.ts';

/** One face of each family; faces for further letters come as they are met. */
const FACES = ['1rem "Hanken Grotesk Variable"', '600 1rem "Newsreader"'];

/**
 * On a first visit text uses the device's fonts, fitted to the size of ours (fonts.css), so that reading does
 * not wait for fonts. This loads ours and shows both at once.
 */
export async function bringFonts(): Promise<void> {
  const page = document.documentElement;
  if (page.dataset.fonts !== 'later') return;
  await Promise.all(FACES.map((face) => document.fonts.load(face)));
  // Saving data may have been chosen meanwhile.
  if (page.dataset.fonts === 'later') delete page.dataset.fonts;
  rememberFonts();
}
