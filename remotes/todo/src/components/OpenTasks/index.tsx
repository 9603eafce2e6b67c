import type { SlotProps } from '@atrium/contract';
import { useCan, useRuntime } from '@atrium/sdk';
import { Button, Checkbox, Icon, StretchedLink, useFormat } from '@atrium/ui';
import { CardLink, QueryCard, readWidgetRows } from '@atrium/ui/widget';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '../../api/schemas';
import { useGetDatedTasksQuery, useGetTasksQuery } from '../../api/todoApi';
import { dueDay, isOverdue } from '../../model/dueGroup';
import { taskLink, taskPath } from '../../model/taskAddress';
import { countDone, type Ticked, withTicked } from '../../model/ticked';
import { useTaskActions } from '../../state/useTaskActions';
import { useToday } from '../../state/useToday';
import styles from './OpenTasks.module.css';

interface Props {
  task: Task;
  today: string;
  onToggle: () => void;
}

function OpenTaskRow({ task, today, onToggle }: Props) {
  const { t } = useTranslation('todo');
  const { dateShort } = useFormat();
  const { id, title, dueTime, isCompleted } = task;
  const isLate = isOverdue(task, today);
  const when = isLate ? t('due.overdue', { date: dateShort(dueDay(task) ?? today) }) : dueTime;
  return (
    <li className={styles.row} data-completed={isCompleted || undefined}>
      <Checkbox
        className={styles.check}
        checked={isCompleted}
        aria-label={t('row.complete', { title })}
        onChange={onToggle}
      />
      <StretchedLink to={taskLink(id)} className={styles.title} dir="auto">
        {title}
      </StretchedLink>
      {when && (
        <span className={styles.when} data-late={isLate || undefined}>
          <bdi>{when}</bdi>
        </span>
      )}
    </li>
  );
}

/** Completes tasks in a short list, which keeps them in place, struck through, while it is on screen. */
function useTicking(open: readonly Task[] | undefined) {
  const { change, toggleCompleted } = useTaskActions();
  const [ticked, setTicked] = useState<readonly Ticked[]>([]);
  const hold = (task: Task, place: number) =>
    setTicked((before) => [...before.filter((other) => other.task.id !== task.id), { task, place }]);
  const toggle = async (task: Task, place: number) => {
    hold({ ...task, isCompleted: !task.isCompleted }, place);
    if (!task.isCompleted) toggleCompleted(task);
    else if (!(await change(task, { isCompleted: false }))) hold(task, place);
  };
  return { tasks: open && withTicked(open, ticked), toggle };
}

const usualRows = 4;

export default function OpenTasks({ data }: SlotProps) {
  const shown = readWidgetRows(data, usualRows);
  const { t } = useTranslation('todo');
  const today = useToday();
  const can = useCan();
  const { commands } = useRuntime();
  const query = useGetTasksQuery({ filter: 'today', sortBy: 'due-date', today }, { refetchOnMountOrArgChange: true });
  const { tasks, toggle } = useTicking(query.data);
  const { data: dated } = useGetDatedTasksQuery({ from: today, to: today });
  const { done, all } = countDone(tasks ?? [], dated ?? []);
  return (
    <QueryCard
      title={t('widget.title')}
      count={all}
      countText={done > 0 ? t('widget.done', { done, all }) : undefined}
      isSunken
      end={<CardLink to={taskPath({ filter: 'today' })}>{t('widget.all')}</CardLink>}
      query={{ ...query, data: tasks }}
      rows={shown}
    >
      {(rows) => (
        <>
          {rows.length === 0 && <p className={styles.none}>{t('widget.none')}</p>}
          {rows.length > 0 && (
            <ul className={styles.rows}>
              {rows.slice(0, shown).map((task, place) => (
                <OpenTaskRow key={task.id} task={task} today={today} onToggle={() => void toggle(task, place)} />
              ))}
            </ul>
          )}
          {can({ action: 'create', subject: 'Todo' }) && (
            <Button
              type="text"
              className={styles.add}
              icon={<Icon of={Plus} />}
              onClick={() => void commands.run('todo.write', { line: '' }).catch(() => undefined)}
            >
              {t('add')}
            </Button>
          )}
        </>
      )}
    </QueryCard>
  );
}
