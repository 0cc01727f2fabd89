import { describe, expect, it } from '@jest/globals';
import { versionRanges } from './version-ranges.ts';

describe('versionRanges', () => {
  it('names each range of a workspace, and leaves exact versions, aliases and other packages alone', () => {
    const packages = {
      '': { devDependencies: { jest: '30.5.2', rxjs: '~7.8.0' } },
      'apps/web': {
        dependencies: { antd: '^6.1.0', html2canvas: 'npm:html2canvas-pro@2.5.2', '@career/contracts': '*' },
      },
      'node_modules/antd': { dependencies: { dayjs: '^1.11.0' } },
    };
    expect(versionRanges({ packages })).toEqual(['package.json: rxjs ~7.8.0', 'apps/web: antd ^6.1.0']);
  });
});
