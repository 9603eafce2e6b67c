import { useMemo } from 'react';
import { mailApi } from '../api/mailApi';
import type { MailView } from '../api/mailView';
import { emailsPerPage } from '../api/mailView';
import type { EmailSummary } from '../api/schemas';
import { useApiStore } from './apiStore';
import { pagesBetween } from './cachedEmails';

interface MailFetch {
  /** The emails of a list from one index to another, both included; loads what is missing. Rejects with an `ApiError`. */
  between(view: MailView, from: number, to: number): Promise<EmailSummary[]>;
}

/** Fetches messages that are not on screen, such as those of a selected range. */
export function useMailFetch(): MailFetch {
  const { dispatch } = useApiStore();
  return useMemo(
    () => ({
      async between(view, from, to) {
        const [first, last] = [Math.min(from, to), Math.max(from, to)];
        const emails: EmailSummary[] = [];
        // Page by page: a large folder must not occupy the connection.
        for (const page of pagesBetween(first, last)) {
          const call = dispatch(mailApi.endpoints.getMailPage.initiate({ ...view, page }));
          emails.push(...(await call.unwrap().finally(call.unsubscribe)).emails);
        }
        const start = first % emailsPerPage;
        return emails.slice(start, start + last - first + 1);
      },
    }),
    [dispatch],
  );
}
