import { useTranslation } from 'react-i18next';
import { rejectionCodes } from '../../api/choices';
import type { HistoryEvent } from '../../api/schemas';
import { useNameOf } from '../../state/useNameOf';

/** Who did something, and what it was, in the words of the item's own history. */
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
  /** What somebody wrote of it; of a publication that failed, what was missing or which channel refused. */
  const reasonOf = (event: HistoryEvent): string | null => {
    if (!event.reason || !hasFailed(event)) return event.reason;
    const missing = rejectionCodes.find((code) => code === event.reason);
    return missing ? t(`rejection.${missing}`) : t('failure.channelSignedOut', { name: event.reason });
  };
  return { nameOf, sentenceOf, reasonOf, hasFailed };
}
