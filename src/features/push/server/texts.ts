import { z } from 'zod';
import type { Language } from '#domain/kit/language.ts';
import { NOTIFICATIONS, type NotificationKind } from '#domain/site/site.ts';
import { inLanguage, localised } from '#platform/content/localised.ts';
import { readTexts } from '#platform/content/source.ts';
import type { PushText } from '#platform/push/push-service.ts';

/** Read once at startup; a mistake in the file, or a kind without text, aborts it. */
const { title, bodies } = readTexts(
  'push.yaml',
  z.strictObject({ title: localised, bodies: z.record(z.enum(NOTIFICATIONS), localised) }),
);

/** The text that a device shows; the same for everyone, so that it reveals nothing about its reader. */
export function pushText(kind: NotificationKind, language: Language): PushText {
  return { title: inLanguage(title, language), body: inLanguage(bodies[kind], language) };
}
