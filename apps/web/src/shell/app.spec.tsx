/** @jest-environment ./test/browser-environment.js */
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NoticeArea } from '../shared/notices/notice-area.tsx';
import {
  claimReturnAddress,
  forgetReturnAddress,
  keepReturnAddress,
  returnAddress,
} from '../shared/session/return-address.ts';
import type { CurrentUser } from '../shared/session/session.ts';
import { announceSignOut } from '../shared/session/session-end.ts';
import { App } from './app.tsx';

const ADA: CurrentUser = {
  id: '019a2c1e-7c1b-7f0a-9d5e-2f6f8a1b2c3d',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Obi',
  phone: null,
  profileImageUrl: null,
  authProvider: 'career-toolkit',
  isEmailVerified: false,
  currentJobStatus: null,
  timeZone: 'Africa/Lagos',
  country: null,
  language: null,
  wantsReminderMails: true,
  wantsNewDeviceMails: true,
  hasCompletedOnboarding: false,
  createdAt: '2026-10-02T10:00:00.000Z',
};

/** Answers the API by path; a path without an answer is refused with 401, as for a signed-out visitor. */
function answerApi(answers: Record<string, unknown>): void {
  window.fetch = jest.fn(async (input: unknown) => {
    const path = String(input instanceof Request ? input.url : input).replace(/^https?:\/\/[^/]+/, '');
    const body = answers[path.split('?')[0] ?? ''];
    const status = body === undefined ? 401 : 200;
    return Response.json(body ?? {}, { status });
  }) as typeof fetch;
}

function open(path: string, user: CurrentUser | null | undefined) {
  window.history.replaceState(null, '', path);
  return render(
    <>
      <App bootstrap={{ user, confirmed: user !== undefined }} />
      <NoticeArea />
    </>,
  );
}

const LISTS = {
  '/api/resumes': [],
  '/api/job-applications': [],
  '/api/cover-letters': [],
  '/api/job-applications/summary': { total: 0, successRate: '0%' },
  // Read ahead, soon after the dashboard.
  '/api/resumes/deleted': [],
  '/api/career-insights': [],
};

const heading = (name: string | RegExp): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 1, name }, { timeout: 5_000 });

afterEach(cleanup);

describe('at start', () => {
  it('shows a spinner with Loading... while the current user is asked for', async () => {
    let answer: (response: Response) => void = () => undefined;
    window.fetch = jest.fn(() => new Promise<Response>((resolve) => (answer = resolve))) as typeof fetch;
    open('/nowhere', undefined);
    expect(screen.getByText('Loading...')).toBeTruthy();
    await waitFor(() => expect(window.fetch).toHaveBeenCalled());
    answer({
      ok: false,
      status: 401,
      statusText: '',
      headers: new Headers(),
      text: async () => '',
    } as Response);
    expect(await heading('404 Page Not Found')).toBeTruthy();
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  it('shows status and status text when the request fails otherwise', async () => {
    window.fetch = jest.fn(
      async () => new Response('', { status: 503, statusText: 'Service Unavailable' }),
    ) as typeof fetch;
    open('/dashboard', undefined);
    expect(await screen.findByText('503: Service Unavailable')).toBeTruthy();
  });
});

describe('signed out', () => {
  it.each(['/dashboard', '/profile', '/resume/new', '/job-tracker', '/cover-letters', '/anything'])(
    'finds nothing at %s',
    async (path) => {
      answerApi({});
      open(path, null);
      expect(await heading('404 Page Not Found')).toBeTruthy();
    },
  );

  it('is offered to sign in and comes back to an address that exists then', async () => {
    answerApi({});
    open('/job-tracker?view=board', null);
    expect(await screen.findByText('You are not signed in. Sign in to open this page.')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Sign In' }));
    expect(await heading('Sign in to your account')).toBeTruthy();
    expect(returnAddress()).toBe('/job-tracker?view=board');
    forgetReturnAddress();
  });

  it('is not led back to an address that nobody has', async () => {
    answerApi({});
    open('/no/such/page', null);
    await userEvent.click(await screen.findByRole('link', { name: 'Sign In' }));
    expect(await heading('Sign in to your account')).toBeTruthy();
    expect(returnAddress()).toBeUndefined();
  });

  it('finds the landing page at / and the sign-in at /auth', async () => {
    answerApi({});
    open('/', null);
    expect(await screen.findByRole('link', { name: 'Start Your Journey Today' })).toBeTruthy();
    cleanup();
    open('/auth', null);
    expect(await heading('Sign in to your account')).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Sign in · Career Toolkit'));
  });
});

describe('signed in', () => {
  it.each(['/', '/dashboard', '/auth'])('finds the dashboard at %s', async (path) => {
    answerApi(LISTS);
    open(path, ADA);
    expect(await heading('Hello, Ada')).toBeTruthy();
    expect(window.location.pathname).toBe(path === '/auth' ? '/dashboard' : path);
  });

  it('finds nothing at an unknown address', async () => {
    answerApi(LISTS);
    open('/resume', ADA);
    expect(await heading('404 Page Not Found')).toBeTruthy();
    await waitFor(() => expect(document.title).toContain('404 Page Not Found'));
  });

  it('asks to sign in again when the session expires', async () => {
    answerApi({});
    open('/dashboard', ADA);
    expect(await heading('Sign in to your account')).toBeTruthy();
    expect(await screen.findByText('Your session has ended')).toBeTruthy();
    expect(claimReturnAddress('somebody else')).toBeUndefined();
  });

  it('keeps where the session ended for the same person', async () => {
    answerApi({});
    open('/dashboard?from=mail', ADA);
    expect(await heading('Sign in to your account')).toBeTruthy();
    expect(claimReturnAddress(ADA.id)).toBe('/dashboard?from=mail');
    forgetReturnAddress();
  });

  it('keeps nothing of where a person was who signed out in another tab', async () => {
    answerApi({});
    open('/dashboard?from=mail', ADA);
    announceSignOut();
    expect(await heading('Sign in to your account')).toBeTruthy();
    expect(returnAddress()).toBeUndefined();
  });

  it('opens the kept address when Google leads to the dashboard', async () => {
    answerApi(LISTS);
    keepReturnAddress('/no/such/page', ADA.id);
    open('/dashboard', ADA);
    expect(await heading('404 Page Not Found')).toBeTruthy();
    await waitFor(() => expect(returnAddress()).toBeUndefined());
  });
});
