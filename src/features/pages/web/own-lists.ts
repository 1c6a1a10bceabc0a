import { type ComponentType, createContext } from 'react';
import type { ListBlock } from '#domain/content/list-block.ts';
import type { App } from '#ui/app/app.ts';

/** Loads what shows a list of the reader's own, with its texts. Its slice is not among the scripts of a content page. */
export type OwnLists = Readonly<Partial<Record<ListBlock, (app: App) => Promise<ComponentType>>>>;

/** The lists of other slices that pages can show; the program provides them. */
export const OwnListsContext = createContext<OwnLists>({});
