import { Icon, useFormat } from '@atrium/ui';
import { Check, CloudOff, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ItemDraftView } from '../../state/itemDraft';
import styles from './ItemEditor.module.css';
import { useUnsavedFields } from './useUnsavedFields';

const icons = {
  offline: CloudOff,
  failed: TriangleAlert,
  rejected: TriangleAlert,
  locked: TriangleAlert,
  conflict: TriangleAlert,
} as const;

export function SaveNote({ state, savedAt, item, issues, isKept }: ItemDraftView) {
  const { t } = useTranslation('content');
  const { ago, time } = useFormat();
  const fields = useUnsavedFields(issues);
  const isQuiet = state === 'clean' || state === 'dirty' || state === 'saving';
  const text =
    state === 'clean'
      ? t('save.clean', { time: savedAt === null ? ago(item.updatedAt) : time(savedAt) })
      : state === 'rejected' && fields
        ? t('save.partly', { fields })
        : t(isKept || isQuiet ? `save.${state === 'rejected' ? 'failed' : state}` : 'save.open');
  return (
    <span className={styles.save} data-state={state} role={isQuiet ? undefined : 'status'}>
      <Icon of={isQuiet ? Check : icons[state]} size={14} /> {text}
    </span>
  );
}
