import { useRuntime } from '@atrium/sdk';
import { useFormat, useToast } from '@atrium/ui';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetMailQuery } from '../../api/mailApi';
import { recipientIssue } from '../../model/addresses';
import { type Composition, contentOf, type MailContent } from '../../model/composition';
import { undoTime } from '../../model/sending';
import { type SendQuestion, sendQuestion } from '../../model/sendQuestion';
import type { Sending } from '../../state/compose/draft';
import { outboxOf } from '../../state/compose/outbox';
import type { SaveState } from '../../state/compose/session';
import { type ComposeSessions, composeSessions } from '../../state/compose/sessions';
import { changed, composed, resized } from '../../state/emailSlice';
import { mailChangeApi } from '../../state/mailChangeApi';
import { useCompose } from './useCompose';

interface Asked {
  question: SendQuestion;
  sending: Sending;
}

/** Sends now or later, with Undo. Requires recipients; asks about seemingly incomplete messages. */
function useSend(composition: Composition) {
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

/** State of composing one message: autosaved as a draft, sent with undo. */
export function useComposition(composition: Composition) {
  const { t } = useTranslation('email');
  const runtime = useRuntime();
  const { store } = runtime;
  const toast = useToast();
  const { openDraft } = useCompose();
  const { key } = composition;
  const sessions = composeSessions(runtime);
  const saveState = useSaveState(sessions, key);
  const sending = useSend(composition);
  const discard = useDiscard(key);
  useDraftElsewhere(sessions, composition);

  return {
    saveState,
    discard: () => discard(contentOf(composition)),
    ...sending,
    change(part: Partial<MailContent>) {
      sending.clearIssues(part);
      store.dispatch(changed({ key, part }));
    },
    async close() {
      const isSaved = await sessions.find(key)?.leave();
      if (isSaved === false) {
        // Offline: it stays in the browser, and is saved later.
        store.dispatch(resized({ key, size: 'small' }));
        toast.info(t('compose.keptHere'));
        return;
      }
      sessions.close(key, true);
      if (saveState !== 'untouched') toast.success(t('compose.kept'));
    },
    overwrite: () => void sessions.find(key)?.overwrite(),
    async openTheirs() {
      const { draftId } = composition;
      // The own version stays, as a separate draft.
      if ((await sessions.find(key)?.leave()) === false) return;
      sessions.close(key, true);
      if (draftId) await openDraft(draftId);
    },
  };
}

const useSaveState = (sessions: ComposeSessions, key: string): SaveState =>
  useSyncExternalStore(
    sessions.subscribe,
    useCallback(() => sessions.saveStateOf(key), [sessions, key]),
  );

/** Receives changes of the draft from other tabs and machines. */
function useDraftElsewhere(sessions: ComposeSessions, { key, draftId }: Composition): void {
  const { currentData } = useGetMailQuery(
    { id: draftId ?? 0, folder: 'draft', q: '' },
    { skip: draftId === undefined },
  );
  useEffect(() => {
    if (currentData) void sessions.find(key)?.receive(currentData);
  }, [sessions, key, currentData]);
}

function useDiscard(key: string) {
  const { t } = useTranslation('email');
  const runtime = useRuntime();
  const { store } = runtime;
  const toast = useToast();
  const { deleteEmails, restoreEmails } = mailChangeApi.endpoints;
  return async (content: MailContent) => {
    const sessions = composeSessions(runtime);
    const draftId = await sessions.find(key)?.stop();
    sessions.close(key, true);
    if (draftId) await store.dispatch(deleteEmails.initiate([draftId]));
    const undo = async () => {
      if (draftId) await store.dispatch(restoreEmails.initiate([draftId]));
      store.dispatch(composed({ ...content, draftId }));
    };
    toast.success(t('compose.discarded'), { action: { label: t('action.undo'), onClick: () => void undo() } });
  };
}
