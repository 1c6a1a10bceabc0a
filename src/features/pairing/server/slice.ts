import { plusDays } from '#domain/kit/duration.ts';
import { CLIENT_INVITATION_DAYS } from '#domain/nurse/invitation.ts';
import { type Guide, LOG_YEARS } from '#domain/nurse/pairing.ts';
import { forgetLogs } from '#platform/clients/queries.ts';
import { route } from '#platform/http/route.ts';
import { type LetterOf, previewOf } from '#platform/mail/preview.ts';
import type { Proven } from '#platform/proven.ts';
import type { Slice } from '#platform/slice.ts';
import * as consentCalls from '../consent-contract.ts';
import * as calls from '../contract.ts';
import { renewOwnCode } from './code.ts';
import { showLooks } from './consent/access-log.ts';
import { agreeAgain, changeConsent, showConsent } from './consent/consent.ts';
import { tendConsents } from './consent/tend-consents.ts';
import { nurseDatasets } from './copy-of-nurse/nurse-datasets.ts';
import { previewInvitation, sendInvitation } from './invite-client.ts';
import { pairWithNurse, proveCode } from './pair.ts';
import { accessDataset, codeDataset, pairingDataset } from './pairing-dataset.ts';
import { deleteInvitedBefore } from './queries.ts';
import { type LastNurseLeft, showNurse, showPairing } from './show.ts';
import { unpairClient, unpairNurse, unpairNurseOf } from './unpair.ts';

const YEAR_DAYS = 365.25;

interface Handed {
  /** Puts mails into words. */
  readonly letterOf: LetterOf;
  readonly lastNurseLeft: LastNurseLeft;
}

/** Pairing a client with a practice nurse, and ending it. */
export function pairingSlice({ letterOf, lastNurseLeft }: Handed): Slice {
  return {
    name: 'pairing',
    routes: [
      route(
        calls.pairNurse,
        (context, { body }, proof: Proven<Guide>) => pairWithNurse(context, body, proof),
        (context, { body }) => proveCode(context, body),
      ),
      route(calls.readNurse, showNurse),
      route(calls.readPairing, (context) => showPairing(context, lastNurseLeft)),
      route(calls.unpairNurse, unpairNurse),
      route(calls.unpairNurseOf, (context, { params }) => unpairNurseOf(context, params)),
      route(calls.unpairClient, (context, { body }) => unpairClient(context, body)),
      route(calls.renewCode, renewOwnCode),
      route(calls.previewClientInvitation, async (context, { body }) =>
        previewOf(context, letterOf, await previewInvitation(context, body)),
      ),
      route(calls.inviteClient, (context, { body }) => sendInvitation(context, body)),
      route(calls.inviteClientAlias, (context, { body }) => sendInvitation(context, body)),
      route(consentCalls.readConsent, showConsent),
      route(consentCalls.chooseConsent, (context, { body }) => changeConsent(context, body)),
      route(consentCalls.renewConsent, (context, { body }) => agreeAgain(context, body)),
      route(consentCalls.readAccessLog, (context, { query }) => showLooks(context, query.page)),
    ],
    jobs: [tendConsents],
    async sweep({ db, clock }) {
      const daysAgo = (days: number) => plusDays(clock.now(), -days);
      const invited = await deleteInvitedBefore(db, daysAgo(CLIENT_INVITATION_DAYS));
      return invited + (await forgetLogs(db, daysAgo(LOG_YEARS * YEAR_DAYS)));
    },
    tables: ['pairing', 'pairing_code', 'client_invitation'],
    entered: ['pairing'],
    datasets: [pairingDataset, accessDataset, codeDataset, ...nurseDatasets],
    notExported: {
      client_invitation: 'Whom a nurse invited: names and addresses of others, which are gone within a week.',
    },
  };
}
