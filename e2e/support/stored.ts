import { type APIRequestContext, expect } from '@playwright/test';

export interface Stored {
  id: string;
  version: number;
  [field: string]: unknown;
}

/** Stores something of the signed-in person through the API: `resumes`, `job-applications`. */
export async function store(request: APIRequestContext, path: string, data: object): Promise<Stored> {
  const answer = await request.post(`/api/${path}`, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}
