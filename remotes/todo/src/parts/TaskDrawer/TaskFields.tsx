import { useTranslation } from 'react-i18next';
import { Avatar, Form, Input, LabelDot } from 'shared/ui';
import { DatePicker } from 'shared/ui/date';
import { Select } from 'shared/ui/select';
import type { Task } from '../../api/schemas';
import { taskTags } from '../../api/taskPlace';
import { tagTones } from '../../model/tagTones';
import type { TaskPerson } from '../../model/taskForm';
import styles from './TaskDrawer.module.css';

interface TaskFieldsProps {
  people: readonly TaskPerson[];
  /** Whom the task is given to now, who need not be among the people. */
  assignee: Task['assignee'];
  isNew: boolean;
}

/** The fields of a task. */
export function TaskFields({ people, assignee, isNew }: TaskFieldsProps) {
  const { t } = useTranslation('todo');
  const isListed = !assignee || people.some(({ fullName }) => fullName === assignee.fullName);
  const choices = [...(isListed ? [] : [assignee]), ...people];
  return (
    <>
      <Form.Item
        name="title"
        label={t('field.title')}
        rules={[{ required: true, whitespace: true, message: t('field.titleMissing') }]}
      >
        <Input autoFocus={isNew} maxLength={200} autoComplete="off" />
      </Form.Item>
      <Form.Item name="assignee" label={t('field.assignee')}>
        <Select
          allowClear
          showSearch={{ optionFilterProp: 'name' }}
          placeholder={t('field.nobody')}
          options={choices.map(({ fullName: name, avatar }) => ({
            value: name,
            name,
            label: (
              <span className={styles.choice}>
                <Avatar name={name} src={avatar} size="s" /> {name}
              </span>
            ),
          }))}
        />
      </Form.Item>
      <Form.Item name="dueDate" label={t('field.dueDate')}>
        <DatePicker allowClear placeholder={t('field.noDate')} />
      </Form.Item>
      <Form.Item name="tags" label={t('field.tags')}>
        <Select
          mode="multiple"
          placeholder={t('field.noTags')}
          showSearch={{ optionFilterProp: 'name' }}
          options={taskTags.map((tag) => ({
            value: tag,
            name: t(`tag.${tag}`),
            label: (
              <span className={styles.choice}>
                <LabelDot tone={tagTones[tag]} /> {t(`tag.${tag}`)}
              </span>
            ),
          }))}
        />
      </Form.Item>
      <Form.Item name="description" label={t('field.description')}>
        <Input.TextArea rows={5} />
      </Form.Item>
    </>
  );
}
