import { useTranslation } from 'react-i18next';
import { useRuntime } from 'shared/runtime';
import { Avatar, useFormat } from 'shared/ui';
import { CardLink, CardRow, CardRows, QueryCard } from 'shared/ui/widget';
import { dashboardsApi } from '../api';
import { isOverdue, openTasks } from '../model/agenda';

/** What is to be done next, by due date. */
export function OpenTasks() {
  const { t } = useTranslation('dashboards');
  const { dateShort } = useFormat();
  const now = useRuntime().clock.now();
  return (
    <QueryCard
      title={t('overview.tasks')}
      end={<CardLink to="/apps/todo">{t('overview.all')}</CardLink>}
      query={dashboardsApi.useGetOpenTasksQuery(undefined, { refetchOnMountOrArgChange: true })}
      rows={5}
      empty={{ is: (tasks) => openTasks(tasks, 1).length === 0, text: t('overview.noTasks') }}
    >
      {(tasks) => (
        <CardRows>
          {openTasks(tasks, 5).map(({ id, title, assignee, dueDate }) => (
            <CardRow
              key={id}
              to="/apps/todo"
              mark={<Avatar name={assignee?.fullName ?? '?'} src={assignee?.avatar ?? null} />}
              title={title}
              sub={assignee?.fullName ?? t('overview.nobody')}
              when={whenOf(dueDate)}
              isLate={isOverdue(dueDate, now)}
            />
          ))}
        </CardRows>
      )}
    </QueryCard>
  );

  function whenOf(dueDate: string | null): string {
    if (!dueDate) return '';
    return isOverdue(dueDate, now) ? t('overview.overdue', { date: dateShort(dueDate) }) : dateShort(dueDate);
  }
}
