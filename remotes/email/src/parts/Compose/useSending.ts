import { useRuntime } from '@atrium/sdk';
import { useFormat, useToast } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailContent } from '../../model/composition';
import { undoTime } from '../../model/sending';
import type { Sending } from '../../state/draftCalls';
import { composed } from '../../state/emailSlice';
import { outboxOf } from '../../state/outbox';
import { useDesk } from './useDesk';

/** Hands a mail over to be sent, now or later, with the way to take it back. */
export function useSending(key: string) {
  const { t } = useTranslation('email');
  const format = useFormat();
  const runtime = useRuntime();
  const toast = useToast();
  const desk = useDesk();
  const [isSending, setSending] = useState(false);

  const takeBack = async (draftId: number, content: MailContent) => {
    const draft = await outboxOf(runtime).takeBack(draftId);
    if (draft) runtime.store.dispatch(composed({ ...content, draftId, draftRev: draft.rev }));
    else toast.info(t('compose.tooLate'));
  };

  const send = async (content: MailContent, sending: Sending) => {
    if (isSending) return;
    setSending(true);
    const draftId = await desk.keeperOf(key)?.handOver(sending);
    setSending(false);
    if (draftId === undefined) {
      toast.error(t('compose.notSent'));
      return;
    }
    desk.clear(key, true);
    const { sendAt } = sending;
    if (!sendAt)
      outboxOf(runtime).watch({ id: draftId, subject: content.subject }, () => toast.success(t('compose.sent')));
    toast.info(sendAt ? t('compose.scheduled', { time: format.dateTime(sendAt) }) : t('compose.sending'), {
      action: { label: t('action.undo'), onClick: () => void takeBack(draftId, content) },
      duration: undoTime / 1000,
    });
  };
  return { send, isSending };
}
