import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MailView } from '../api/mailView';
import { mailAddress, parseMailPath } from '../model/mailPath';

export interface MailRoute {
  view: MailView;
  mailId: number | undefined;
  /** URL of a message in this list; without an id, of the list. */
  linkTo(id?: number): string;
  openMail(id: number | undefined): void;
  search(q: string): void;
  showLabel(label: MailView['label']): void;
}

/** List, search and open message from the URL. Null for other paths. */
export function useMailRoute(): MailRoute | null {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const place = parseMailPath(pathname);
    if (!place) return null;
    const params = new URLSearchParams(search);
    const view = { ...place, q: params.get('q') ?? '' };
    const mailId = Number(params.get('mail')) || undefined;
    const linkTo = (id?: number) => mailAddress(view, id);
    return {
      view,
      mailId,
      linkTo,
      openMail: (id) => void navigate(linkTo(id)),
      search: (q) => void navigate(mailAddress({ ...view, q }, mailId), { replace: true }),
      showLabel: (label) =>
        void navigate(
          mailAddress({ folder: view.folder === 'all' && !label ? 'inbox' : view.folder, label, q: view.q }),
        ),
    };
  }, [pathname, search, navigate]);
}
