/** A drawn portrait for samples, as a data address: a head and shoulders in three colours. */
export const portrait = (ground: string, skin: string, clothes: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 128 128"><rect width="128" height="128" fill="${ground}"/><path d="M14 128c4-30 24-40 50-40s46 10 50 40z" fill="${clothes}"/><path d="M52 76h24v18c-4 8-20 8-24 0z" fill="${skin}"/><ellipse cx="64" cy="56" rx="22" ry="27" fill="${skin}"/><path d="M41 56c-4-28 10-38 23-38s27 10 23 38c-3-12-8-18-23-18s-20 6-23 18z" fill="#1d1512"/></svg>`,
  )}`;
