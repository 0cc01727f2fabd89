import type { Locator, Page } from '@playwright/test';

/** What the measured person has stored. */
export interface Stored {
  resumeId: string;
  letterId: string;
  applicationId: string;
  savedJobId: string;
}

export interface Action {
  name: string;
  /** Leads from the open screen to where the action is; not measured. */
  before?: (page: Page) => Promise<unknown>;
  target: (page: Page) => Locator;
  /** The key to press; without one the target is tapped. */
  key?: string;
}

export interface Screen {
  name: string;
  path: string;
  signedIn: boolean;
  /** Something the screen shows once it is ready. */
  shows: (page: Page) => Locator;
  actions: readonly Action[];
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).first();
const link = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name }).first();
const labelled = (name: string | RegExp) => (page: Page) => page.getByLabel(name).first();
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const tapped =
  (target: (page: Page) => Locator) =>
  (page: Page): Promise<void> =>
    target(page).click();
const step = (label: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: label });

const SIGNED_OUT: readonly Screen[] = [
  {
    name: 'landing',
    path: '/',
    signedIn: false,
    shows: heading,
    actions: [
      { name: 'light and dark', target: button('Switch between light and dark') },
      { name: 'watch the demo', target: button('Watch Demo') },
    ],
  },
  {
    name: 'sign-in',
    path: '/auth',
    signedIn: false,
    shows: labelled('Email'),
    actions: [
      { name: 'a letter of the address', target: labelled('Email'), key: 'a' },
      { name: 'this is a shared phone', target: labelled('This is a shared phone') },
      { name: 'sign in with nothing', target: button('Sign In') },
      { name: 'to sign-up', target: button('Sign Up') },
    ],
  },
];

const signedIn = ({ resumeId, letterId, applicationId, savedJobId }: Stored): readonly Screen[] => [
  {
    name: 'dashboard',
    path: '/dashboard',
    signedIn: true,
    shows: link(/^Edit /),
    actions: [
      { name: 'the menu', target: button('More') },
      { name: 'light and dark', before: tapped(button('More')), target: button(/(Light|Dark) theme/) },
      { name: 'ask to delete a resume', target: button(/^Delete /) },
      { name: 'to the resumes', target: link('Resumes') },
    ],
  },
  {
    name: 'resumes',
    path: '/resumes',
    signedIn: true,
    shows: labelled('Search by title or industry'),
    actions: [
      { name: 'a letter of a search', target: labelled('Search by title or industry'), key: 'a' },
      { name: 'tags', target: button(/^Tags of /) },
    ],
  },
  {
    name: 'editor',
    path: `/resume/edit/${resumeId}`,
    signedIn: true,
    shows: step('Basic Info'),
    actions: [
      {
        name: 'a letter of the title',
        before: tapped(step('Basic Info')),
        target: labelled('Resume Title'),
        key: 'a',
      },
      {
        name: 'a letter of the summary',
        before: tapped(step('Basic Info')),
        target: labelled(/Summary$/),
        key: 'a',
      },
      { name: 'to Experience', target: step('Experience') },
      { name: 'to the templates', before: tapped(step('Experience')), target: step('Template') },
      { name: 'preview', target: button('Preview CV') },
      { name: 'add experience', before: tapped(step('Experience')), target: button('Add Experience') },
      {
        name: 'another template',
        before: tapped(step('Template')),
        target: (page) => page.getByRole('radio').nth(3),
      },
    ],
  },
  {
    name: 'preview',
    path: `/resume/preview/${resumeId}`,
    signedIn: true,
    shows: (page) => page.locator('.sheet').first(),
    actions: [{ name: 'more formats', target: button(/More formats/) }],
  },
  {
    name: 'tracker',
    path: '/job-tracker',
    signedIn: true,
    shows: button('Add Application'),
    actions: [
      { name: 'a letter of a search', target: labelled(/^Search/), key: 'a' },
      { name: 'the board', target: link('Board') },
      { name: 'add an application', target: button('Add Application') },
      { name: 'discover jobs', target: button('Discover Jobs') },
    ],
  },
  {
    name: 'application',
    path: `/job-tracker/${applicationId}`,
    signedIn: true,
    shows: button('Save changes'),
    actions: [
      { name: 'a letter of the notes', target: labelled(/Notes$/), key: 'a' },
      {
        name: 'save',
        // Without a change there is nothing to save.
        before: (page) => labelled(/Notes$/)(page).press('b'),
        target: button('Save changes'),
      },
    ],
  },
  {
    name: 'letter',
    path: `/cover-letters/${letterId}`,
    signedIn: true,
    shows: labelled(/Content$/),
    actions: [{ name: 'a letter of the content', target: labelled(/Content$/), key: 'a' }],
  },
  {
    name: 'saved job',
    path: `/saved-jobs/${savedJobId}`,
    signedIn: true,
    shows: button('Details, deadline and reminder'),
    actions: [
      { name: 'details', target: button('Details, deadline and reminder') },
      {
        name: 'a letter of the notes',
        before: tapped(button('Details, deadline and reminder')),
        target: labelled('Notes'),
        key: 'a',
      },
    ],
  },
  {
    name: 'save a job',
    path: '/save-job',
    signedIn: true,
    shows: button('Enter it by hand'),
    actions: [
      { name: 'a letter of the posting', target: labelled('Paste the job posting'), key: 'a' },
      { name: 'enter it by hand', target: button('Enter it by hand') },
    ],
  },
  {
    name: 'insights',
    path: '/career-insights',
    signedIn: true,
    shows: button('Analyze Resume'),
    actions: [
      {
        name: 'analyze a resume',
        before: async (page) => page.getByLabel('Resume', { exact: true }).selectOption(resumeId),
        target: button('Analyze Resume'),
      },
    ],
  },
  {
    name: 'profile',
    path: '/profile',
    signedIn: true,
    shows: button('Edit'),
    actions: [
      { name: 'edit', target: button('Edit') },
      {
        name: 'a letter of the name',
        before: tapped(button('Edit')),
        target: labelled('First name'),
        key: 'a',
      },
    ],
  },
];

/** Common actions over every screen. */
export const screensOf = (stored: Stored): readonly Screen[] => [...SIGNED_OUT, ...signedIn(stored)];

/** The same on a page with nothing but a field and a button: the floor. */
export const PLAIN: Screen = {
  name: 'plain page',
  path: 'about:blank',
  signedIn: false,
  shows: heading,
  actions: [
    { name: 'a letter', target: labelled('Words'), key: 'a' },
    { name: 'a tap', target: button('Write') },
  ],
};

export const PLAIN_HTML = `<!doctype html><meta name="viewport" content="width=device-width"><h1>Plain</h1>
<label>Words <input></label><button>Write</button><p></p>
<script>
  const out = document.querySelector('p');
  document.querySelector('input').oninput = (event) => (out.textContent = event.target.value);
  document.querySelector('button').onclick = () => out.append('written ');
</script>`;
