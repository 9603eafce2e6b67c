import { Input, NumberInput } from '@atrium/ui';
import { RangePicker } from '@atrium/ui/date';
import { Form } from '@atrium/ui/forms';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmployeeSearch } from '../../../model/employee';
import styles from './ColumnFields.module.css';

interface Props {
  search: EmployeeSearch;
  onChange: (search: EmployeeSearch) => void;
}

const textColumns = ['name', 'post', 'email', 'city'] as const;

export function ColumnFields({ search, onChange }: Props) {
  const { t } = useTranslation('samples');
  const id = useId();
  return (
    <Form layout="vertical" className={styles.fields} role="search" aria-label={t('employee.byColumn')}>
      {textColumns.map((column) => (
        <Form.Item key={column} label={t(`employee.${column}`)} htmlFor={`${id}${column}`}>
          <Input
            id={`${id}${column}`}
            allowClear
            value={search[column]}
            onChange={({ target }) => onChange({ ...search, [column]: target.value })}
          />
        </Form.Item>
      ))}
      <Form.Item label={t('employee.leastSalary')} htmlFor={`${id}salary`}>
        <NumberInput
          id={`${id}salary`}
          value={search.salary}
          onChange={(salary) => onChange({ ...search, salary })}
          min={0}
          prefix="$"
        />
      </Form.Item>
      <Form.Item label={t('employee.start')} className={styles.wide}>
        <RangePicker
          aria-label={t('employee.start')}
          value={search.start}
          onChange={(start) => onChange({ ...search, start })}
        />
      </Form.Item>
    </Form>
  );
}
