import { Button, Icon, IconButton } from '@atrium/ui';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldValue, OneValue } from '../../api/schemas';
import { fieldLimits } from '../../api/schemas/limits';
import { isEmptyValue } from '../../model/fields/checkValues';
import styles from './CustomFields.module.css';
import { FieldInput } from './FieldInput';
import type { FieldInputProps } from './fieldInputProps';

interface Row {
  key: number;
  value: OneValue | undefined;
}

interface ListInputProps extends Omit<FieldInputProps, 'value' | 'onChange'> {
  value: FieldValue | undefined;
  onChange: (value: OneValue[] | null) => void;
}

const saidBy = (rows: readonly Row[]): OneValue[] =>
  rows.flatMap(({ value }) => (value === undefined || isEmptyValue(value) ? [] : [value]));

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Rows on screen: an empty one is no value yet. They follow a list that was changed elsewhere. */
function useRows(stored: readonly OneValue[]) {
  const [state, setState] = useState<{ rows: Row[]; next: number }>(() => ({
    rows: stored.map((value, key) => ({ key, value })),
    next: stored.length,
  }));
  const isOther = !isSame(saidBy(state.rows), stored);
  const rows = isOther ? stored.map((value, place) => ({ key: state.next + place, value })) : state.rows;
  const next = isOther ? state.next + stored.length : state.next;
  return { rows, next, setRows: (changed: Row[]) => setState({ rows: changed, next: next + 1 }) };
}

/** Several values of a field in an order: each is added, moved and removed by buttons. */
export function ListInput({ value, label, onChange, ...props }: ListInputProps) {
  const { t } = useTranslation('customFields');
  const { rows, next, setRows } = useRows([value ?? []].flat());
  const change = (changed: Row[]) => {
    setRows(changed);
    const said = saidBy(changed);
    if (!isSame(said, [value ?? []].flat())) onChange(said.length > 0 ? said : null);
  };
  const move = (place: number, by: 1 | -1) => {
    const row = rows[place];
    if (row) change(rows.toSpliced(place, 1).toSpliced(place + by, 0, row));
  };
  return (
    <div className={styles.list}>
      {rows.length > 0 && (
        <ol className={styles.rows}>
          {rows.map((row, place) => {
            const name = t('nth', { label, place: place + 1 });
            return (
              <li key={row.key}>
                <div className={styles.rowValue}>
                  <FieldInput
                    {...props}
                    id={place === 0 ? props.id : `${props.id}-${row.key}`}
                    label={name}
                    value={row.value}
                    onChange={(one) => change(rows.with(place, { ...row, value: one ?? undefined }))}
                  />
                </div>
                {!props.isReadOnly && (
                  <RowButtons
                    name={name}
                    isFirst={place === 0}
                    isLast={place === rows.length - 1}
                    onMove={(by) => move(place, by)}
                    onRemove={() => change(rows.toSpliced(place, 1))}
                  />
                )}
              </li>
            );
          })}
        </ol>
      )}
      {!props.isReadOnly && rows.length < fieldLimits.list && (
        <Button
          {...(rows.length === 0 && { id: props.id })}
          size="small"
          icon={<Icon of={Plus} />}
          aria-label={t('addTo', { label })}
          onClick={() => setRows([...rows, { key: next, value: undefined }])}
        >
          {t('add')}
        </Button>
      )}
    </div>
  );
}

interface RowButtonsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function RowButtons({ name, isFirst, isLast, onMove, onRemove }: RowButtonsProps) {
  const { t } = useTranslation('customFields');
  return (
    <>
      <IconButton size="small" label={t('up', { name })} icon={ArrowUp} disabled={isFirst} onClick={() => onMove(-1)} />
      <IconButton
        size="small"
        label={t('down', { name })}
        icon={ArrowDown}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <IconButton size="small" label={t('remove', { name })} icon={X} onClick={onRemove} />
    </>
  );
}
