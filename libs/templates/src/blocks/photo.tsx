import { useState } from 'react';

const SAFE = /^(?:https?:\/\/|data:image\/(?:png|jpeg|webp|svg\+xml)[;,])/i;

/** The portrait, gone when its address is none or its picture does not load. */
export function Photo({ url, name }: { url: string | null | undefined; name: string }) {
  const [broken, setBroken] = useState<string>();
  if (!url || url === broken || !SAFE.test(url)) return null;
  return (
    <img
      className="sheet-photo"
      src={url}
      alt={`Portrait of ${name}`}
      crossOrigin={url.startsWith('data:') ? undefined : 'anonymous'}
      onError={() => setBroken(url)}
    />
  );
}
