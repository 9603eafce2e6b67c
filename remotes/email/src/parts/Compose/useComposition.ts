import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuntime } from 'shared/runtime';
import { useToast } from 'shared/ui';
import { mailChangeApi } from '../../api/mailChangeApi';
import { recipientFault } from '../../model/addresses';
import type { Composition, MailContent } from '../../model/composition';
import type { DraftKeeper } from '../../state/draftKeeper';
import { changed, closed, composed } from '../../state/emailSlice';
import { outboxOf, undoTime } from '../../state/outbox';
import { useCompose } from './useCompose';
import { useDraftKeeper } from './useDraftKeeper';

const contentOf = ({ key: _, draftId: __, draftRev: ___, ...content }: Composition): MailContent => content;

/** Writing one mail: it is kept as a draft by itself, and sent with some time to take it back. */
export function useComposition(composition: Composition) {
  const { t } = useTranslation('email');
  const { store } = useRuntime();
  const toast = useToast();
  const { openDraft } = useCompose();
  const { keeper, saveState } = useDraftKeeper(composition);
  const [fault, setFault] = useState<ReturnType<typeof recipientFault>>();
  const { send, isSending } = useSending(keeper);
  const discard = useDiscarding(keeper);
  const content = contentOf(composition);

  return {
    saveState,
    isSending,
    fault,
    change(part: Partial<MailContent>) {
      if (part.to || part.cc || part.bcc) setFault(undefined);
      store.dispatch(changed(part));
    },
    async send() {
      const wrong = recipientFault(content);
      setFault(wrong);
      if (!wrong) await send(content);
    },
    async close() {
      const draftId = await keeper.leave();
      store.dispatch(closed());
      if (draftId && saveState !== 'untouched') toast.success(t('compose.kept'));
    },
    discard: () => discard(content),
    keepMine: () => void keeper.overwrite(),
    async openTheirs() {
      const draftId = await keeper.stop();
      if (draftId) await openDraft(draftId);
    },
  };
}

function useSending(keeper: DraftKeeper) {
  const { t } = useTranslation('email');
  const runtime = useRuntime();
  const toast = useToast();
  const [isSending, setSending] = useState(false);

  const takeBack = (draftId: number, content: MailContent) => {
    if (outboxOf(runtime).undo(draftId)) runtime.store.dispatch(composed({ ...content, draftId }));
    else toast.info(t('compose.tooLate'));
  };

  const send = async (content: MailContent) => {
    if (isSending) return;
    setSending(true);
    const draftId = await keeper.handOver();
    setSending(false);
    if (draftId === undefined) {
      toast.error(t('compose.notSent'));
      return;
    }
    outboxOf(runtime).schedule(draftId, content, {
      sent: () => toast.success(t('compose.sent')),
      failed: () => toast.error(t('compose.failed')),
    });
    runtime.store.dispatch(closed());
    toast.info(t('compose.sending'), {
      action: { label: t('action.undo'), onClick: () => takeBack(draftId, content) },
      duration: undoTime / 1000,
    });
  };
  return { send, isSending };
}

function useDiscarding(keeper: DraftKeeper) {
  const { t } = useTranslation('email');
  const { store } = useRuntime();
  const toast = useToast();
  const { deleteMails, restoreMails } = mailChangeApi.endpoints;
  return async (content: MailContent) => {
    const draftId = await keeper.stop();
    store.dispatch(closed());
    if (draftId) await store.dispatch(deleteMails.initiate([draftId]));
    const undo = () => {
      if (draftId) void store.dispatch(restoreMails.initiate([draftId]));
      store.dispatch(composed({ ...content, draftId }));
    };
    toast.success(t('compose.discarded'), { action: { label: t('action.undo'), onClick: undo } });
  };
}
