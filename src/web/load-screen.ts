import type { ComponentType } from 'react';
import type { Params } from 'react-router';
import type { App } from '#ui/app/app.ts';
import type { PostedAnswer } from '#ui/form/posted.ts';
import { arrived } from './part-missing.ts';
import { screenFile } from './screens.ts';

/** The exports of a screen's file: the component, under the name of the file, and what a page may have besides. */
export interface ScreenModule {
  readonly Screen: ComponentType;
  /**
   * A promise delays the page until its data has loaded: for public pages, which the server renders completely. It may
   * return the HTTP status, for a page that explains the failure itself.
   */
  prefetch?(app: App, params: Params, address: URL): void | Promise<number | void>;
  /**
   * Handles the form of this page when posted without JavaScript. Returns a redirect, or what the form shows next
   * (docs/decisions/0021).
   */
  answer?(app: App, posted: URLSearchParams, search: URLSearchParams, params: Params): Promise<PostedAnswer>;
  /** Returns a path to redirect to, or null. */
  before?(app: App): string | null;
}

const modules = import.meta.glob<Record<string, unknown>>([
  '/src/features/*/web/**/*Screen.tsx',
  '/src/web/**/*Screen.tsx',
]);

/** Loads a screen. */
export async function loadScreen(screen: string): Promise<ScreenModule> {
  const load = modules[`/${screenFile(screen)}`];
  if (!load) throw new Error(`There is no screen ${screen}`);
  const module = await arrived(load());
  const name = screen.split('/').at(-1) ?? '';
  // The compiler cannot know what a file of that name exports; `screens.test.ts` checks every one.
  return { ...module, Screen: module[name] } as unknown as ScreenModule;
}
