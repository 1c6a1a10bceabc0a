import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApp } from '#ui/app/app.ts';
import { type LinkRefusal, linkRefusalOf } from '#ui/app/failure/link-refusal.ts';
import { ME_KEY } from '#ui/app/me.ts';
import { validateEmail } from '../link-contract.ts';
import type { LinkParts } from './reset-link.ts';

export type Validation = 'busy' | 'done' | 'failed' | LinkRefusal;

/**
 * Confirms an address once its page is open in a browser. Never during server rendering: link scanners fetch the links in
 * mails, and would confirm an address without its owner.
 */
export function useValidation({ uid, timestamp, hash }: LinkParts) {
  const { caller } = useApp();
  const queryClient = useQueryClient();
  const [validation, setValidation] = useState<Validation>('busy');
  const started = useRef(false);

  const validate = useCallback(async () => {
    setValidation('busy');
    try {
      await caller.call(validateEmail, { body: { uid, timestamp, hash } });
    } catch (error) {
      return setValidation(linkRefusalOf(error) ?? 'failed');
    }
    if (queryClient.getQueryData(ME_KEY)) await queryClient.invalidateQueries({ queryKey: ME_KEY });
    setValidation('done');
  }, [caller, queryClient, uid, timestamp, hash]);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void validate();
  }, [validate]);

  return { validation, validate };
}
