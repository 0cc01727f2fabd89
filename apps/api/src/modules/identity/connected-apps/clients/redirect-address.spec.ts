import { describe, expect, it } from '@jest/globals';
import { isOnDevice, isSameAddress, mayBeAnsweredAt, placeOf } from './redirect-address.ts';

describe('an address that an app is answered at', () => {
  it.each([
    'https://assistant.example/callback',
    'http://127.0.0.1:8123/callback',
    'http://[::1]/callback',
    'http://localhost/callback',
    'com.example.app:/callback',
    'com.example.my-app://callback',
  ])('may be %s', (address) => {
    expect(mayBeAnsweredAt(address)).toBe(true);
  });

  it.each([
    'http://assistant.example/callback',
    'javascript:alert(1)',
    'data:text/html,hello',
    'blob:https://assistant.example/1',
    'myapp:/callback',
    'java.script',
    '.com:/callback',
    'com.example.app:/callback#code',
    'com.example.app://ada:secret@callback',
    'ftp://assistant.example/',
    '',
  ])('is never %s', (address) => {
    expect(mayBeAnsweredAt(address)).toBe(false);
  });

  it('has any port on the device, and is the same to the letter elsewhere', () => {
    expect(isSameAddress('http://127.0.0.1:9/cb', 'http://127.0.0.1/cb')).toBe(true);
    expect(isSameAddress('http://127.0.0.1:9/other', 'http://127.0.0.1/cb')).toBe(false);
    expect(isSameAddress('com.example.app:/cb', 'com.example.app:/cb')).toBe(true);
    expect(isSameAddress('com.example.app:/cb?x', 'com.example.app:/cb')).toBe(false);
    expect(isSameAddress('com.example.other:/cb', 'com.example.app:/cb')).toBe(false);
  });

  it('is shown by its host, or by the name of the app on the device', () => {
    expect(placeOf(new URL('https://assistant.example:8443/cb'))).toBe('assistant.example:8443');
    expect(placeOf(new URL('com.example.app:/cb'))).toBe('com.example.app');
    expect(isOnDevice(new URL('com.example.app:/cb'))).toBe(true);
    expect(isOnDevice(new URL('https://assistant.example/cb'))).toBe(false);
  });
});
