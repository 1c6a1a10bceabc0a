import { type Route, route } from '#platform/http/route.ts';
import {
  existingPassword,
  type PasswordProof,
  provePassword,
  requireOwner,
} from '#platform/password-proof/password-proof.ts';
import { fetchExport, readExports, requestExport } from '../contract.ts';
import { fetchFile, listExports, requestCopy } from './exports.ts';

export const dataExportRoutes: readonly Route[] = [
  route(
    requestExport,
    async (context, { body }, proof: PasswordProof) => {
      await requireOwner(context, proof, body?.confirm);
      return requestCopy(context);
    },
    (context, { body }) => provePassword(context, existingPassword(body?.pass)),
  ),
  route(readExports, listExports),
  route(fetchExport, (context, { params }) => fetchFile(context, params.id)),
];
