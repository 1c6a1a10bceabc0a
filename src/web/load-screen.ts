import type { ComponentType } from 'react';
import type { Params } from 'react-router';
import type { App } from '#ui/app/app.ts';
import type { PostedAnswer } from '#ui/form/posted.ts';
import { arrived } from './part-missing.ts';
import { screenFile } from './screens.ts';

/** What a screen's file exports: the component under the file's own name, and what to fetch on the way there. */
export interface ScreenModule {
  readonly Screen: ComponentType;
  /**
   * A promise holds the page back until its data is there: for public pages, which the server renders whole. It may
   * answer the status of the page, for one that shows in its own words why it is of no use.
   */
  prefetch?(app: App, params: Params, address: URL): void | Promise<number | void>;
  /**
   * Does what the form of this page does, for who sent it without script. Answers where to go then, or what the form
   * shows in its place (docs/decisions/0021).
   */
  answer?(app: App, posted: URLSearchParams, search: URLSearchParams): Promise<PostedAnswer>;
  /** Where someone has to go first, or null. */
  before?(app: App): string | null;
}

const modules = import.meta.glob<Record<string, unknown>>([
  '/src/features/*/web/**/*Screen.tsx',
  '/src/web/*Screen.tsx',
]);

/** Fetches a screen. */
export async function loadScreen(screen: string): Promise<ScreenModule> {
  const load = modules[`/${screenFile(screen)}`];
  if (!load) throw new Error(`There is no screen ${screen}`);
  const module = await arrived(load());
  const name = screen.split('/').at(-1) ?? '';
  // What a file of that name exports, the compiler cannot say; `screens.test.ts` looks at every one.
  return { ...module, Screen: module[name] } as unknown as ScreenModule;
}
