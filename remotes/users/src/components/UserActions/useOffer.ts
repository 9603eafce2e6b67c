import { readApiError, useApps, useRuntime } from '@atrium/sdk';
import { useToast } from '@atrium/ui';
import type { User } from '../../api/schemas';

/**
 * Command of another app for a user; undefined if no app offers it.
 * @param command its id
 * @param toArgument its argument for the user
 */
function useOffer(command: string, toArgument: (user: User) => unknown): ((user: User) => Promise<void>) | undefined {
  const { commands } = useRuntime();
  const toast = useToast();
  // Checked again when the apps change.
  useApps();
  if (!commands.has(command)) return undefined;
  return async (user) => {
    try {
      await commands.run(command, toArgument(user));
    } catch (error) {
      toast.error(readApiError(error).message);
    }
  };
}

export const useCreateInvoice = () =>
  useOffer('invoices.create', ({ fullName, company, email, country, contact }) => ({
    client: { name: fullName, company, companyEmail: email, country, contact },
  }));

export const useSendMail = () =>
  useOffer('email.compose', ({ fullName, email }) => ({ to: [`${fullName} <${email}>`] }));
