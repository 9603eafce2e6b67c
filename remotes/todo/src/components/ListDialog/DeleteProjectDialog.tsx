import { Button, Modal } from '@atrium/ui';
import { Radio } from '@atrium/ui/choice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskProject } from '../../api/schemas';
import styles from './ListDialog.module.css';

interface DeleteProjectDialogProps {
  project: TaskProject;
  count: number;
  onDelete: (withTasks: boolean) => Promise<unknown>;
  onClose: () => void;
}

export default function DeleteProjectDialog({ project, count, onDelete, onClose }: DeleteProjectDialogProps) {
  const { t } = useTranslation('todo');
  const [withTasks, setWithTasks] = useState(false);
  const [isOpen, setOpen] = useState(true);
  const [isDeleting, setDeleting] = useState(false);
  const close = () => setOpen(false);
  const remove = async () => {
    setDeleting(true);
    await onDelete(withTasks);
    close();
  };
  return (
    <Modal
      open={isOpen}
      title={t('project.deleteTitle', { name: project.name })}
      onCancel={close}
      afterClose={onClose}
      width={440}
      footer={
        <>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button type="primary" danger loading={isDeleting} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        </>
      }
    >
      <p>{t('project.deleteText', { count })}</p>
      <Radio.Group
        className={styles.choices}
        aria-label={t('project.deleteTasks')}
        value={withTasks}
        onChange={({ target }) => setWithTasks(target.value === true)}
      >
        <Radio value={false}>{t('project.keepTasks')}</Radio>
        <Radio value>{t('project.binTasks')}</Radio>
      </Radio.Group>
    </Modal>
  );
}
