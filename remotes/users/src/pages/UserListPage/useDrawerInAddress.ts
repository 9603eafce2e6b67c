import { useSearchParams } from 'react-router-dom';
import type { UserDrawerKind } from '../../components/UserForm/UserDrawer';

const isKind = (text: string | null): text is UserDrawerKind => text === 'add' || text === 'invite';

/** Which form is open beside the list, as the address says it, so that a command can lead there and Back closes it. */
export function useDrawerInAddress(): [
  kind: UserDrawerKind | undefined,
  open: (kind: UserDrawerKind | undefined) => void,
] {
  const [search, setSearch] = useSearchParams();
  const kind = search.get('new');
  const open = (next: UserDrawerKind | undefined) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (next) after.set('new', next);
        else after.delete('new');
        return after;
      },
      { replace: !next },
    );
  return [isKind(kind) ? kind : undefined, open];
}
