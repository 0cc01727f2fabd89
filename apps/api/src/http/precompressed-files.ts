import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { builtFiles } from './built-files.ts';

/** Smallest first; browsers take both alike. */
const PACKINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** The files of a folder that the build has packed: beside `app.js` there are `app.js.br` and `app.js.gz`. */
export class PrecompressedFiles {
  private readonly names: ReadonlySet<string>;

  constructor(folder: string) {
    this.names = new Set(builtFiles(folder));
  }

  /** The ending of the smallest copy of a file that the caller can read; empty for the file itself. */
  choose(request: Request, response: Response, name: string): string {
    const there = PACKINGS.filter(({ ending }) => this.names.has(name + ending));
    if (there.length === 0) return '';
    response.vary('Accept-Encoding');
    const packing = there.find(({ name: encoding }) => request.acceptsEncodings(encoding));
    if (!packing) return '';
    response.setHeader('Content-Encoding', packing.name);
    response.type(name.slice(name.lastIndexOf('.')));
    return packing.ending;
  }

  /** Sends the static files behind it as they were packed. `prefix` is their path in the folder. */
  serve(prefix: string): RequestHandler {
    return (request: Request, response: Response, next: NextFunction) => {
      if (request.method === 'GET' || request.method === 'HEAD') {
        const ending = this.choose(request, response, prefix + request.path.slice(1));
        if (ending) request.url = request.path + ending;
      }
      next();
    };
  }
}
