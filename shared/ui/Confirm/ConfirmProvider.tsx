import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../Overlay/Modal';
import styles from './QuestionDialog.module.css';
import { type Ask, ConfirmContext, type Question } from './useConfirm';

interface Props {
  question: Question;
  onAnswer: (isYes: boolean) => void;
  /** It has gone from the screen. */
  onGone: () => void;
}

/** Over all other windows: one of them may be what asks. */
const overAll = 2000;

/** One question with two buttons; Escape, and Back on a phone, mean no. */
function QuestionDialog({ question, onAnswer, onGone }: Props) {
  const { t } = useTranslation('kit');
  const [isOpen, setOpen] = useState(true);
  const { title, text, confirm, cancel = t('cancel'), isDanger = false } = question;
  const answer = (isYes: boolean) => {
    setOpen(false);
    onAnswer(isYes);
  };
  return (
    <Modal
      open={isOpen}
      title={title}
      width={416}
      zIndex={overAll}
      closable={false}
      mask={{ closable: false }}
      okText={confirm}
      okButtonProps={{ danger: isDanger, autoFocus: !isDanger }}
      onOk={() => answer(true)}
      cancelText={cancel}
      cancelButtonProps={{ autoFocus: isDanger }}
      onCancel={() => answer(false)}
      afterClose={onGone}
    >
      {text && <div className={styles.text}>{text}</div>}
    </Modal>
  );
}

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
