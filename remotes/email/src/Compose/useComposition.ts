import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuntime } from 'shared/runtime';
import { useToast } from 'shared/ui';
import { mailApi } from '../api/mailApi';
import { mailChangeApi } from '../api/mailChangeApi';
import { recipientFault } from '../model/addresses';
import { type Composition, type MailContent, toMessage } from '../model/composition';
import { createDraftKeeper, type SaveState } from '../state/draftKeeper';
import { changed, closed, composed } from '../state/emailSlice';
import { outboxOf, undoTime } from '../state/outbox';

/** Writing one mail: it is kept as a draft by itself, and sent with some time to take it back. */
export function useComposition(composition: Composition) {
  const { t } = useTranslation('email');
  const runtime = useRuntime();
  const { store } = runtime;
  const toast = useToast();
  const [saveState, setSaveState] = useState<SaveState>('untouched');
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<ReturnType<typeof recipientFault>>();
  const [keeper] = useState(() => createDraftKeeper(store, runtime.clock, composition, setSaveState));

  useEffect(() => keeper.note(composition), [keeper, composition]);
  useEffect(() => {
    const keep = () => void keeper.flush();
    const keepWhenHidden = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    document.addEventListener('visibilitychange', keepWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', keepWhenHidden);
      keep();
    };
  }, [keeper]);

  const { key: _, draftId: __, ...content } = composition;
  const change = (part: Partial<MailContent>) => {
    if (part.to || part.cc || part.bcc) setFault(undefined);
    store.dispatch(changed(part));
  };

  const takeBack = (draftId: number) => {
    if (!outboxOf(runtime).undo(draftId)) {
      toast.info(t('compose.tooLate'));
      return;
    }
    store.dispatch(composed({ ...content, draftId }));
  };

  return {
    saveState,
    isSending,
    fault,
    change,
    async send() {
      const wrong = recipientFault(content);
      setFault(wrong);
      if (wrong || isSending) return;
      setSending(true);
      const id = await keeper.flush();
      const answer = await store.dispatch(
        mailApi.endpoints.saveDraft.initiate({ ...toMessage(content), ...(id ? { id } : {}), isSending: true }),
      );
      setSending(false);
      if (answer.error) {
        toast.error(t('compose.notSent'));
        return;
      }
      await keeper.stop();
      const draftId = answer.data.email.id;
      outboxOf(runtime).schedule(draftId, content, {
        sent: () => toast.success(t('compose.sent')),
        failed: () => toast.error(t('compose.failed')),
      });
      store.dispatch(closed());
      toast.info(t('compose.sending'), {
        action: { label: t('action.undo'), onClick: () => takeBack(draftId) },
        duration: undoTime / 1000,
      });
    },
    async close() {
      const draftId = await keeper.flush();
      store.dispatch(closed());
      if (draftId && saveState !== 'untouched') toast.success(t('compose.kept'));
    },
    async discard() {
      const draftId = await keeper.stop();
      store.dispatch(closed());
      if (draftId) await store.dispatch(mailChangeApi.endpoints.deleteMails.initiate([draftId]));
      const undo = () => {
        if (draftId) void store.dispatch(mailChangeApi.endpoints.restoreMails.initiate([draftId]));
        store.dispatch(composed({ ...content, draftId }));
      };
      toast.success(t('compose.discarded'), { action: { label: t('action.undo'), onClick: undo } });
    },
  };
}
