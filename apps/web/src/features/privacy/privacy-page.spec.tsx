/** @jest-environment ./test/browser-environment.js */
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { CurrentUser } from '../../shared/session/session.ts';
import { renderFeature } from '../../shared/testing/render-feature.tsx';
import { mount } from './routes.ts';

const PERSON = { firstName: 'Amara' } as CurrentUser;

async function open(user: CurrentUser | null): Promise<void> {
  renderFeature(mount, '/privacy', user);
  await screen.findByRole('heading', { level: 1, name: 'Privacy notice' });
}

afterEach(cleanup);

describe('the privacy notice', () => {
  it.each([
    ['nobody', null, '/'],
    ['a person', PERSON, '/dashboard'],
  ])('leads %s back to where they came from', async (_who, user, address) => {
    await open(user);
    expect(screen.getByRole('link', { name: /^Back to/ }).getAttribute('href')).toBe(address);
  });

  it('names the periods that the server keeps', async () => {
    await open(null);
    const row = screen.getByRole('row', { name: /^A deleted resume/ });
    expect(within(row).getByText(new RegExp(`^${LIMITS.deletedResumeDays} days`))).toBeTruthy();
  });

  it('links a person who is signed in to their profile', async () => {
    await open(PERSON);
    expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe('/profile');
  });
});
