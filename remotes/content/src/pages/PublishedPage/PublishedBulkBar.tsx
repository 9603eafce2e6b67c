import { useCan } from '@atrium/sdk';
import { ExplainedButton, Icon, SelectionBar, useToast } from '@atrium/ui';
import { type ChosenRows, ExportButton, type ExportKind, type RowSelection } from '@atrium/ui/table';
import { Download, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyGetItemsQuery } from '../../api/contentApi';
import type { ListedItem } from '../../api/schemas';
import { maxPerPage } from '../../api/schemas/limits';
import { BulkEditButton } from '../../components/BulkEdit/BulkEditButton';
import { toPublishedFilter } from '../../model/publishedFilter';

type PublishedFilter = ReturnType<typeof toPublishedFilter>;

interface PublishedBulkBarProps {
  selection: RowSelection;
  chosen: ChosenRows<PublishedFilter>;
  total: number;
  isExporting: boolean;
  onExport: (kind: ExportKind) => void;
  onUnpublish: (items: readonly ListedItem[]) => void;
}

/** Most items of one step, as the API has it. */
const maxItems = maxPerPage;

/** Chosen items as they are now; also those on other pages. */
function useChosenItems(chosen: ChosenRows<PublishedFilter>) {
  const [getItems] = useLazyGetItemsQuery();
  return async (): Promise<ListedItem[]> => {
    const { ids, filter = toPublishedFilter({ q: '', filters: {} }), except = [] } = chosen;
    const wanted = (id: number) => (ids ? ids.includes(id) : !except.includes(id));
    const found: ListedItem[] = [];
    for (let page = 1; ; page += 1) {
      const { items, total } = await getItems({ ...filter, page, perPage: maxPerPage }).unwrap();
      found.push(...items.filter(({ id }) => wanted(id)));
      const isWhole = items.length === 0 || page * maxPerPage >= total;
      if (isWhole || found.length >= Math.min(maxItems, ids?.length ?? maxItems)) return found.slice(0, maxItems);
    }
  };
}

/** What may be done with several published items at once. */
export function PublishedBulkBar({ selection, chosen, total, isExporting, ...on }: PublishedBulkBarProps) {
  const { t } = useTranslation('content');
  const can = useCan();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const load = useChosenItems(chosen);
  const begin = async (next: (items: readonly ListedItem[]) => void) => {
    setBusy(true);
    try {
      next(await load());
    } catch {
      toast.error(t('failedAction'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <SelectionBar count={selection.count} total={total} onSelectAll={selection.selectAll} onClear={selection.clear}>
      {can({ action: 'update', subject: 'Content' }) && (
        <>
          <BulkEditButton count={selection.count} isBusy={isBusy} load={begin} onDone={selection.clear} />
          <ExplainedButton
            type="text"
            icon={<Icon of={Undo2} />}
            loading={isBusy}
            reason={selection.count > maxItems ? t('published.tooMany', { count: maxItems }) : null}
            onClick={() => void begin(on.onUnpublish)}
          >
            {t('action.unpublish')}
          </ExplainedButton>
        </>
      )}
      <ExportButton
        type="text"
        label={t('published.export')}
        icon={Download}
        isExporting={isExporting}
        onExport={on.onExport}
      />
    </SelectionBar>
  );
}
