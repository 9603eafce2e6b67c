import { useCan, useSession } from 'shared/runtime';
import type { Email } from '../../api/schemas';
import { type AnswerKind, hasOthers } from '../../model/answer';
import { useCompose } from '../Compose/useCompose';

/** The ways to answer a mail, as long as one may write. */
export function useAnswers(mail: Email) {
  const own = useSession().user?.email ?? '';
  const mayAnswer = useCan()({ action: 'create', subject: 'Email' });
  const compose = useCompose();
  // The latest message of the thread is what one answers.
  const message = mail.replies.at(-1) ?? mail;
  return {
    mayAnswer,
    canReplyAll: hasOthers(message, own),
    name: message.from.name.split(/\s+/)[0] ?? message.from.name,
    answer: (kind: AnswerKind) => {
      if (mayAnswer) compose.answer(kind, mail, message);
    },
  };
}
