import { type Route, route } from '#platform/http/route.ts';
import { type Webform, WebformDispatcher } from '#platform/webform/dispatcher.ts';
import { changeSubmission, submitWebform } from '../contract.ts';

/** The shared form paths, answered by the forms that the slices register. */
export function webformRoutes(forms: readonly Webform[]): Route[] {
  const dispatcher = new WebformDispatcher(forms);
  return [
    route(submitWebform, (context, { body }) => dispatcher.submit(context, body)),
    route(changeSubmission, (context, { params, body }) =>
      dispatcher.update(context, params.webform_id, params.uuid, body),
    ),
  ];
}
