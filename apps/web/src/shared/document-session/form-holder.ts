import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FormHolder } from './document-session.ts';

export interface FormStore<Form> extends FormHolder<Form> {
  store: StoreApi<{ form: Form }>;
}

/** Holds the form of a document that is edited without a history. */
export function createFormHolder<Form>(initial: Form): FormStore<Form> {
  const store = createStore(() => ({ form: initial }));
  return {
    store,
    get: () => store.getState().form,
    replace: (form) => store.setState({ form }),
    subscribe: (listener) => store.subscribe(listener),
  };
}
