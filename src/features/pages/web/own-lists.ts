import { type ComponentType, createContext } from 'react';
import type { ListBlock } from '#domain/content/list-block.ts';
import type { App } from '#ui/app/app.ts';

/** Loads the component of a list, with its texts: the scripts of a content page do not contain the slice of the list. */
export type OwnLists = Readonly<Partial<Record<ListBlock, (app: App) => Promise<ComponentType>>>>;

/** The lists of other slices that pages can show; the program provides them. */
export const OwnListsContext = createContext<OwnLists>({});
