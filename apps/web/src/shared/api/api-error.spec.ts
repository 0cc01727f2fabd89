import { describe, expect, it } from '@jest/globals';
import { ApiError, noticeText } from './api-error.ts';

const answer = (status: number, statusText = '') => ({ status, statusText }) as Response;

describe('an API error', () => {
  it('reads {status}: {statusText} when a query was refused', () => {
    const problem = { title: 'Not Found', message: 'Resume not found' };
    expect(ApiError.fromResponse('GET', answer(404, 'Not Found'), problem).message).toBe('404: Not Found');
  });

  it('takes the title of the problem where the protocol carries no status text', () => {
    expect(ApiError.fromResponse('GET', answer(503), { title: 'Service Unavailable' }).message).toBe(
      '503: Service Unavailable',
    );
  });

  it("reads the server's message when a write was refused", () => {
    const error = ApiError.fromResponse('POST', answer(409, 'Conflict'), { message: 'Taken already' });
    expect(error.message).toBe('Taken already');
    expect(noticeText(error, 'Failed.')).toBe('Taken already');
  });

  it("falls back to the screen's words when the server said nothing", () => {
    expect(noticeText(ApiError.fromResponse('PUT', answer(502, 'Bad Gateway'), undefined), 'Failed.')).toBe(
      'Failed.',
    );
    expect(noticeText(ApiError.unreachable(new TypeError('x')), 'Failed.')).toBe('Failed.');
    expect(noticeText(new Error('inner'), 'Failed.')).toBe('Failed.');
  });

  it('keeps well-formed field faults only', () => {
    const errors = [{ field: 'email', message: 'Bad' }, { field: 3 }, null];
    expect(ApiError.fromResponse('POST', answer(400), { errors }).fieldErrors).toEqual([
      { field: 'email', message: 'Bad' },
    ]);
  });
});
