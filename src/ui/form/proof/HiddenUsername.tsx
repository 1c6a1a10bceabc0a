/** Tells a password manager whose password the form asks for, when no field has the address. */
export function HiddenUsername({ mail }: { mail: string }) {
  return <input type="email" autoComplete="username" value={mail} readOnly hidden />;
}
