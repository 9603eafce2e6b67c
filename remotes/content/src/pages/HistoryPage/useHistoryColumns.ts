import type { Column } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import type { HistoryEvent } from '../../api/schemas';
import { useEditorialSettings } from '../../state/useEditorialSettings';
import { useHistoryText } from './useHistoryText';

export function useHistoryColumns(): Column<HistoryEvent>[] {
  const { t } = useTranslation('content');
  const { projects } = useEditorialSettings();
  const { nameOf, reasonOf } = useHistoryText();
  const column = (key: string, title: string, text: (event: HistoryEvent) => string | number | null) => ({
    key,
    title,
    text,
    render: text,
  });
  return [
    column('at', t('history.at'), ({ at }) => at),
    column('person', t('history.person'), nameOf),
    column('action', t('history.action'), ({ action }) => t(`did.${action}`)),
    column('title', t('field.title'), ({ title }) => title),
    column('version', t('history.version'), ({ version }) => version),
    column('project', t('field.project'), ({ projectId }) => projects.find(({ id }) => id === projectId)?.name ?? null),
    column('reason', t('history.reason'), reasonOf),
  ];
}
