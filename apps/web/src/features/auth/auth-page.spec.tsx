/** @jest-environment ./test/browser-environment.js */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { noticeStore } from '../../shared/notices/notices.ts';
import { renderFeature } from '../../shared/testing/render-feature.tsx';
import { mount } from './routes.ts';

interface Sent {
  path: string;
  body: unknown;
}

const sent: Sent[] = [];

/** The API as the screen sees it: nobody is signed in, and credentials get the given answer. */
function answerCredentials(status: number, body: unknown, options: unknown = { google: true }): void {
  window.fetch = jest.fn(async (input: unknown, init?: RequestInit) => {
    const request =
      input instanceof Request ? input : new Request(new URL(String(input), location.href), init);
    const isQuestion = request.method === 'GET';
    if (!isQuestion)
      sent.push({ path: new URL(request.url).pathname, body: JSON.parse(await request.text()) });
    if (request.url.endsWith('/api/auth/options')) return Response.json(options);
    return Response.json(isQuestion ? {} : body, { status: isQuestion ? 401 : status });
  }) as typeof fetch;
}

async function open(search = ''): Promise<void> {
  renderFeature(mount, `/auth${search}`, null);
  await screen.findByRole('heading', { level: 1 });
}

const notice = () => noticeStore.getState().current;
const field = (label: string): HTMLInputElement => screen.getByLabelText(new RegExp(`^${label}`));
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  sent.length = 0;
  answerCredentials(500, {});
});

afterEach(() => {
  cleanup();
  noticeStore.setState({ current: undefined });
});

describe('the sign-in screen', () => {
  it('opens in sign-in mode, and in create-account mode with signup=true', async () => {
    await open();
    expect(screen.queryByLabelText(/^First name/)).toBeNull();
    cleanup();
    await open('?signup=true');
    expect(screen.getByLabelText(/^First name/)).toBeTruthy();
  });

  it('empties both forms on each toggle', async () => {
    await open();
    await userEvent.type(field('Email'), 'ada@example.com');
    await press('Sign Up');
    expect(field('Email').value).toBe('');
    await userEvent.type(field('Last name'), 'Obi');
    await press('Sign In');
    expect(field('Email').value).toBe('');
    await press('Sign Up');
    expect(field('Last name').value).toBe('');
  });

  it('shows and hides the password', async () => {
    await open();
    expect(field('Password').type).toBe('password');
    await press('Show password');
    expect(field('Password').type).toBe('text');
    await press('Hide password');
    expect(field('Password').type).toBe('password');
  });

  it('says what is missing and sends nothing', async () => {
    await open();
    await press('Sign In');
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(document.activeElement).toBe(field('Email'));
    expect(sent).toEqual([]);
  });

  it('drops a message as soon as its field is right', async () => {
    await open();
    await press('Sign In');
    await userEvent.type(field('Email'), 'ada@example.com');
    expect(screen.queryByText('Please enter a valid email address')).toBeNull();
    expect(screen.getByText('Password is required')).toBeTruthy();
  });

  it('explains all four rules of a new account', async () => {
    await open('?signup=true');
    await userEvent.type(field('Password'), 'seven77');
    await press('Create Account');
    for (const message of [
      'First name must be at least 2 characters',
      'Last name must be at least 2 characters',
      'Please enter a valid email address',
      'Password must be at least 8 characters',
    ]) {
      expect(screen.getByText(message)).toBeTruthy();
    }
  });

  it('shows the notice of a refused Google sign-in', async () => {
    await open('?error=auth_failed');
    expect(notice()).toMatchObject({
      title: 'Authentication Failed',
      description: 'There was a problem signing you in with Google. Please try again.',
      style: 'destructive',
    });
    // A reload does not repeat it.
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('keeps the chosen mode in the address, so that a reload opens it again', async () => {
    await open('?signup=true');
    await press('Sign In');
    await waitFor(() => expect(location.search).toBe(''));
    await press('Sign Up');
    await waitFor(() => expect(location.search).toBe('?signup=true'));
    expect(screen.getByLabelText(/^First name/)).toBeTruthy();
  });

  it('leads to Google and to the home page', async () => {
    await open();
    const google = await screen.findByRole('link', { name: /Google/ });
    expect(google.getAttribute('href')).toBe('/api/auth/google');
    expect(screen.getByRole('link', { name: 'Career Toolkit' }).getAttribute('href')).toBe('/');
  });

  it('does not offer Google where it is not set up', async () => {
    answerCredentials(500, {}, { google: false });
    await open();
    await waitFor(() => expect(window.fetch).toHaveBeenCalled());
    await expect(screen.findByRole('link', { name: /Google/ }, { timeout: 300 })).rejects.toThrow();
  });
});

describe('the answer to credentials', () => {
  const signIn = async (): Promise<void> => {
    await open();
    await userEvent.type(field('Email'), 'ada@example.com');
    await userEvent.type(field('Password'), 'a long phrase');
    await press('Sign In');
    await waitFor(() => expect(sent).toHaveLength(1));
  };

  it('is shown in the words of the server when the call fails', async () => {
    answerCredentials(401, { ok: false, message: 'E-mail or password is wrong' });
    await signIn();
    expect(sent).toEqual([
      { path: '/api/auth/login', body: { email: 'ada@example.com', password: 'a long phrase' } },
    ]);
    await waitFor(() =>
      expect(notice()).toMatchObject({
        title: 'Authentication Error',
        description: 'E-mail or password is wrong',
        style: 'destructive',
      }),
    );
  });

  it('is shown in general words when the server says nothing', async () => {
    answerCredentials(502, undefined);
    await signIn();
    await waitFor(() =>
      expect(notice()).toMatchObject({
        title: 'Authentication Error',
        description: 'Something went wrong. Please try again.',
      }),
    );
  });

  it('is a failure when it says ok false', async () => {
    answerCredentials(200, { ok: false, message: 'No' });
    await signIn();
    await waitFor(() =>
      expect(notice()).toMatchObject({
        title: 'Authentication Error',
        description: 'Authentication failed. Please try again.',
      }),
    );
  });

  it('welcomes back with the message of the server', async () => {
    answerCredentials(200, { ok: true, message: 'You are signed in.' });
    await signIn();
    await waitFor(() =>
      expect(notice()).toMatchObject({ title: 'Welcome back!', description: 'You are signed in.' }),
    );
  });

  it('puts the faults of the server beside their fields', async () => {
    answerCredentials(400, {
      message: 'Validation failed: email',
      errors: [{ field: 'email', message: 'This address cannot be used' }],
    });
    await signIn();
    expect(await screen.findByText('This address cannot be used')).toBeTruthy();
  });
});
