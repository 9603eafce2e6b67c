import { Alert, Button } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { ContentEvent, ContentItem, RejectionCode } from '../../api/schemas';
import { useNameOf } from '../../state/useEditorialSettings';

interface WriteNoticeProps {
  item: ContentItem;
  events: readonly ContentEvent[];
  rejection: RejectionCode | null;
  /** What the person writes is suggested alone, or because they chose so. */
  suggests: 'only' | 'chosen' | null;
  /** Writing would take back an approval, which nobody has permitted yet. */
  isGuarded: boolean;
  onUnguard: () => void;
}

/** The newest demand for changes, with its reason. */
const lastRequest = (events: readonly ContentEvent[]): ContentEvent | undefined =>
  events
    .filter(({ action, reason }) => action === 'requestChanges' && reason)
    .reduce<ContentEvent | undefined>((last, event) => (last && last.id > event.id ? last : event), undefined);

/** The reason why the text is read-only, or the consequence of a change, with the action that leads on. */
export function WriteNotice({ item, events, rejection, suggests, isGuarded, onUnguard }: WriteNoticeProps) {
  const { t } = useTranslation('content');
  const nameOf = useNameOf();
  const request = lastRequest(events);
  if (rejection)
    return (
      <Alert type="info" title={t(`rejection.${rejection}`)} {...(suggests && { description: t('suggestion.only') })} />
    );
  if (suggests) return <Alert type="info" title={t('suggestion.isOn')} />;
  if (isGuarded)
    return (
      <Alert
        type="info"
        title={t(item.status === 'scheduled' ? 'guard.scheduled' : 'guard.approved')}
        action={<Button onClick={onUnguard}>{t('guard.edit')}</Button>}
      />
    );
  if (item.status === 'changes_requested' && request)
    return (
      <Alert
        type="warning"
        title={t('guard.requested', { name: nameOf(request.actor) })}
        description={<bdi>{request.reason}</bdi>}
      />
    );
  if (item.status === 'published') return <Alert type="info" title={t('guard.live')} />;
  return null;
}
