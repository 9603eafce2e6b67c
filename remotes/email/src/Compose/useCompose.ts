import { useTranslation } from 'react-i18next';
import type { Email, EmailMessage } from 'shared/api';
import { useSession } from 'shared/runtime';
import { useFormat, useToast } from 'shared/ui';
import { useApiStore } from '../api/apiStore';
import { mailApi } from '../api/mailApi';
import { type AnswerKind, answerTo } from '../model/answer';
import { type Composition, contentOfDraft } from '../model/composition';
import { composed } from '../state/emailSlice';

/** Opens the window that mails are written in. */
export function useCompose() {
  const { t } = useTranslation('email');
  const format = useFormat();
  const toast = useToast();
  const store = useApiStore();
  const own = useSession().user?.email ?? '';

  const headOf = (kind: AnswerKind, { from, time, to, subject }: EmailMessage) => {
    const date = format.dateTime(time);
    if (kind !== 'forward') return [t('quote.wrote', { date, name: from.name })];
    return [
      t('quote.forwarded'),
      t('quote.from', { name: from.name, email: from.email }),
      t('quote.date', { date }),
      t('quote.subject', { subject }),
      t('quote.to', { names: to.map(({ name }) => name).join(', ') }),
    ];
  };

  return {
    compose: (content: Partial<Composition> = {}) => void store.dispatch(composed(content)),
    answer(kind: AnswerKind, mail: Email, message: EmailMessage) {
      store.dispatch(composed(answerTo(kind, { mail, message, own, head: headOf(kind, message) })));
    },
    /** Goes on with a draft. */
    async openDraft(id: number) {
      const call = store.dispatch(
        mailApi.endpoints.getMail.initiate({ id, folder: 'draft', q: '' }, { forceRefetch: true }),
      );
      const { data } = await call;
      call.unsubscribe();
      if (data) store.dispatch(composed(contentOfDraft(data)));
      else toast.error(t('compose.notOpened'));
    },
  };
}
