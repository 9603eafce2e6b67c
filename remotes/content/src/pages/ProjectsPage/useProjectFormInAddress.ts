import { useSearchParams } from 'react-router-dom';

/** Whether the form of a new project is open, as the address says it: a command leads there, and Back closes it. */
export function useProjectFormInAddress() {
  const [search, setSearch] = useSearchParams();
  const setNew = (isNew: boolean) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (isNew) after.set('new', 'project');
        else after.delete('new');
        return after;
      },
      { replace: !isNew },
    );
  return { isNew: search.get('new') === 'project', setNew };
}
