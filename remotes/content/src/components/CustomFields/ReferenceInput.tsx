import { Select } from '@atrium/ui/select';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetItemsQuery } from '../../api/contentApi';
import styles from './CustomFields.module.css';
import type { FieldInputProps } from './fieldInputProps';

/** Another item, found by its title. One that readers do not see yet is said to be so. */
export function ReferenceInput({
  id,
  label,
  value,
  isReadOnly,
  isWrong,
  describedBy,
  itemOf,
  onChange,
}: FieldInputProps) {
  const { t } = useTranslation('customFields');
  const { t: tContent } = useTranslation('content');
  const [q, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { data } = useGetItemsQuery({ q: useDeferredValue(q), queue: 'all', perPage: 20 }, { skip: !isOpen });
  const chosen = typeof value === 'number' ? value : null;
  const item = chosen === null ? undefined : itemOf(chosen);
  const found = (data?.items ?? []).map((one) => ({ value: one.id, label: one.title || tContent('untitled') }));
  const own = chosen !== null && found.every((one) => one.value !== chosen);
  const name = item?.title || (item === null ? t('gone') : t('item', { id: chosen }));
  return (
    <>
      <Select
        id={id}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isWrong}
        status={isWrong ? 'error' : ''}
        className={styles.whole ?? ''}
        allowClear
        disabled={isReadOnly}
        placeholder={t('chooseItem')}
        showSearch={{ filterOption: false, onSearch: setQuery }}
        onOpenChange={setOpen}
        value={chosen}
        options={own ? [{ value: chosen, label: name }, ...found] : found}
        onChange={(next) => onChange(next ?? null)}
      />
      {item && !item.isLive && <p className={styles.note}>{t('notLive')}</p>}
      {item === null && <p className={styles.issue}>{t('goneText')}</p>}
    </>
  );
}
