import { describe, expect, it } from '@jest/globals';
import { belowFloor, FLOORS, isOlder } from './version-floors.ts';

describe('floors of versions', () => {
  it('compare numbers, not letters', () => {
    expect(isOlder('9.1.0', '10.0.0')).toBe(true);
    expect(isOlder('0.10.0', '0.9.9')).toBe(false);
    expect(isOlder('2.2.0', '2.2.0')).toBe(false);
    expect(isOlder('2.1.9-beta.1', '2.2.0')).toBe(true);
  });

  it('are kept by every copy, however deep it lies', () => {
    const [floor = ''] = FLOORS.multer ?? [];
    const lock = {
      packages: {
        '': { version: '0.0.1' },
        'node_modules/multer': { version: floor },
        'node_modules/a/node_modules/multer': { version: '1.4.5' },
        'node_modules/not-multer': { version: '0.0.1' },
      },
    };
    const [found, ...more] = belowFloor(lock);
    expect(found).toContain('node_modules/a/node_modules/multer is 1.4.5');
    expect(more).toEqual([]);
  });
});
