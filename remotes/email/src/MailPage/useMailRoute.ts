import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type MailView, mailPath, parseMailPath } from '../model/mailView';

export interface MailRoute {
  view: MailView;
  /** The mail that is open beside the list. */
  mailId: number | undefined;
  /** Where a mail of this list is found; without one, the list alone. */
  linkTo(id?: number): string;
  openMail(id: number | undefined): void;
  search(q: string): void;
  showLabel(label: MailView['label']): void;
}

/** What the URL says: list, search and open mail. Null for a path that names no list. */
export function useMailRoute(): MailRoute | null {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const place = parseMailPath(pathname);
    if (!place) return null;
    const params = new URLSearchParams(search);
    const view = { ...place, q: params.get('q') ?? '' };
    const mailId = Number(params.get('mail')) || undefined;
    const linkTo = (id?: number) => mailPath(view) + query(view.q, id);
    return {
      view,
      mailId,
      linkTo,
      openMail: (id) => void navigate(linkTo(id)),
      search: (q) => void navigate(mailPath(view) + query(q, mailId), { replace: true }),
      showLabel: (label) =>
        void navigate(
          mailPath({ folder: view.folder === 'all' && !label ? 'inbox' : view.folder, label }) + query(view.q),
        ),
    };
  }, [pathname, search, navigate]);
}

function query(q: string, mail?: number): string {
  const params = new URLSearchParams({ ...(q && { q }), ...(mail && { mail: String(mail) }) });
  return params.size > 0 ? `?${params}` : '';
}
