export type Present<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], null | undefined> };

/** The fields that hold something. */
export function present<Fields extends object>(fields: Fields): Present<Fields> {
  const kept = Object.entries(fields).filter(
    ([, value]) =>
      value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(kept) as Present<Fields>;
}
