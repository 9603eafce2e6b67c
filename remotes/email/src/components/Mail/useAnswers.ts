import { useCan, useSession } from '@atrium/sdk';
import type { Email, EmailMessage } from '../../api/schemas';
import { type AnswerKind, hasOthers } from '../../model/answer';
import { useCompose } from '../Compose/useCompose';

/** Ways to answer a message, with permission; the latest of the thread unless given. */
export function useAnswers(mail: Email, message: EmailMessage = mail.replies.at(-1) ?? mail) {
  const own = useSession().user?.email ?? '';
  const mayAnswer = useCan()({ action: 'create', subject: 'Email' });
  const compose = useCompose();
  return {
    mayAnswer,
    canReplyAll: hasOthers(message, own),
    name: message.from.name.split(/\s+/)[0] ?? message.from.name,
    answer: (kind: AnswerKind) => {
      if (mayAnswer) compose.answer(kind, mail, message);
    },
  };
}
