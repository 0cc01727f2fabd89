import { useState } from 'react';

/** Whether a condition has ever held: what it shows is then fetched, and stays for its closing. */
export function useOnceTrue(condition: boolean): boolean {
  const [was, setWas] = useState(condition);
  if (condition && !was) setWas(true);
  return was || condition;
}
