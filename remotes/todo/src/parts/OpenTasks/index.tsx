import { useTranslation } from 'react-i18next';
import type { SlotProps } from 'shared/contract';
import { Avatar, useFormat } from 'shared/ui';
import { CardLink, CardRow, CardRows, QueryCard, readWidgetRows } from 'shared/ui/widget';
import type { Task } from '../../api/schemas';
import { useGetTasksQuery } from '../../api/todoApi';
import { dueDay, isOverdue } from '../../model/dueGroup';
import { taskLink, taskPath } from '../../model/taskAddress';
import { useToday } from '../../state/useToday';

const usualRows = 5;

/** What is to be done today and what should have been before, for a page of another app. */
export default function OpenTasks({ data }: SlotProps) {
  const shown = readWidgetRows(data, usualRows);
  const { t } = useTranslation('todo');
  const today = useToday();
  const query = useGetTasksQuery({ filter: 'today', sortBy: 'due-date', today }, { refetchOnMountOrArgChange: true });
  return (
    <QueryCard
      title={t('widget.title')}
      end={<CardLink to={taskPath({ filter: 'today' })}>{t('widget.all')}</CardLink>}
      query={query}
      rows={shown}
      empty={{ is: (tasks) => tasks.length === 0, text: t('widget.none') }}
    >
      {(tasks) => (
        <CardRows>
          {tasks.slice(0, shown).map((task) => (
            <OpenTaskRow key={task.id} task={task} today={today} />
          ))}
        </CardRows>
      )}
    </QueryCard>
  );
}

function OpenTaskRow({ task, today }: { task: Task; today: string }) {
  const { t } = useTranslation('todo');
  const { dateShort } = useFormat();
  const { id, title, assignee, dueTime } = task;
  const isLate = isOverdue(task, today);
  const date = dateShort(dueDay(task) ?? today);
  return (
    <CardRow
      to={taskLink(id)}
      mark={<Avatar name={assignee?.fullName ?? '?'} src={assignee?.avatar ?? null} />}
      title={title}
      sub={assignee?.fullName ?? t('widget.nobody')}
      when={isLate ? t('due.overdue', { date }) : (dueTime ?? t('due.today'))}
      isLate={isLate}
    />
  );
}
