import { Icon, useFormat } from '@atrium/ui';
import { Check, CloudOff, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ItemWriting } from '../../state/useWriting';
import styles from './ItemEditor.module.css';
import { useUnsavedFields } from './useUnsavedFields';

const icons = {
  clean: Check,
  dirty: Check,
  saving: Check,
  offline: CloudOff,
  held: CloudOff,
  failed: TriangleAlert,
  rejected: TriangleAlert,
  conflict: TriangleAlert,
} as const;

type State = keyof typeof icons;

const isQuiet = (state: State) => state === 'clean' || state === 'dirty' || state === 'saving';

/** State of all of it: what is worse counts. */
function stateOf({ draft, shared, issues }: ItemWriting): State {
  const fields: State = draft.state;
  const text: State =
    shared.state === 'closed'
      ? 'failed'
      : shared.state === 'loading'
        ? 'clean'
        : shared.state === 'clean' && Object.keys(issues).length > 0
          ? 'rejected'
          : shared.state;
  return isQuiet(text) && (!isQuiet(fields) || text === 'clean') ? fields : text;
}

export function SaveNote({ writing }: { writing: ItemWriting }) {
  const { t } = useTranslation('content');
  const { ago, time } = useFormat();
  const { draft, shared, issues } = writing;
  const fields = useUnsavedFields(issues);
  const state = stateOf(writing);
  const savedAt = Math.max(draft.savedAt ?? 0, shared.savedAt ?? 0);
  const text =
    state === 'clean'
      ? t('save.clean', { time: savedAt === 0 ? ago(draft.item.updatedAt) : time(savedAt) })
      : state === 'rejected' && fields
        ? t('save.partly', { fields })
        : t(draft.isKept || isQuiet(state) ? `save.${state === 'rejected' ? 'failed' : state}` : 'save.open');
  return (
    <span className={styles.save} data-state={state} role={isQuiet(state) ? undefined : 'status'}>
      <Icon of={icons[state]} size={14} /> {text}
    </span>
  );
}
