import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { MailView } from '../../api/mailView';
import { momentOf } from '../../model/snooze';
import { type ApiState, cachedPages } from '../../state/cachedMails';

/** Up to which mail a list was seen, and how many unread ones have come above it since. */
export function useSeenMails(view: MailView, list: string) {
  const [seen, setSeen] = useState<{ list: string; moment: string }>();
  const newMails = useSelector((state: ApiState) => {
    if (seen?.list !== list) return 0;
    const newest = cachedPages(state, view).get(1) ?? [];
    return newest.filter((mail) => momentOf(mail) > seen.moment && !mail.isRead).length;
  });
  const see = (newest: Parameters<typeof momentOf>[0]) => {
    const moment = momentOf(newest);
    setSeen((last) => (last?.list === list && last.moment === moment ? last : { list, moment }));
  };
  return { newMails, see };
}
