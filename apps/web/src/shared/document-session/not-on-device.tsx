import { useEffect, useRef } from 'react';
import { errorText } from '../api/api-error.ts';
import { t } from '../language/texts.ts';
import { onConnection } from '../offline/connection.ts';
import type { Failure } from './document-kind.ts';

interface NotOnDeviceProps {
  what: string;
  failure: Failure;
  onRetry: () => void;
}

/** In place of a document that could not be loaded; it opens when the connection returns. */
export function NotOnDevice({ what, failure, onRetry }: NotOnDeviceProps) {
  const isOut = failure.status === 'unreachable';
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  });
  useEffect(() => {
    if (isOut) return onConnection((connected) => connected && retry.current());
  }, [isOut]);
  return (
    <div className="card" role="alert">
      <p>
        {isOut
          ? t`This ${what} is not on this device yet. It opens when you are back online.`
          : errorText(failure.cause ?? ('message' in failure ? failure.message : ''))}
      </p>
      <button type="button" className="button" onClick={onRetry}>{t`Try again`}</button>
    </div>
  );
}
