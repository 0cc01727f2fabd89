import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import type { NextFunction, Request, RequestHandler, Response } from 'express';

const ENDINGS = { br: '.br', gzip: '.gz' } as const;
type Packing = keyof typeof ENDINGS;

/** The files of a folder that the build has packed: beside `app.js` lie `app.js.br` and `app.js.gz`. */
export class PackedFiles {
  private readonly names: ReadonlySet<string>;

  constructor(folder: string) {
    this.names = new Set(namesUnder(folder).map((name) => name.split(sep).join('/')));
  }

  /** The ending of the smallest copy of a file that the caller can read; empty for the file itself. */
  choose(request: Request, response: Response, name: string): string {
    if (!this.names.has(name + ENDINGS.br) && !this.names.has(name + ENDINGS.gzip)) return '';
    response.vary('Accept-Encoding');
    const offered = (Object.keys(ENDINGS) as Packing[]).filter((packing) =>
      this.names.has(name + ENDINGS[packing]),
    );
    const packing = request.acceptsEncodings([...offered, 'identity']);
    if (packing !== 'br' && packing !== 'gzip') return '';
    response.setHeader('Content-Encoding', packing);
    response.type(name.slice(name.lastIndexOf('.')));
    return ENDINGS[packing];
  }

  /** Sends the static files behind it as they were packed. `prefix` is where they lie in the folder. */
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

function namesUnder(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    // Not built yet: there is nothing to serve.
    return [];
  }
}
