import { useTranslation } from 'react-i18next';
import { useRuntime } from 'shared/runtime';
import { Avatar, toDay, useFormat } from 'shared/ui';
import { CardLink, CardRow, CardRows, QueryCard } from 'shared/ui/widget';
import type { Task } from '../../api/schemas';
import { useGetTasksQuery } from '../../api/todoApi';
import { dueDay, isOverdue } from '../../model/dueGroup';
import { openTasks } from '../../model/openTasks';
import { taskLink } from '../../model/taskAddress';

/** What is to be done next, by due date, for a page of another app. */
export default function OpenTasks() {
  const { t } = useTranslation('todo');
  return (
    <QueryCard
      title={t('widget.title')}
      end={<CardLink to="/apps/todo">{t('widget.all')}</CardLink>}
      query={useGetTasksQuery({ sortBy: 'due-date' }, { refetchOnMountOrArgChange: true })}
      rows={5}
      empty={{ is: (tasks) => openTasks(tasks, 1).length === 0, text: t('widget.none') }}
    >
      {(tasks) => (
        <CardRows>
          {openTasks(tasks, 5).map((task) => (
            <OpenTaskRow key={task.id} task={task} />
          ))}
        </CardRows>
      )}
    </QueryCard>
  );
}

function OpenTaskRow({ task }: { task: Task }) {
  const { t } = useTranslation('todo');
  const { dateShort } = useFormat();
  const isLate = isOverdue(task, toDay(useRuntime().clock.now()));
  const { id, title, assignee } = task;
  const day = dueDay(task);
  const date = day === null ? '' : dateShort(day);
  return (
    <CardRow
      to={taskLink(id)}
      mark={<Avatar name={assignee?.fullName ?? '?'} src={assignee?.avatar ?? null} />}
      title={title}
      sub={assignee?.fullName ?? t('widget.nobody')}
      when={isLate ? t('due.overdue', { date }) : date}
      isLate={isLate}
    />
  );
}
