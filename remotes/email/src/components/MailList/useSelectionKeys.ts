import { indexOfMail, mailAt } from '../../model/mailPages';
import { useApiStore } from '../../state/apiStore';
import { cachedPages } from '../../state/cachedEmails';
import type { MailRoute } from '../../state/useMailRoute';
import type { MailSelection } from './useMailSelection';

function focusedMail(): number | undefined {
  const link = document.activeElement?.closest('li')?.querySelector('a[href]')?.getAttribute('href');
  const id = link ? new URLSearchParams(link.split('?')[1]).get('mail') : null;
  return id ? Number(id) : undefined;
}

/** Selection shortcuts: the focused or open email, all, or none. */
export function useSelectionKeys({ view, mailId }: MailRoute, selection: MailSelection) {
  const store = useApiStore();
  return {
    select() {
      const pages = cachedPages(store.getState(), view);
      const index = indexOfMail(pages, focusedMail() ?? mailId ?? mailAt(pages, 0)?.id ?? 0);
      const mail = index === undefined ? undefined : mailAt(pages, index);
      if (mail && index !== undefined) selection.pick(mail, index, false);
    },
    selectAll() {
      if (selection.emails.size > 0) selection.clear();
      else selection.set([...cachedPages(store.getState(), view).values()].flat());
    },
  };
}
