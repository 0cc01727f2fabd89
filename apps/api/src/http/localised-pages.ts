import type { Request, Response } from 'express';
import { browserLanguage } from './browser-language.ts';
import { builtFiles } from './built-files.ts';

const PAGE = 'index.html';
const LOCALISED = /^index\.([a-z]+)\.html$/;

/** The page of the app in each language that the build wrote it in: `index.html` in English, `index.fr.html` in French. */
export class LocalisedPages {
  private readonly languages: ReadonlySet<string>;

  constructor(folder: string) {
    this.languages = new Set(builtFiles(folder).flatMap((name) => LOCALISED.exec(name)?.[1] ?? []));
  }

  /** The file for the language of the browser; English where there is none. */
  choose(request: Request, response: Response): string {
    response.vary('Accept-Language');
    const language = browserLanguage(request);
    return language && this.languages.has(language) ? `index.${language}.html` : PAGE;
  }
}
