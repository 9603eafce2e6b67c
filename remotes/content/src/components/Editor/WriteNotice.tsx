import { Alert, Button, useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { RejectionCode } from '../../api/schemas';
import type { ItemDraft } from '../../state/useDraft';

interface WriteNoticeProps {
  draft: ItemDraft;
  rejection: RejectionCode | null;
  /** Writing would take back an approval, which nobody has permitted yet. */
  isGuarded: boolean;
  onUnguard: () => void;
}

/** The reason why the text is read-only, or the consequence of a change, with the action that leads on. */
export function WriteNotice({ draft, rejection, isGuarded, onUnguard }: WriteNoticeProps) {
  const { t } = useTranslation('content');
  const toast = useToast();
  const { item, otherWriter, state, takeOver } = draft;
  const takeLockOver = async () => {
    if (!(await takeOver())) toast.error(t('failedAction'));
  };
  if (rejection) return <Alert type="info" title={t(`rejection.${rejection}`)} />;
  if (otherWriter || state === 'locked')
    return (
      <Alert
        type="warning"
        title={
          otherWriter?.isSelf ? t('lock.self') : t('lock.other', { name: otherWriter?.name || t('lock.somebody') })
        }
        description={t(state === 'locked' ? 'lock.kept' : 'lock.text')}
        action={<Button onClick={() => void takeLockOver()}>{t('lock.takeOver')}</Button>}
      />
    );
  if (isGuarded)
    return (
      <Alert
        type="info"
        title={t(item.status === 'scheduled' ? 'guard.scheduled' : 'guard.approved')}
        action={<Button onClick={onUnguard}>{t('guard.edit')}</Button>}
      />
    );
  if (item.status === 'published') return <Alert type="info" title={t('guard.live')} />;
  return null;
}
