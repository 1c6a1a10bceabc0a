import type { Language } from '#domain/kit/language.ts';
import { DEVICE_PAGES } from '#domain/site/device-pages.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { screenFile, slicesOf } from './screens.ts';
import { wordsFile } from './words.ts';

const SCREENS_ON_DEVICE = [...DEVICE_PAGES, 'urgeStep' as const].map((name) => ROUTES[name].screen);

/**
 * The source files, as named in the manifest, that the pages on a device need in a language. Nothing else can be fetched without
 * a network.
 */
export function filesOnDevice(language: Language): readonly string[] {
  const slices = new Set(['ui', 'web', ...SCREENS_ON_DEVICE.flatMap(slicesOf)]);
  return [
    ...SCREENS_ON_DEVICE.map(screenFile),
    ...[...slices].map((slice) => wordsFile(slice, language)),
    'src/ui/app/waiting/seal.ts',
  ];
}
