import { type Route, route } from '#platform/http/route.ts';
import { type FindWebform, type Webform, WebformDispatcher } from '#platform/webform/dispatcher.ts';
import { changeSubmission, readFields, readSubmission, submitWebform } from '../contract.ts';

/** The shared form paths, handled by the forms that the slices register; `findForm` finds those that differ per site. */
export function webformRoutes(forms: readonly Webform[], findForm: FindWebform): Route[] {
  const dispatcher = new WebformDispatcher(forms, findForm);
  return [
    route(submitWebform, (context, { body }) => dispatcher.submit(context, body)),
    route(readSubmission, (context, { params }) => dispatcher.read(context, params.webform_id, params.uuid)),
    route(changeSubmission, (context, { params, body }) =>
      dispatcher.update(context, params.webform_id, params.uuid, body),
    ),
    route(readFields, async (context, { params }) => dispatcher.fields(context, params.webform_id)),
  ];
}
