import type { Employee } from '@atrium/core/api';
import { Person, Pill, useFormat } from '@atrium/ui';
import type { Column } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { salaryOf, startDay, statusOf } from '../../model/employee';

export function useEmployeeColumns(): Column<Employee>[] {
  const { t } = useTranslation('samples');
  const format = useFormat();
  const dollars = (amount: number) => format.number(amount, { style: 'currency', currency: 'USD' });
  return [
    {
      key: 'full_name',
      title: t('employee.name'),
      isSortable: true,
      text: (row) => row.full_name,
      render: ({ full_name, post, avatar }) => <Person name={full_name} src={avatar} detail={post} />,
    },
    {
      key: 'email',
      title: t('employee.email'),
      isSortable: true,
      hideBelow: 'wide',
      text: (row) => row.email,
      render: (row) => row.email,
    },
    {
      key: 'start_date',
      title: t('employee.start'),
      isSortable: true,
      align: 'end',
      text: startDay,
      render: (row) => <bdi>{format.date(startDay(row))}</bdi>,
    },
    {
      key: 'salary',
      title: t('employee.salary'),
      isSortable: true,
      align: 'end',
      text: salaryOf,
      render: (row) => dollars(salaryOf(row)),
    },
    {
      key: 'age',
      title: t('employee.age'),
      isSortable: true,
      align: 'end',
      hideBelow: 'medium',
      text: (row) => Number(row.age),
      render: (row) => format.number(Number(row.age)),
    },
    {
      key: 'status',
      title: t('employee.status'),
      isSortable: true,
      text: (row) => t(`employee.statuses.${statusOf(row).name}`),
      render: (row) => (
        <Pill dot tone={statusOf(row).tone}>
          {t(`employee.statuses.${statusOf(row).name}`)}
        </Pill>
      ),
    },
  ];
}
