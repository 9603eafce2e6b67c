import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import { DropdownMenu } from '../Menu/DropdownMenu';
import styles from './FilterChip.module.css';

export interface FilterOption {
  value: string;
  label: string;
}

export interface FilterChipProps {
  /** Label of the filter: "Role". */
  label: string;
  options: readonly FilterOption[];
  /** The chosen value; absent: not filtered. A value that is not among the options is shown as it is. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** Never a value of the API: every filter there is a word. */
const ANY = ' any';

/** One filter: dashed until it is set, then with name and value. Its menu removes it. */
export function FilterChip({ label, options, value, onChange }: FilterChipProps) {
  const { t } = useTranslation('kit');
  const chosen = options.find((option) => option.value === value)?.label ?? value;
  const items = options.map((option) => ({ key: option.value, label: option.label }));
  const any = { key: ANY, label: t('filter.clear') };
  return (
    <DropdownMenu
      trigger={['click']}
      menu={{
        items: value ? [...items, { type: 'divider' as const }, any] : items,
        selectable: true,
        selectedKeys: value ? [value] : [],
        onClick: ({ key }) => onChange(key === ANY ? undefined : key),
      }}
    >
      <Button
        type="text"
        className={[styles.chip, value ? styles.set : ''].join(' ')}
        icon={value ? undefined : <Icon of={Plus} />}
      >
        {label}
        {value && <b className={styles.value}>{chosen}</b>}
      </Button>
    </DropdownMenu>
  );
}
