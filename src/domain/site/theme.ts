/** Colours that belong together, under `data-theme` in `ui/styles/tokens/`. Each site has its own. */
export const THEMES = [
  'water',
  'forest',
  'evening-sky',
  'clear-sky',
  'heather',
  'mulberry',
  'slate',
] as const;
export type Theme = (typeof THEMES)[number];

/** The quietest one, which all sites share in an installation without themes (docs/decisions/0074). */
export const NEUTRAL_THEME: Theme = 'slate';

/** A setting of the installation: without it every site looks the same. */
export interface ThemeSetting {
  readonly theming: boolean;
}
