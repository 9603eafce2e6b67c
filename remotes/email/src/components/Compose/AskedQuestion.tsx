import type { RefObject } from 'react';
import type { SendQuestion } from '../../model/sendQuestion';
import { SendQuestionNote } from './SendQuestionNote';
import type { useComposition } from './useComposition';

interface AskedQuestionProps {
  form: RefObject<HTMLFormElement | null>;
  writing: ReturnType<typeof useComposition>;
  onAttach: (files: readonly File[]) => void;
}

/** Where one goes on who has answered a question: the next keys belong there, and are no commands. */
const fieldOf: Record<SendQuestion, string> = { subject: '[name="subject"]', file: '[contenteditable], textarea' };

/** What a person is asked before the mail goes, and where each answer leads. */
export function AskedQuestion({ form, writing, onAttach }: AskedQuestionProps) {
  const goOnAt = (question: SendQuestion) => form.current?.querySelector<HTMLElement>(fieldOf[question])?.focus();
  if (!writing.question) return null;
  return (
    <SendQuestionNote
      question={writing.question}
      onSend={() => void writing.sendAnyway()}
      onAttach={(picked) => {
        onAttach(picked);
        goOnAt('file');
      }}
      onStay={() => {
        writing.stay();
        goOnAt('subject');
      }}
    />
  );
}
