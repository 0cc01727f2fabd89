/** Whether two values are the same, or hold the same one level down. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.is(Reflect.get(one, name), Reflect.get(other, name)))
  );
}

/**
 * For `memo` of a field: its props are written where it is used, so that `input={{ type: 'date' }}` is another object
 * each time. Without it each letter drew every field of the form.
 */
export function sameProps<Props extends object>(before: Props, after: Props): boolean {
  const names = Object.keys(after);
  return (
    names.length === Object.keys(before).length &&
    names.every((name) => isSame(Reflect.get(before, name), Reflect.get(after, name)))
  );
}
