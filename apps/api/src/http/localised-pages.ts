import { readdirSync } from 'node:fs';
import type { Request, Response } from 'express';

const PAGE = 'index.html';
const ENGLISH = 'en';
const LOCALISED = /^index\.([a-z]+)\.html$/;

/** The page of the app in each language that the build wrote it in: `index.html` in English, `index.fr.html` in French. */
export class LocalisedPages {
  private readonly languages: ReadonlySet<string>;

  constructor(folder: string) {
    this.languages = new Set(namesIn(folder).map((name) => LOCALISED.exec(name)?.[1] ?? ENGLISH));
  }

  /** The file for the first language of the browser that there is one for; English without one. */
  choose(request: Request, response: Response): string {
    response.vary('Accept-Language');
    const found = request
      .acceptsLanguages()
      .map((tag) => tag.split('-')[0]?.toLowerCase() ?? '')
      .find((language) => language === ENGLISH || this.languages.has(language));
    return found === undefined || found === ENGLISH ? PAGE : `index.${found}.html`;
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Not built yet: there is nothing to serve.
    return [];
  }
}
