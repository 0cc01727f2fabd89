import type { ComponentType } from 'react';

/** Who may see a screen; for the other kind of visitor the address does not exist. */
export type Audience = 'signed-in' | 'signed-out';

/** What a lazily loaded page module exports. */
interface PageModule {
  readonly Page: ComponentType;
}

/**
 * One screen of a feature. Several paths share one mounted page: moving between them keeps its state, so a new
 * resume that gets its id on the first save keeps the form and the focus.
 */
export interface FeatureRoute {
  /** Paths in the router's syntax: `/resume/edit/$id`, `/cover-letters/{-$action}`. */
  readonly paths: readonly string[];
  readonly audience: Audience;
  /** Title of the document; the product's name is added. */
  readonly title: string;
  readonly load: () => Promise<PageModule>;
  /** Whether the page itself is made with antd; dialogs that bring it along do not count. */
  readonly usesAntd?: true;
  /** Where a visitor is sent on to instead, by the parameters of the address; nowhere when undefined. */
  readonly leaveTo?: (search: Record<string, unknown>) => string | undefined;
}
