import { ImportDialog, type ImportField } from '@atrium/ui/sheet';
import { useTranslation } from 'react-i18next';
import { useImportTasksMutation, useUndoImportMutation } from '../api/importApi';
import { withRichText } from '../model/withRichText';
import { useTaskLists } from '../state/useTaskPage';

function useImportFields(): ImportField[] {
  const { t } = useTranslation('todo');
  const { tags, projects } = useTaskLists();
  return [
    { key: 'title', label: t('field.title'), isNeeded: true },
    { key: 'dueDate', label: t('field.dueDate'), kind: 'day' },
    {
      key: 'assignee.fullName',
      label: t('import.assignee'),
      names: ['Assignee', 'Zuständig', 'Responsable', 'Responsável'],
    },
    {
      key: 'tags',
      label: t('field.tags'),
      kind: 'list',
      choices: tags.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      key: 'projectId',
      label: t('field.project'),
      choices: projects.map(({ id, name }) => ({ value: String(id), label: name })),
      names: ['Project', 'Projekt', 'Projet', 'Projeto'],
    },
    { key: 'isImportant', label: t('import.isImportant'), kind: 'flag' },
    { key: 'isCompleted', label: t('import.isCompleted'), kind: 'flag' },
    { key: 'description', label: t('field.description') },
  ];
}

/** Tasks from a table, by the rules of the form. */
export function TaskImport({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('todo');
  const fields = useImportFields();
  const [importTasks] = useImportTasksMutation();
  const [undoImport] = useUndoImportMutation();
  return (
    <ImportDialog
      title={t('import.open')}
      fields={fields}
      send={(rows, isDryRun) => importTasks({ rows: rows.map(withRichText), isDryRun }).unwrap()}
      undo={(id) => undoImport({ id }).unwrap()}
      onClose={onClose}
    />
  );
}
