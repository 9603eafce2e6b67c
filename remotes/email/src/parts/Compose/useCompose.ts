import { useTranslation } from 'react-i18next';
import { useRuntime, useSession } from 'shared/runtime';
import { useFormat, useToast } from 'shared/ui';
import { mailApi } from '../../api/mailApi';
import type { Email, EmailMessage } from '../../api/schemas';
import type { AnswerKind } from '../../model/answer';
import type { Composition } from '../../model/composition';
import { composed } from '../../state/emailSlice';
import { outboxOf } from '../../state/outbox';

/** Opens the window that mails are written in. */
export function useCompose() {
  const { t } = useTranslation('email');
  const format = useFormat();
  const toast = useToast();
  const runtime = useRuntime();
  const { store } = runtime;
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
    /** A link to a mail address was followed. */
    async composeTo(href: string) {
      const { readMailto } = await import('../../model/mailto');
      store.dispatch(composed(readMailto(href)));
    },
    async answer(kind: AnswerKind, mail: Email, message: EmailMessage) {
      const { answerTo } = await import('../../model/answer');
      store.dispatch(composed(answerTo(kind, { mail, message, own, head: headOf(kind, message) })));
    },
    /** Goes on with a draft; one that waits to be sent no longer does. */
    async openDraft(id: number) {
      outboxOf(runtime).undo(id);
      const call = store.dispatch(
        mailApi.endpoints.getMail.initiate({ id, folder: 'draft', q: '' }, { forceRefetch: true }),
      );
      const { data } = await call;
      call.unsubscribe();
      // The sanitiser comes with the first draft that is opened, not with the list.
      if (data) store.dispatch(composed((await import('../../model/draft')).contentOfDraft(data)));
      else toast.error(t('compose.notOpened'));
    },
  };
}
