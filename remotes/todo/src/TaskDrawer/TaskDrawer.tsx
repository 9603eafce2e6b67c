import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from 'shared/api';
import { Drawer, EmptyState, ErrorState, Form, LoadingRows, useConfirm, useIsNarrow } from 'shared/ui';
import type { TaskFormValues } from '../model/taskForm';
import type { TaskActions } from '../TaskPage/useTaskActions';
import type { OpenTask, TaskView } from '../TaskPage/useTaskView';
import { TaskDrawerActions } from './TaskDrawerActions';
import { TaskEditor } from './TaskEditor';
import { useTask } from './useTask';

interface TaskDrawerProps {
  view: TaskView;
  actions: TaskActions;
  /** The list on screen. */
  tasks: readonly Task[] | undefined;
}

/** Beside the list: a new task, or the one that the address names. */
export default function TaskDrawer({ view, actions, tasks }: TaskDrawerProps) {
  const { t } = useTranslation('todo');
  const isNarrow = useIsNarrow();
  const confirm = useConfirm();
  const [form] = Form.useForm<TaskFormValues>();
  // What is shown stays while the drawer slides away.
  const [shown, setShown] = useState<OpenTask>(view.open);
  if (view.open !== null && view.open !== shown) setShown(view.open);
  const { task, isLoading, error } = useTask(typeof shown === 'number' ? shown : null, tasks);

  const close = () => view.setOpen(null);
  const leave = async () => {
    const question = { title: t('leave.title'), text: t('leave.text'), confirm: t('leave.confirm'), isDanger: true };
    if (!form.isFieldsTouched() || (await confirm(question))) close();
  };
  return (
    <Drawer
      open={view.open !== null}
      onClose={() => void leave()}
      size={isNarrow ? '100%' : 440}
      title={shown === 'new' ? t('add') : t('task')}
      destroyOnHidden
      extra={
        shown !== 'new' &&
        task?.isDeleted === false && (
          <TaskDrawerActions
            task={task}
            actions={actions}
            onRemove={() => {
              actions.remove(task);
              close();
            }}
          />
        )
      }
    >
      {shown === 'new' || task ? (
        <TaskEditor
          key={shown}
          form={form}
          actions={actions}
          place={view.place}
          onDone={close}
          onCancel={() => void leave()}
          {...(shown !== 'new' && task && { task })}
        />
      ) : error ? (
        <ErrorState error={error} />
      ) : isLoading ? (
        <LoadingRows rows={5} shape="line" />
      ) : (
        <EmptyState picture="lost" title={t('gone.title')} text={t('gone.text')} />
      )}
    </Drawer>
  );
}
