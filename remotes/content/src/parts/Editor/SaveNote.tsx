import { Icon, useFormat } from '@atrium/ui';
import { Check, CloudOff, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SaverView } from '../../state/DraftSaver';
import styles from './ItemEditor.module.css';
import { useUnsavedFields } from './useUnsavedFields';

const icons = { offline: CloudOff, failed: TriangleAlert, locked: TriangleAlert, clash: TriangleAlert } as const;

/** Whether what is written is saved. */
export function SaveNote({ state, savedAt, item, problems, isKept }: SaverView) {
  const { t } = useTranslation('content');
  const { ago, time } = useFormat();
  const fields = useUnsavedFields(problems);
  const isQuiet = state === 'saved' || state === 'waiting' || state === 'saving';
  const text =
    state === 'saved'
      ? t('save.saved', { time: savedAt === null ? ago(item.updatedAt) : time(savedAt) })
      : state === 'failed' && fields
        ? t('save.partly', { fields })
        : t(isKept || isQuiet ? `save.${state}` : 'save.open');
  return (
    <span className={styles.save} data-state={state} role={isQuiet ? undefined : 'status'}>
      <Icon of={isQuiet ? Check : icons[state]} size={14} /> {text}
    </span>
  );
}
