import type { CSSProperties } from 'react';

type Part = string | false | null | undefined;

/** Joins class names and leaves out the empty ones, so that conditions can be written inline. */
export function cx(...parts: Part[]): string {
  return parts.filter(Boolean).join(' ');
}

/** React's style type has no custom properties; only those may be set inline in this app. */
export function cssVars(vars: Record<`--${string}`, string | number | undefined>): CSSProperties {
  return vars;
}
