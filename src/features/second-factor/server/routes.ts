import { type Route, route } from '#platform/http/route.ts';
import type { Proven } from '#platform/proven.ts';
import * as calls from '../contract.ts';
import { takeSecondStep } from './give-code.ts';
import { type TakenCode, takeOwnCode } from './limits.ts';
import * as own from './own-factor.ts';

export const secondFactorRoutes: readonly Route[] = [
  route(calls.giveCode, (context, { body }) => takeSecondStep(context, body)),
  route(calls.readSecondFactor, own.readState),
  route(
    calls.startEnrolment,
    (context, { body }, proof: own.Proof) => own.beginEnrolment(context, body, proof),
    (context, { body }) => own.proveOwner(context, body),
  ),
  route(
    calls.confirmEnrolment,
    (context, { body }, attempt: Proven<TakenCode> | undefined) =>
      own.completeEnrolment(context, body, attempt),
    (context, { body }) => takeOwnCode(context, body.code),
  ),
  route(
    calls.renewRecoveryCodes,
    (context, { body }, proof: own.Proof) => own.renewCodes(context, body, proof),
    (context, { body }) => own.proveOwner(context, body),
  ),
  route(
    calls.turnOff,
    (context, { body }, proof: own.Proof) => own.turnFactorOff(context, body, proof),
    (context, { body }) => own.proveOwner(context, body),
  ),
  route(calls.forgetDevice, (context, { params }) => own.forgetRemembered(context, params.id)),
];
