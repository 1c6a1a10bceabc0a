import { z } from 'zod';
import { fieldList } from '#contract/wire.ts';
import { lintTexts } from '#domain/content/content-lint.ts';
import { ALERT_TYPES } from '#domain/content/crisis-alert.ts';
import { contentKind } from '#platform/content/kind.ts';
import { isOn, localised, site } from '#platform/content/localised.ts';
import { openFile, piecesOfList, type ReadPieces, reportTwice } from '#platform/content/source.ts';

const alert = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  field_type: z.enum(ALERT_TYPES),
  sites: z.array(site).optional(),
  title: localised,
  body: localised,
});
type Alert = z.output<typeof alert>;

/** An alert above every page, such as an outage of a helpline. */
export const alertKind = contentKind<Alert>({
  name: 'crisis_alert',
  schema: alert,
  wire: {
    form: 'node',
    bundle: () => 'crisis_alert',
    title: ({ title }) => title,
    isShown: ({ sites }, reading) => isOn(sites, reading.site),
    fields: ({ content: { field_type, body } }, { language }) => ({
      field_type: fieldList(field_type),
      body: fieldList(body[language]),
    }),
  },
});

/** An alert that the staff may not have finished: without English, or with gaps. */
export const alertDraft = alert.extend({
  title: z.strictObject({ nl: z.string(), en: z.string() }),
  body: z.strictObject({ nl: z.string(), en: z.string() }),
});

/** Every alert is loaded unpublished: an editor completes it and decides when it shows. */
const written = alert.extend({ published: z.literal(false, 'an alert is published by a person') });
const file = z.strictObject({ alerts: z.array(written) });

export const alertPieces: ReadPieces = (source, report) => {
  const path = 'crisis-alerts.yaml';
  const opened = openFile(path, file, source);
  const { alerts } = opened.content;
  reportTwice(opened, 'alerts', alerts, report);
  for (const { path: place, problem } of lintTexts({ alerts }, { gaps: true })) {
    report(opened.mistake(place, problem));
  }
  const pieces = piecesOfList(
    alertKind,
    { path, list: 'alerts', prefix: 'crisis-alert' },
    alerts.map((one) => alert.strip().parse(one)),
  );
  return pieces.map((piece) => ({ ...piece, published: false }));
};
