import { useRuntime } from '@atrium/sdk';
import { useFormat, useToast } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recipientIssue } from '../../model/addresses';
import { type Composition, contentOf, type MailContent } from '../../model/composition';
import { undoTime } from '../../model/sending';
import { type SendQuestion, sendQuestion } from '../../model/sendQuestion';
import type { Sending } from '../../state/compose/draft';
import { outboxOf } from '../../state/compose/outbox';
import { composeSessions } from '../../state/compose/sessions';
import { composed } from '../../state/emailSlice';

interface Asked {
  question: SendQuestion;
  sending: Sending;
}

/** Sends now or later, with Undo. Requires recipients; asks about seemingly incomplete messages. */
export function useSend(composition: Composition) {
  const { t } = useTranslation('email');
  const format = useFormat();
  const runtime = useRuntime();
  const toast = useToast();
  const [issue, setIssue] = useState<ReturnType<typeof recipientIssue>>();
  const [asked, setAsked] = useState<Asked>();
  const [isSending, setSending] = useState(false);
  const { key } = composition;
  const content = contentOf(composition);

  const takeBack = async (draftId: number) => {
    const draft = await outboxOf(runtime).takeBack(draftId);
    if (draft) runtime.store.dispatch(composed({ ...content, draftId, draftRev: draft.rev }));
    else toast.info(t('compose.tooLate'));
  };

  const submit = async (sending: Sending) => {
    if (isSending) return;
    setSending(true);
    const sessions = composeSessions(runtime);
    const draftId = await sessions.find(key)?.send(sending);
    setSending(false);
    if (draftId === undefined) {
      toast.error(t('compose.notSent'));
      return;
    }
    sessions.close(key, true);
    const { sendAt } = sending;
    if (!sendAt)
      outboxOf(runtime).watch({ id: draftId, subject: content.subject }, () => toast.success(t('compose.sent')));
    toast.info(sendAt ? t('compose.scheduled', { time: format.dateTime(sendAt) }) : t('compose.sending'), {
      action: { label: t('action.undo'), onClick: () => void takeBack(draftId) },
      duration: undoTime / 1000,
    });
  };

  return {
    isSending,
    issue,
    question: asked?.question,
    async send(sending: Sending = { isSending: true }) {
      const wrong = recipientIssue(content);
      const question = sendQuestion(content);
      setIssue(wrong);
      setAsked(wrong || !question ? undefined : { question, sending });
      if (!wrong && !question) await submit(sending);
    },
    sendAnyway: async () => asked && submit(asked.sending),
    stay: () => setAsked(undefined),
    clearIssues(part: Partial<MailContent>) {
      if (part.to || part.cc || part.bcc || part.typed) setIssue(undefined);
      setAsked(undefined);
    },
  };
}
