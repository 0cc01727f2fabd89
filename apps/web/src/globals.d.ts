/** Origin of the API, fixed when the app is built; empty means the origin the app came from. */
declare const __API_HOST__: string;

/** Languages in which nearly all texts are there, beside English. */
declare const __LANGUAGES__: readonly string[];
/** Those of them of which no speaker has read every file. */
declare const __DRAFT_LANGUAGES__: readonly string[];

/** Files that a visit needs, by how its path begins; those under '' go with every visit of the app, those under 'sign-in' and 'landing' start a visit without it. */
declare const __AHEAD__: Readonly<Record<string, readonly string[]>>;

/** Address of the names of the files that later parts need. */
declare const __FILE_LISTS__: string;

interface Window {
  /** Has the files of the app and a screen fetched, by its address, without running them; says whether it knew those of the screen. */
  fetchAhead?: (path: string) => boolean;
  /** Brings `fileLists`. */
  bringFileLists?: () => Promise<void>;
  /** Whether the files of this visit's screen are on their way. */
  screenIsComing?: boolean;
  /** Script files of later parts, by the file that loads them, in the order in which it names the parts. */
  fileLists?: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** The answer of `/api/auth/user`, requested before the app is there; undefined when the API was not reached. */
  currentUserAnswer?: Promise<Response | undefined>;
  /** Answers to what the screen of this visit will ask first, by path; undefined where the API was not reached. */
  prefetchedResponses?: Record<string, Promise<Response | undefined>>;
}

/** The address at which the build serves a file. */
declare module '*?url' {
  const address: string;
  export default address;
}

/** The landing page's templates as HTML, drawn by the build. */
declare module 'virtual:showcase' {
  export const html: string;
}

/** Folders of what reads letters in pictures, and of what draws the pictures of scanned PDFs. */
declare const __LETTER_FILES__: string;
declare const __PICTURE_FILES__: string;
