import { describe, expect, it } from '@jest/globals';
import { deviceName } from './device-name.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the name of a device', () => {
  it.each([
    [
      'Chrome on Android',
      `Mozilla/5.0 (Linux; Android 14; Pixel 7) ${WEBKIT} Chrome/126.0 Mobile Safari/537.36`,
    ],
    [
      'Samsung Internet on Android',
      `Mozilla/5.0 (Linux; Android 13) ${WEBKIT} SamsungBrowser/25.0 Chrome/121 Safari/537.36`,
    ],
    [
      'Edge on Windows',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/126.0 Safari/537.36 Edg/126.0`,
    ],
    ['Opera on Windows', `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/126.0 Safari/537.36 OPR/112.0`],
    [
      'Safari on iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1 Version/17.5 Mobile/15E148 Safari/604.1',
    ],
    [
      'Chrome on iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1 CriOS/126.0 Mobile/15E148 Safari/604.1',
    ],
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
    [
      'Safari on Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15',
    ],
    ['Android', 'okhttp/4.12 Android'],
    ['Unknown device', 'curl/8.5.0'],
    ['Unknown device', ''],
  ])('is %s', (name, userAgent) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it('is unknown without a header, and takes little time on a long one', () => {
    expect(deviceName(undefined)).toBe('Unknown device');
    expect(deviceName(`${'Version/'.repeat(100_000)} Safari/`)).toBe('Unknown device');
  });
});
