import { cutText } from '@atrium/contract/text';
import { readApiError, useApps, useRuntime } from '@atrium/sdk';
import { Alert, Button, useToast } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IcsTask } from '../../model/ics/readTask';

/** Commands of the app with to-dos, where there is one. */
const addTasks = 'todo.import';
const takeBack = 'todo.undoImport';

/** Of one command, and of a title there. */
const maxTasks = 1_000;
const maxTitle = 200;

const readAnswer = (answer: unknown, name: string): number | null => {
  const value = typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : null;
  return typeof value === 'number' ? value : null;
};

/** Tasks of a file, which belong to another app: it takes them where there is one. */
export function ImportTasks({ tasks }: { tasks: readonly IcsTask[] }) {
  const { t } = useTranslation('importDialog');
  const { commands } = useRuntime();
  const toast = useToast();
  // Checked again when the apps change.
  useApps();
  const [added, setAdded] = useState({ rows: 0, count: 0, ids: [] as number[] });
  const [isBusy, setBusy] = useState(false);
  if (tasks.length === 0) return null;
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch((error: unknown) => toast.error(readApiError(error).message));
    setBusy(false);
  };
  const addAll = async () => {
    for (let { rows, count, ids } = added; rows < tasks.length; ) {
      const part = tasks.slice(rows, rows + maxTasks).map(({ isRuleLost, title, ...task }) => ({
        ...task,
        title: cutText(title || t('untitled'), maxTitle),
      }));
      const answer = await commands.run(addTasks, { tasks: part });
      rows += part.length;
      count += readAnswer(answer, 'imported') ?? 0;
      ids = [...ids, readAnswer(answer, 'id')].filter((id) => id !== null);
      setAdded({ rows, count, ids });
    }
  };
  const undo = async () => {
    for (const id of added.ids) await commands.run(takeBack, { id });
    setAdded({ rows: 0, count: 0, ids: [] });
  };
  if (added.rows === tasks.length)
    return (
      <Alert
        type="hint"
        title={t('tasksAdded', { count: added.count })}
        action={
          <Button loading={isBusy} onClick={() => void attempt(undo)}>
            {t('undo', { ns: 'calendar' })}
          </Button>
        }
      />
    );
  const lost = tasks.filter(({ isRuleLost }) => isRuleLost).length;
  return (
    <Alert
      type="hint"
      title={t('tasks', { count: tasks.length - added.rows })}
      {...(lost > 0 && { description: t('tasksOnce', { count: lost }) })}
      {...(commands.has(addTasks) && {
        action: (
          <Button loading={isBusy} onClick={() => void attempt(addAll)}>
            {t('addTasks')}
          </Button>
        ),
      })}
    />
  );
}
