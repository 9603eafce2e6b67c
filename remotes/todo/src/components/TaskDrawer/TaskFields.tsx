import { Avatar, Input, LabelDot, Skeleton } from '@atrium/ui';
import { DatePicker, TimePicker } from '@atrium/ui/date';
import type { RichTextFieldProps } from '@atrium/ui/editor';
import { Form } from '@atrium/ui/forms';
import { Select } from '@atrium/ui/select';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { titleLimit } from '../../api/limits';
import type { Task } from '../../api/schemas';
import { isPriority, priorities } from '../../model/priority';
import type { TaskFormValues, TaskPerson } from '../../model/taskForm';
import type { TaskLists } from '../../state/useTaskPage';
import { RecurrenceField } from './RecurrenceField';
import { SubtasksField } from './SubtasksField';
import styles from './TaskDrawer.module.css';

const RichTextField = lazy(async () => ({ default: (await import('@atrium/ui/editor')).RichTextField }));

function DescriptionField(props: RichTextFieldProps) {
  return (
    <Suspense fallback={<Skeleton.Node active style={{ inlineSize: '100%', blockSize: 142 }} />}>
      <RichTextField {...props} />
    </Suspense>
  );
}

interface TaskFieldsProps {
  people: readonly TaskPerson[];
  /** Current assignee, who need not be among the people. */
  assignee: Task['assignee'];
  lists: TaskLists;
}

export function TaskFields({ people, assignee, lists }: TaskFieldsProps) {
  const { t } = useTranslation('todo');
  return (
    <>
      <Form.Item
        name="title"
        label={t('field.title')}
        rules={[{ required: true, whitespace: true, message: t('field.titleMissing') }]}
      >
        <Input maxLength={titleLimit} autoComplete="off" />
      </Form.Item>
      <Form.Item name="subtasks" label={t('field.subtasks')}>
        <SubtasksField />
      </Form.Item>
      <DueFields />
      <div className={styles.pair}>
        <AssigneeField people={people} assignee={assignee} />
        <Form.Item name="projectId" label={t('field.project')}>
          <Select
            allowClear
            placeholder={t('field.noProject')}
            showSearch={{ optionFilterProp: 'name' }}
            options={lists.projects.map(({ id, name, tone }) => choiceOf({ id, name, tone }))}
          />
        </Form.Item>
      </div>
      <TagFields lists={lists} />
      <Form.Item name="description" label={t('field.description')}>
        <DescriptionField label={t('field.description')} />
      </Form.Item>
    </>
  );
}

const choiceOf = <Id extends string | number>({
  id,
  name,
  tone,
}: { id: Id } & Pick<TaskLists['tags'][number], 'name' | 'tone'>) => ({
  value: id,
  name,
  label: (
    <span className={styles.choice}>
      <LabelDot tone={tone} /> {name}
    </span>
  ),
});

/** Day, time and recurrence. A time needs a day. */
function DueFields() {
  const { t } = useTranslation('todo');
  const form = Form.useFormInstance<TaskFormValues>();
  const dueDate = Form.useWatch('dueDate', form);
  return (
    <>
      <div className={styles.pair}>
        <Form.Item name="dueDate" label={t('field.dueDate')}>
          <DatePicker allowClear placeholder={t('field.noDate')} />
        </Form.Item>
        <Form.Item name="dueTime" label={t('field.dueTime')}>
          <TimePicker disabled={!dueDate} />
        </Form.Item>
      </div>
      <Form.Item name="recurrence" label={t('field.recurrence')}>
        <RecurrenceField />
      </Form.Item>
    </>
  );
}

function AssigneeField({ people, assignee }: Pick<TaskFieldsProps, 'people' | 'assignee'>) {
  const { t } = useTranslation('todo');
  const isListed = !assignee || people.some(({ fullName }) => fullName === assignee.fullName);
  const choices = [...(isListed ? [] : [assignee]), ...people];
  return (
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
  );
}

function TagFields({ lists }: Pick<TaskFieldsProps, 'lists'>) {
  const { t } = useTranslation('todo');
  return (
    <div className={styles.pair}>
      <Form.Item name="priority" label={t('field.priority')}>
        <Select allowClear placeholder={t('priority.none')} options={priorities.map(lists.tagOf).map(choiceOf)} />
      </Form.Item>
      <Form.Item name="tags" label={t('field.tags')}>
        <Select
          mode="multiple"
          placeholder={t('field.noTags')}
          showSearch={{ optionFilterProp: 'name' }}
          options={lists.tags.filter(({ id }) => !isPriority(id)).map(choiceOf)}
        />
      </Form.Item>
    </div>
  );
}
