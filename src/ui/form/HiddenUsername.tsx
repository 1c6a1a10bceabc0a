/** Tells a password manager whose password the form asks for, where the address stands in no field. */
export function HiddenUsername({ mail }: { mail: string }) {
  return <input type="email" autoComplete="username" value={mail} readOnly hidden />;
}
