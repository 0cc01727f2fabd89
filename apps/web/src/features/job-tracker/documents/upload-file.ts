import { ApiError } from '../../../shared/api/api-error.ts';
import { apiUrl } from '../../../shared/api/api-host.ts';
import { t } from '../../../shared/language/texts.ts';

export interface Upload {
  readonly path: string;
  readonly file: File;
  readonly fields: Readonly<Record<string, string>>;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Sends a file with XMLHttpRequest: `fetch` reports no upload progress. */
export function uploadFile({ path, file, fields, onProgress, signal }: Upload): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', apiUrl(path));
    request.withCredentials = true;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) return resolve();
      const response = new Response(null, { status: request.status, statusText: request.statusText });
      reject(ApiError.fromResponse('POST', response, parsed(request.responseText)));
    };
    request.onerror = () => reject(ApiError.unreachable(undefined));
    request.onabort = () => reject(new DOMException(t`The upload was cancelled`, 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
