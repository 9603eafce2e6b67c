import { StartError } from '../errors/StartError';
import type { Environment } from '../settings';

export interface MailInSettings {
  /** The mailbox whose addresses with a `+` are those for answers, in lower case. */
  address: { name: string; domain: string };
  /** Of whoever brings emails. */
  secret: string;
}

/** As a header takes it. */
const secretForm = /^[\x21-\x7e]{24,}$/;

/**
 * Where answers to emails come in, as the settings say.
 * @throws StartError
 */
export function readMailIn({ MAIL_IN, MAIL_IN_SECRET = '' }: Environment): MailInSettings | undefined {
  if (!MAIL_IN) {
    if (MAIL_IN_SECRET)
      throw new StartError('MAIL_IN_SECRET is set, and MAIL_IN is not: no email has an address for answers.');
    return undefined;
  }
  const [, name, domain] = /^([a-z0-9._-]{1,20})@([a-z0-9.-]+)$/.exec(MAIL_IN.toLowerCase()) ?? [];
  if (!name || !domain) throw new StartError(`MAIL_IN is an address such as reply@in.example.com, not "${MAIL_IN}".`);
  if (!secretForm.test(MAIL_IN_SECRET))
    throw new StartError('MAIL_IN_SECRET has 24 characters at least, without blanks: it lets emails in.');
  return { address: { name, domain }, secret: MAIL_IN_SECRET };
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
