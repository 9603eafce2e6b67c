import { Button, Dropdown } from 'antd';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import styles from './FilterChip.module.css';

export interface FilterOption {
  value: string;
  label: string;
}

export interface FilterChipProps {
  /** What is filtered by: "Role". */
  label: string;
  options: readonly FilterOption[];
  /** The chosen value; absent: not filtered. A value that is not among the options is shown as it is. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** One filter: dashed until it is set, then its name and value, with a way to take it off. */
export function FilterChip({ label, options, value, onChange }: FilterChipProps) {
  const { t } = useTranslation('kit');
  const chosen = options.find((option) => option.value === value)?.label ?? value;
  return (
    <span className={[styles.chip, value ? styles.set : ''].join(' ')}>
      <Dropdown
        trigger={['click']}
        menu={{
          items: options.map((option) => ({ key: option.value, label: option.label })),
          selectable: true,
          selectedKeys: value ? [value] : [],
          onClick: ({ key }) => onChange(key),
        }}
      >
        <Button type="text" className={styles.open} icon={value ? undefined : <Icon of={Plus} />}>
          {label}
          {value && <b className={styles.value}>{chosen}</b>}
        </Button>
      </Dropdown>
      {value && (
        <Button
          type="text"
          className={styles.clear}
          aria-label={t('filter.clear', { label })}
          icon={<Icon of={X} size={14} />}
          onClick={() => onChange(undefined)}
        />
      )}
    </span>
  );
}
