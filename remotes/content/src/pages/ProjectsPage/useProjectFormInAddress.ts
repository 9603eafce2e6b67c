import { useSearchParams } from 'react-router-dom';

/** Form of a new project, opened by the URL so that a command can lead to it and Back closes it. */
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
