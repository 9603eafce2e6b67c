import type { Employee } from '@atrium/core/api';
import type { PillTone } from '@atrium/ui';

/** What the numbers of the demo's employees mean. */
const statuses = {
  1: { name: 'current', tone: 'accent' },
  2: { name: 'professional', tone: 'green' },
  3: { name: 'rejected', tone: 'red' },
  4: { name: 'resigned', tone: 'amber' },
  5: { name: 'applied', tone: 'blue' },
} as const satisfies Record<number, { name: string; tone: PillTone }>;

type StatusNumber = keyof typeof statuses;
type EmployeeStatus = (typeof statuses)[StatusNumber];

const isStatus = (status: number): status is StatusNumber => status in statuses;

export const statusOf = ({ status }: Pick<Employee, 'status'>): EmployeeStatus =>
  statuses[isStatus(status) ? status : 1];

/** The day that `12/31/2026` is. */
export const startDay = ({ start_date }: Pick<Employee, 'start_date'>): string => {
  const [month = '', day = '', year = ''] = start_date.split('/');
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

/** The amount that `$23896.35` is. */
export const salaryOf = ({ salary }: Pick<Employee, 'salary'>): number => Number(salary.replace(/[^\d.]/g, ''));
