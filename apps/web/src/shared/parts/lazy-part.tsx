import { type ComponentType, createElement, type FunctionComponent } from 'react';
import { painted } from '../first-view/painted.ts';
import { MissingPart } from './missing-part.ts';

type Module<Name extends string, Props> = { readonly [Key in Name]: ComponentType<Props> };

/** For this long a failed load is a failure; then the next showing tries again. */
const FAILED_FOR_MS = 1_000;

/**
 * A component whose code is loaded when it is first shown. Unlike `lazy` it asks again for code that could
 * not be loaded: without a connection, or because a newer release has taken its place.
 * @returns a component that suspends, and throws a {@link MissingPart} when its code cannot be loaded.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Module<Name, Props>>,
  name: Name,
): FunctionComponent<Props> & { preload: () => Promise<void> } {
  let part: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let failed: { error: MissingPart; at: number } | undefined;

  const ask = (ready?: Promise<void>): Promise<void> => {
    loading ??= Promise.resolve(ready)
      .then(load)
      .then((module) => {
        part = module[name];
        failed = undefined;
      })
      .catch((error: unknown) => {
        failed = { error: new MissingPart(error, () => (failed = undefined)), at: Date.now() };
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, when its module is read
  function Part(props: Props) {
    if (part) return createElement(part, props);
    if (failed && Date.now() - failed.at < FAILED_FOR_MS) throw failed.error;
    // What was tapped shows that it was before the code of what it opens runs. A promise that is thrown is how a
    // component says that it is not ready.
    throw ask(painted());
  }
  // Not within the tap that asks for it, which would be painted later.
  return Object.assign(Part, { preload: () => ask(new Promise((resolve) => setTimeout(resolve))) });
}
