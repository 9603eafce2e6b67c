import { readId } from '@atrium/sdk';
import { ErrorState, LoadingRows, usePageTitle } from '@atrium/ui';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAddItemMutation } from '../../api/editingApi';
import { contentTypes } from '../../api/schemas/choices';

/** Creates an item and opens its editor. An untouched new one is reused. */
export default function NewItemPage() {
  const { t } = useTranslation('content');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const type = contentTypes.find((one) => one === search.get('type')) ?? 'article';
  const projectId = readId(search.get('project') ?? undefined);
  const typeId = readId(search.get('customType') ?? undefined);
  const [addItem, { data, error, isLoading }] = useAddItemMutation();
  usePageTitle(t(`new.${type}`));
  const begin = useCallback(
    () =>
      void addItem({
        type,
        ...(typeId !== undefined && { typeId }),
        ...(projectId !== undefined && { projectId }),
      }),
    [addItem, type, typeId, projectId],
  );
  useEffect(begin, [begin]);
  useEffect(() => {
    if (data) void navigate(`/content/items/${data.item.id}`, { replace: true });
  }, [data, navigate]);
  if (error) return <ErrorState error={error} onRetry={begin} isRetrying={isLoading} />;
  return <LoadingRows shape="text" rows={6} />;
}
