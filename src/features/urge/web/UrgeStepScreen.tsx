import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { readContacts } from '#features/contacts/contract.ts';
import type { App } from '#ui/app/app.ts';
import { prefetchEndpoint } from '#ui/app/queries.ts';
import { AlternativesStep } from './AlternativesStep.tsx';
import { BreatheStep } from './BreatheStep.tsx';
import { CallStep } from './CallStep.tsx';
import { LessStep } from './LessStep.tsx';
import { ReasonsStep } from './ReasonsStep.tsx';
import { StrongStep } from './StrongStep.tsx';
import type { UrgeStep } from './steps.ts';
import { prefetchUrges, UrgeStart } from './UrgeStart.tsx';
import { WaitStep } from './WaitStep.tsx';

export function prefetch(app: App): void {
  prefetchUrges(app);
  prefetchEndpoint(app, readContacts);
}

const STEPS: Readonly<Record<UrgeStep, ReactElement>> = {
  breathe: <BreatheStep />,
  wait: <WaitStep />,
  alternatives: <AlternativesStep />,
  call: <CallStep />,
  reasons: <ReasonsStep />,
  less: <LessStep />,
  strong: <StrongStep />,
};
const BY_NAME: ReadonlyMap<string | undefined, ReactElement> = new Map(Object.entries(STEPS));

/** One kind of help, at an address of its own so that the back button works; an unknown address shows them all. */
export function UrgeStepScreen() {
  return BY_NAME.get(useParams()['step']) ?? <UrgeStart />;
}
