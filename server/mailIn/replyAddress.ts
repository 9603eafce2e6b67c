export interface MailInSettings {
  /** The mailbox whose addresses with a `+` are those for answers, in lower case. */
  address: { name: string; domain: string };
  /** Of whoever brings emails. */
  secret: string;
}

/** The address for answers of a token: shorter than 64 characters before its `@` (RFC 5321, 4.5.3.1.1). */
export const replyAddressOf =
  ({ address: { name, domain } }: Pick<MailInSettings, 'address'>) =>
  (token: string): string =>
    `${name}+${token}@${domain}`;

const tokenForm = /^[0-9a-f]{40}$/;

/** The token of an address for answers; undefined of any other one. */
export function tokenOf(
  { address: { name, domain } }: Pick<MailInSettings, 'address'>,
  email: string,
): string | undefined {
  const [local = '', at = ''] = email.trim().toLowerCase().split('@');
  const token = local.startsWith(`${name}+`) && at === domain ? local.slice(name.length + 1) : '';
  return tokenForm.test(token) ? token : undefined;
}
