import { useRuntime, useSession } from '@atrium/sdk';
import { useFormat, useIsNarrow, useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { Email, EmailMessage } from '../../api/schemas';
import type { AnswerKind } from '../../model/answer';
import type { Composition } from '../../model/composition';
import { composed } from '../../state/emailSlice';
import { catchKeys } from './typeAhead';

export function useCompose() {
  const { t } = useTranslation('email');
  const format = useFormat();
  const toast = useToast();
  const isNarrow = useIsNarrow();
  const runtime = useRuntime();
  const { store } = runtime;
  const own = useSession().user?.email ?? '';

  const compose = (content: Partial<Composition> = {}) => {
    catchKeys(t('compose.message'));
    store.dispatch(composed(content));
  };

  return {
    compose,
    async composeTo(href: string) {
      catchKeys(t('compose.message'));
      const { readMailto } = await import('../../model/mailto');
      store.dispatch(composed(readMailto(href)));
    },
    async answer(kind: AnswerKind, mail: Email, message: EmailMessage) {
      catchKeys(t('compose.message'));
      const { answerTo, quoteHead } = await import('../../model/answer');
      const content = answerTo(kind, {
        mail,
        message,
        own,
        head: quoteHead(kind, message, t, format.dateTime(message.time)),
      });
      // Phones have no room for an inline answer.
      store.dispatch(composed({ ...content, ...(isNarrow ? {} : { threadId: mail.id }) }));
    },
    /** Resumes a draft; a scheduled one is unscheduled. */
    async openDraft(id: number) {
      const { openDraft } = await import('../../state/compose/openDraft');
      const result = await openDraft(runtime, id);
      if (result === 'gone') toast.info(t('compose.tooLate'));
      if (result === 'failed') toast.error(t('compose.notOpened'));
    },
  };
}
