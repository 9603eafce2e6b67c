import { useMemo, useState } from 'react';
import type { ChatRoute } from '../../state/useChatRoute';
import type { FindBy } from '../Search/FindBar';
import type { Sought } from '../Search/sought';

/** Search within a conversation: from its bar, or from the link that was opened. */
export function useFinding({ at, q }: ChatRoute) {
  const [by, setBy] = useState<FindBy>();
  const [found, setFound] = useState<Sought>();
  const linked = useMemo(() => (at ? { time: at, query: q } : undefined), [at, q]);
  return {
    by,
    open: setBy,
    close() {
      setBy(undefined);
      setFound(undefined);
    },
    find: setFound,
    sought: found ?? linked,
    query: by === 'words' ? (found?.query ?? '') : '',
  };
}
