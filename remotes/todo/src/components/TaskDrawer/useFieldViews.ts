import { useFormat } from '@atrium/ui';
import type { FieldViews } from '@atrium/ui/forms';
import { useTranslation } from 'react-i18next';
import { type TaskFormValues, toPlainText } from '../../model/taskForm';
import { useWeekdays } from '../../state/useRecurrenceText';
import type { TaskLists } from '../../state/useTaskPage';

export function useFieldViews({ tagOf, projectOf }: TaskLists): FieldViews<TaskFormValues> {
  const { t } = useTranslation('todo');
  const { date, list } = useFormat();
  const weekdays = useWeekdays();
  return {
    title: { label: t('field.title') },
    assignee: { label: t('field.assignee'), show: (name) => name ?? t('field.nobody') },
    projectId: { label: t('field.project'), show: (id) => projectOf(id)?.name ?? t('field.noProject') },
    dueDate: { label: t('field.dueDate'), show: (day) => (day ? date(day) : t('field.noDate')) },
    dueTime: { label: t('field.dueTime') },
    recurrence: {
      unit: { label: t('field.recurrence'), show: (unit) => (unit ? t(`recurrence.${unit}`, { count: 1 }) : '') },
      every: { label: t('recurrence.every') },
      weekdays: {
        label: t('recurrence.weekdays'),
        show: (days) => list((days ?? []).map((day) => weekdays[day - 1] ?? '')),
      },
      monthDay: { label: t('recurrence.date') },
      isFromCompletion: { label: t('recurrence.counted') },
    },
    priority: { label: t('field.priority'), show: (id) => (id ? tagOf(id).name : t('priority.none')) },
    tags: { label: t('field.tags'), show: (ids) => list(ids.map((id) => tagOf(id).name)) },
    subtasks: { label: t('field.subtasks'), show: (steps) => steps.map(({ title }) => title).join(', ') },
    description: { label: t('field.description'), show: toPlainText },
  };
}
