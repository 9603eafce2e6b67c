import { type ReactNode, useCallback, useRef, useState } from 'react';
import { QuestionDialog } from './QuestionDialog';
import { type Ask, ConfirmContext, type Question } from './useConfirm';

interface Asked {
  id: number;
  question: Question;
  answer: (isYes: boolean) => void;
}

/** Lets everything below it ask a question. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const lastId = useRef(0);
  const ask = useCallback<Ask>((question) => {
    lastId.current += 1;
    const id = lastId.current;
    return new Promise((answer) => setAsked((before) => [...before, { id, question, answer }]));
  }, []);
  return (
    <ConfirmContext value={ask}>
      {children}
      {asked.map(({ id, question, answer }) => (
        <QuestionDialog
          key={id}
          question={question}
          onAnswer={answer}
          onGone={() => setAsked((before) => before.filter((one) => one.id !== id))}
        />
      ))}
    </ConfirmContext>
  );
}
