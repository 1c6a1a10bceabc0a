import { type Route, route } from '#platform/http/route.ts';
import {
  existingPassword,
  type PasswordProof,
  provePassword,
  requireOwner,
} from '#platform/password-proof/password-proof.ts';
import { changeUser, readMe, readUser, registerAccount } from '../contract.ts';
import { deleteAccount, restartProgramme } from '../ending-contract.ts';
import { changeLaunched, registerLaunched } from '../let-in-contract.ts';
import {
  checkResetLink,
  forgotPassword,
  resetPassword,
  sendValidationEmail,
  validateEmail,
} from '../link-contract.ts';
import { askConfirmation } from '../nurse-contract.ts';
import { sendConfirmationTo } from './ask-confirmation.ts';
import { type ChangePreparation, changeAccount, prepareChange, requireOwnAccount } from './change-account.ts';
import { deleteOwnAccount } from './delete-account.ts';
import { requestResetLink } from './forgot-password.ts';
import { registerLetIn } from './let-in/register-let-in.ts';
import { openLink } from './one-time-links.ts';
import { createAccount } from './register-account.ts';
import { hashNewPassword, setNewPassword } from './reset-password.ts';
import { restartOwnProgramme } from './restart-programme.ts';
import { readEntity, sessionFields } from './user-entity.ts';
import { confirmAddress, resendValidation } from './validate-email.ts';

export const accountRoutes: readonly Route[] = [
  route(readMe, async (context) => {
    return { ...(await readEntity(context, context.person.uid)), ...sessionFields(context) };
  }),
  route(registerAccount, (context, { body }) => createAccount(context, body)),
  route(forgotPassword, (context, { body }) => requestResetLink(context, body)),
  route(checkResetLink, async (context, { params }) => {
    await openLink(context, 'reset', params);
    return { valid: true as const };
  }),
  route(resetPassword, setNewPassword, hashNewPassword),
  route(validateEmail, (context, { body }) => confirmAddress(context, body)),
  route(askConfirmation, (context, { body }) => sendConfirmationTo(context, body)),
  route(sendValidationEmail, (context) => resendValidation(context)),
  route(restartProgramme, (context) => restartOwnProgramme(context)),
  route(
    deleteAccount,
    async (context, { body }, proof: PasswordProof) => {
      await requireOwner(context, proof, body?.confirm);
      return deleteOwnAccount(context);
    },
    (context, { body }) => provePassword(context, existingPassword(body?.pass)),
  ),
  route(readUser, (context, { params }) => {
    requireOwnAccount(context, Number(params.uid));
    return readEntity(context, context.person.uid);
  }),
  route(
    changeUser,
    (context, { params, body }, prepared: ChangePreparation) =>
      changeAccount(context, Number(params.uid), body, prepared),
    (context, { params, body }) => prepareChange(context, Number(params.uid), body),
  ),
  route(registerLaunched, (context, { body }) => registerLetIn(context, body)),
  route(changeLaunched, (context, { body }) =>
    changeAccount(context, context.person.uid, body, { proof: 'absent', passwordHash: null }),
  ),
];
