import { useMemo } from 'react';
import { mailApi } from '../api/mailApi';
import type { MailView } from '../api/mailView';
import { emailsPerPage } from '../api/mailView';
import type { EmailSummary } from '../api/schemas';
import { useApiStore } from './apiStore';
import { pagesBetween } from './cachedEmails';

interface MailFetch {
  /** Emails of a list between two inclusive indices; loads missing ones. Rejects with an `ApiError`. */
  between(view: MailView, from: number, to: number): Promise<EmailSummary[]>;
}

/** Fetches messages off screen, such as those of a selected range. */
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
