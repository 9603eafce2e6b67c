import { readApiError } from '@atrium/sdk';
import { Alert, Modal, useToast } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditItemsMutation } from '../../api/editingApi';
import type { ListedItem } from '../../api/schemas';
import { type BulkChange, bulkChangeOf, losesApproval } from '../../model/bulkChange';
import { tagsIssue } from '../../model/tags';
import { BulkFields } from './BulkFields';

interface BulkEditDialogProps {
  items: readonly ListedItem[];
  onClose: () => void;
  /** Some were changed, and none was refused. */
  onDone: () => void;
}

/** Sends a change of those items that it changes; what was refused is told in lines. */
function useBulkEdit({ items, onClose, onDone }: BulkEditDialogProps) {
  const { t } = useTranslation('content');
  const toast = useToast();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [editItems, { isLoading }] = useEditItemsMutation();
  const save = async (changed: readonly ListedItem[], change: BulkChange) => {
    const { addTags, removeTags, addChannels, removeChannels, ...plan } = change;
    const { data, error } = await editItems({
      ids: changed.map(({ id }) => id),
      revs: changed.map(({ rev }) => rev),
      ...plan,
      ...(addTags && { addTags: [...addTags] }),
      ...(removeTags && { removeTags: [...removeTags] }),
      ...(addChannels && { addChannels: [...addChannels] }),
      ...(removeChannels && { removeChannels: [...removeChannels] }),
    });
    if (error || !data) return toast.error(readApiError(error).message || t('failedAction'));
    if (data.done.length > 0) toast.success(t('bulk.done', { count: data.done.length }));
    if (data.refused.length === 0) {
      onClose();
      return onDone();
    }
    const titles = new Map(items.map(({ id, title }) => [id, title]));
    const lineOf = ({ id, reason }: (typeof data.refused)[number]) =>
      t('rejected', { title: titles.get(id) ?? '', reason: t(`rejection.${reason}`) });
    setRefused(data.refused.map(lineOf));
  };
  return { save, refused, isLoading };
}

/**
 * Form that changes tags, channels, project, reviewer and day of many items. It says what would change, and stays with
 * what was refused.
 */
export default function BulkEditDialog(props: BulkEditDialogProps) {
  const { items, onClose } = props;
  const { t } = useTranslation('content');
  const [change, setChange] = useState<BulkChange>({});
  const { save, refused, isLoading } = useBulkEdit(props);
  const changed = items.filter((item) => Object.keys(bulkChangeOf(item, change)).length > 0);
  const unapproved = changed.filter((item) => losesApproval(item, change));
  const issue = tagsIssue(change.addTags ?? [], []);
  return (
    <Modal
      open
      title={t('bulk.title', { count: items.length })}
      okText={t('bulk.save', { count: changed.length })}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: changed.length === 0 || issue !== null, loading: isLoading }}
      onOk={() => void save(changed, change)}
      onCancel={onClose}
    >
      <BulkFields items={items} change={change} issue={issue} onChange={setChange} />
      {unapproved.length > 0 && <Alert type="warning" title={t('bulk.unapproved', { count: unapproved.length })} />}
      {refused.length > 0 && (
        <Alert
          type="error"
          title={t('bulk.refused', { count: refused.length })}
          description={
            <ul>
              {refused.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          }
        />
      )}
    </Modal>
  );
}
