import { useRuntime } from '@atrium/sdk';
import { useToast } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recipientFault } from '../../model/addresses';
import { type Composition, contentOf, type MailContent } from '../../model/composition';
import { type SendQuestion, sendQuestion } from '../../model/sendQuestion';
import type { Sending } from '../../state/draftCalls';
import { changed, resized } from '../../state/emailSlice';
import { useCompose } from './useCompose';
import { useDesk, useSaveState } from './useDesk';
import { useDiscarding } from './useDiscarding';
import { useSending } from './useSending';

/** What a person is asked before a mail goes, and how it then goes. */
interface Asked {
  question: SendQuestion;
  sending: Sending;
}

/** Writing one mail: it is kept as a draft by itself, and sent with some time to take it back. */
export function useComposition(composition: Composition) {
  const { t } = useTranslation('email');
  const { store } = useRuntime();
  const toast = useToast();
  const { openDraft } = useCompose();
  const { key } = composition;
  const desk = useDesk();
  const keeper = desk.keeperOf(key);
  const saveState = useSaveState(key);
  const [fault, setFault] = useState<ReturnType<typeof recipientFault>>();
  const [asked, setAsked] = useState<Asked>();
  const { send, isSending } = useSending(key);
  const discard = useDiscarding(key);

  return {
    saveState,
    isSending,
    fault,
    question: asked?.question,
    change(part: Partial<MailContent>) {
      if (part.to || part.cc || part.bcc || part.typed) setFault(undefined);
      setAsked(undefined);
      store.dispatch(changed({ key, part }));
    },
    async send(sending: Sending = { isSending: true }) {
      const content = contentOf(composition);
      const wrong = recipientFault(content);
      const question = sendQuestion(content);
      setFault(wrong);
      setAsked(wrong || !question ? undefined : { question, sending });
      if (!wrong && !question) await send(content, sending);
    },
    sendAnyway: async () => asked && send(contentOf(composition), asked.sending),
    stay: () => setAsked(undefined),
    async close() {
      const isSaved = await keeper?.leave();
      if (isSaved === false) {
        // Nothing answers: it stays at hand, and is saved as soon as something does.
        store.dispatch(resized({ key, size: 'small' }));
        toast.info(t('compose.keptHere'));
        return;
      }
      desk.clear(key, true);
      if (saveState !== 'untouched') toast.success(t('compose.kept'));
    },
    discard: () => discard(contentOf(composition)),
    keepMine: () => void keeper?.overwrite(),
    async openTheirs() {
      const { draftId } = composition;
      // Mine stays, as a draft of its own.
      if ((await keeper?.leave()) === false) return;
      desk.clear(key, true);
      if (draftId) await openDraft(draftId);
    },
  };
}
