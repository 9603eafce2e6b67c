import { readApiError } from '@atrium/sdk';
import { useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { dashboardsApi } from '../api/dashboardsApi';
import type { SavedView, ViewToSave } from '../api/schemas';
import { readView, writeView } from '../model/view';

const rejections: Partial<Record<number, 'views.tooMany' | 'views.nameTaken'>> = {
  400: 'views.nameTaken',
  413: 'views.tooMany',
};

export function useViews() {
  const { t } = useTranslation('dashboards');
  const toast = useToast();
  const [search, setSearch] = useSearchParams();
  const query = dashboardsApi.useGetViewsQuery();
  const [send, { isLoading: isSaving }] = dashboardsApi.useSaveViewMutation();
  const [drop] = dashboardsApi.useRemoveViewMutation();
  const shown = readView(search);
  const store = async (view: ViewToSave): Promise<boolean> => {
    const { error } = await send(view);
    if (!error) return true;
    toast.error(t(rejections[readApiError(error).status ?? 0] ?? 'views.saveFailed'));
    return false;
  };
  const rename = async ({ id, name, search: saved }: SavedView, wanted: string): Promise<boolean> => {
    if (wanted === name) return true;
    const isRenamed = await store({ id, name: wanted, search: saved });
    if (isRenamed)
      toast.success(t('views.renamed', { name: wanted }), {
        action: { label: t('notes.undo'), onClick: () => void store({ id, name, search: saved }) },
      });
    return isRenamed;
  };
  const remove = async ({ id, name, search: saved }: SavedView) => {
    const { error } = await drop(id);
    if (error) toast.error(t('views.removeFailed'));
    else
      toast.success(t('notes.removed', { text: name }), {
        action: { label: t('notes.undo'), onClick: () => void store({ name, search: saved }) },
      });
  };
  return {
    query,
    isSaving,
    isShown: (view: SavedView) => view.search === shown,
    save: (name: string) => store({ name, search: shown }),
    rename,
    remove,
    show: ({ search: saved }: SavedView) =>
      setSearch((current) => writeView(current, saved), { preventScrollReset: true }),
  };
}
