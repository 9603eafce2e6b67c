import type { SlotProps } from '@atrium/contract';
import { useCan, useRuntime } from '@atrium/sdk';
import { Button, Icon } from '@atrium/ui';
import { CardLink, QueryCard, readWidgetRows } from '@atrium/ui/widget';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useGetDatedTasksQuery, useGetTasksQuery } from '../../api/todoApi';
import { countDone } from '../../model/countDone';
import { taskPath } from '../../model/taskAddress';
import { useTicking } from '../../state/useTicking';
import { useToday } from '../../state/useToday';
import { OpenTaskRow } from './OpenTaskRow';
import styles from './OpenTasks.module.css';

const usualRows = 4;

/** What is to be done today and what should have been before, for a page of another app. */
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
