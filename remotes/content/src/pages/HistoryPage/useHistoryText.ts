import { useTranslation } from 'react-i18next';
import type { HistoryEvent } from '../../api/schemas';

/** Who did something, and what it was, in the words of the item's own history. */
export function useHistoryText() {
  const { t } = useTranslation('content');
  const nameOf = ({ actor, actorId }: HistoryEvent): string =>
    actor?.fullName ?? t(actorId === null ? 'system' : 'formerMember');
  const sentenceOf = (event: HistoryEvent): string =>
    t(event.isOwnApproval ? 'event.approveOwn' : `event.${event.action}`, {
      name: nameOf(event),
      version: event.version,
    });
  return { nameOf, sentenceOf };
}
