import { useTranslation } from 'react-i18next';
import type { HistoryEvent } from '../../api/schemas';
import { rejectionCodes } from '../../api/schemas/choices';
import { useNameOf } from '../../state/useEditorialSettings';

/** Author and action of an event, worded as in the item's own history. */
export function useHistoryText() {
  const { t } = useTranslation('content');
  const nameOfPerson = useNameOf();
  const nameOf = ({ actor, actorId }: HistoryEvent): string => (actorId === null ? t('system') : nameOfPerson(actor));
  const hasFailed = ({ action, to }: HistoryEvent) =>
    to === 'failed' && (action === 'run' || action === 'retry' || action === 'publishNow');
  const sentenceOf = (event: HistoryEvent): string =>
    t(hasFailed(event) ? 'event.failed' : event.isOwnApproval ? 'event.approveOwn' : `event.${event.action}`, {
      name: nameOf(event),
      version: event.version,
    });
  /** Reason of an event; of a failed publication, the missing field or the rejecting channel. */
  const reasonOf = (event: HistoryEvent): string | null => {
    if (!event.reason || !hasFailed(event)) return event.reason;
    const missing = rejectionCodes.find((code) => code === event.reason);
    return missing ? t(`rejection.${missing}`) : t('failure.channelSignedOut', { name: event.reason });
  };
  return { nameOf, sentenceOf, reasonOf, hasFailed };
}
