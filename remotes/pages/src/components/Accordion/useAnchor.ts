import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What the address points at on the page; scrolled to when one arrives by a link, left alone when one unfolds it. */
export function useAnchor() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const anchor = decodeURIComponent(hash.slice(1));
  const own = useRef<string>(undefined);

  useEffect(() => {
    if (anchor && anchor !== own.current) document.getElementById(anchor)?.scrollIntoView({ block: 'start' });
    own.current = anchor;
  }, [anchor]);

  return {
    anchor,
    /** Points the address at it, or no more. */
    toggleAnchor(id: string) {
      own.current = id === anchor ? '' : id;
      void navigate({ search, hash: own.current && `#${own.current}` }, { replace: true });
    },
  };
}
