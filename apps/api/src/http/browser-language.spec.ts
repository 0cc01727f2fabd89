import { describe, expect, it } from '@jest/globals';
import express from 'express';
import { browserLanguage } from './browser-language.ts';

const languageOf = (header: string | undefined): string | undefined => {
  const request = Object.create(express.request);
  request.headers = header === undefined ? {} : { 'accept-language': header };
  return browserLanguage(request);
};

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
});
