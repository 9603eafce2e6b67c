import { StartError } from './errors/StartError';
import type { MailInSettings } from './mailIn/replyAddress';
import type { Environment } from './settings';

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
