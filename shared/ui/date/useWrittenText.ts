import { isComposing } from '@atrium/contract/values';
import { type FormEvent, type KeyboardEvent, use, useState } from 'react';
import { FieldIssueContext } from '../Form/FieldIssueContext';

interface WrittenTextOptions<Reading> {
  read: (text: string) => Reading;
  /** Why what was typed cannot be taken; null where it can. */
  issueOf: (reading: Reading) => string | null;
  /** Commits the typed text. */
  onRead: (reading: Reading) => void;
}

/**
 * Typed text of an antd picker, which by itself only understands its own format: parsed on blur or Enter; unparsable
 * text stays, with the reason.
 */
export function useWrittenText<Reading>({ read, issueOf, onRead }: WrittenTextOptions<Reading>) {
  const report = use(FieldIssueContext);
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  // The picker forgets what was typed into it by being another one.
  const [{ round, isEntered }, setRound] = useState({ round: 0, isEntered: false });
  const issue = typed === null ? null : issueOf(read(typed));

  const type = (text: string | null) => {
    setTyped(text);
    setLeft(false);
    report?.(text === null ? null : issueOf(read(text)));
  };
  const settle = (isEntered: boolean) => {
    setLeft(true);
    if (typed === null || issue !== null) return;
    setRound({ round: round + 1, isEntered });
    type(null);
    onRead(read(typed));
  };

  return {
    key: round,
    /** The picker was left by Enter: the focus stays in it. */
    isEntered,
    /** Typed text that is not committed, after blur. */
    reading: isLeft && typed !== null ? read(typed) : null,
    issue: isLeft ? issue : null,
    /** Nothing around the field shows the problem. */
    isAlone: !report,
    /** The picker has a value of its own: what was typed does not count any more. */
    forget: () => type(null),
    replace() {
      setRound({ round: round + 1, isEntered: true });
      type(null);
    },
    listeners: {
      onInput({ target }: FormEvent) {
        if (target instanceof HTMLInputElement) type(target.value.trim() || null);
      },
      // Before the form checks the field.
      onBlurCapture: () => settle(false),
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'Enter' && !isComposing(event)) settle(true);
      },
    },
  };
}
