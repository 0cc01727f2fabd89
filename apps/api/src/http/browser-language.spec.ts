import { describe, expect, it } from '@jest/globals';
import express from 'express';
import { browserLanguage, readerLanguage } from './browser-language.ts';

function requestOf(header: string | undefined): express.Request {
  const request = Object.create(express.request);
  request.headers = header === undefined ? {} : { 'accept-language': header };
  return request;
}
const languageOf = (header: string | undefined): string | undefined => browserLanguage(requestOf(header));

describe('the language that a browser asks for', () => {
  it('is the first of ours, whatever its country', () => {
    expect(languageOf('fr-SN,fr;q=0.9,en;q=0.8')).toBe('fr');
    expect(languageOf('de,sw;q=0.8,en;q=0.7')).toBe('sw');
  });

  it('is nothing for English, which is the default', () => {
    expect(languageOf('en-NG,fr;q=0.5')).toBeUndefined();
    expect(languageOf('de')).toBeUndefined();
    expect(languageOf(undefined)).toBeUndefined();
  });

  it('is English for a reader only where English is asked for, or nothing', () => {
    expect(readerLanguage(requestOf('en-NG,fr;q=0.5'))).toBe('en');
    expect(readerLanguage(requestOf(undefined))).toBe('en');
    expect(readerLanguage(requestOf('de'))).toBeUndefined();
  });
});
