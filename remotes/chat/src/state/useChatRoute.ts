import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { chatPath, parseChatPath } from '../model/chatPath';

export interface ChatRoute {
  contactId: number | undefined;
  q: string;
  at: string | undefined;
  linkTo(contactId?: number, at?: string): string;
  open(contactId: number | undefined, at?: string): void;
  search(q: string): void;
}

/** Open conversation and search from the URL. Null for an unknown path. */
export function useChatRoute(): ChatRoute | null {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const contactId = parseChatPath(pathname);
    if (contactId === null) return null;
    const params = new URLSearchParams(search);
    const q = params.get('q') ?? '';
    const at = params.get('at') ?? undefined;
    const linkTo = (id?: number, time?: string) => chatPath(id) + query({ q, at: time });
    return {
      contactId,
      q,
      at,
      linkTo,
      open: (id, time) => void navigate(linkTo(id, time)),
      search: (text) => void navigate(chatPath(contactId) + query({ q: text, at }), { replace: true }),
    };
  }, [pathname, search, navigate]);
}

function query({ q, at }: { q: string; at: string | undefined }): string {
  const params = new URLSearchParams({ ...(q && { q }), ...(at && { at }) });
  return params.size > 0 ? `?${params}` : '';
}
