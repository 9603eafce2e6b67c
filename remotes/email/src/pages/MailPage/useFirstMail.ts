import { useApiStore } from '../../api/apiStore';
import { cachedPages } from '../../api/cachedMails';
import { mailAt } from '../../model/mailPages';
import type { MailRoute } from '../../parts/MailRoute/useMailRoute';

/** Opens the newest mail of the list, once the list is there. */
export function useFirstMail({ view, openMail }: MailRoute): () => void {
  const store = useApiStore();
  return () => {
    const first = mailAt(cachedPages(store.getState(), view), 0);
    if (first) openMail(first.id);
  };
}
