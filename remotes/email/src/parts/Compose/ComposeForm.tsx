import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from 'shared/ui';
import { toAddressees } from '../../model/addresses';
import type { Composition } from '../../model/composition';
import { htmlOfText } from '../../model/plainText';
import type { SendQuestion } from '../../model/sendQuestion';
import { ComposeAttachments } from './ComposeAttachments';
import { ComposeFoot } from './ComposeFoot';
import styles from './ComposeForm.module.css';
import { ComposeLabels } from './ComposeLabels';
import { ConflictNote } from './ConflictNote';
import { MessageEditor } from './MessageEditor';
import { QuotePart } from './QuotePart';
import { RecipientFields } from './RecipientFields';
import { SendQuestionNote } from './SendQuestionNote';
import { takeKeys } from './typeAhead';
import { useAttachments } from './useAttachments';
import type { useComposition } from './useComposition';

interface ComposeFormProps {
  composition: Composition;
  writing: ReturnType<typeof useComposition>;
  /** At the end of the first line. */
  end?: ReactNode;
  /** Under a mail its subject is known. */
  hasSubject?: boolean;
}

/** Where one goes on who has answered a question: the next keys belong there, and are no commands. */
const fieldOf: Record<SendQuestion, string> = { subject: '[name="subject"]', file: '[contenteditable], textarea' };

/** Recipients, subject, words and files of a mail. */
export function ComposeForm({ composition, writing, end, hasSubject = true }: ComposeFormProps) {
  const { t } = useTranslation('email');
  const { change, send, fault, saveState, isSending } = writing;
  const files = useAttachments(composition.attachments, (attachments) => change({ attachments }));
  const { subject, html, quote, isPlainText } = composition;
  const isAddressed = composition.to.length > 0;
  useTypedAhead(composition, change);
  const form = useRef<HTMLFormElement>(null);
  const goOnAt = (question: SendQuestion) => form.current?.querySelector<HTMLElement>(fieldOf[question])?.focus();

  return (
    <form
      ref={form}
      data-kept
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={files.drop}
    >
      {saveState === 'conflict' && (
        <ConflictNote onKeepMine={writing.keepMine} onOpenTheirs={() => void writing.openTheirs()} />
      )}
      <RecipientFields content={composition} fault={fault} end={end} onChange={change} />
      {hasSubject && (
        <Input
          className={styles.subject ?? ''}
          variant="borderless"
          name="subject"
          placeholder={t('compose.subject')}
          aria-label={t('compose.subject')}
          dir="auto"
          value={subject}
          onChange={({ target }) => change({ subject: target.value })}
        />
      )}
      <ComposeLabels labels={composition.labels} />
      <MessageEditor
        html={html}
        isPlainText={isPlainText}
        hasFocus={isAddressed}
        onChange={(text) => change({ html: text })}
        storePicture={files.storePicture}
      >
        {quote && <QuotePart quote={quote} onRemove={() => change({ quote: '' })} />}
        <ComposeAttachments files={files} attachments={composition.attachments} />
      </MessageEditor>
      {writing.question && (
        <SendQuestionNote
          question={writing.question}
          onSend={() => void writing.sendAnyway()}
          onAttach={(picked) => {
            files.add(picked);
            goOnAt('file');
          }}
          onStay={() => {
            writing.stay();
            goOnAt('subject');
          }}
        />
      )}
      <ComposeFoot
        composition={composition}
        isSending={isSending}
        isWaiting={files.pending > 0}
        onAttach={files.add}
        onChange={change}
        onSendLater={(sendAt) => void send({ sendAt })}
        onDiscard={() => void writing.discard()}
      />
    </form>
  );
}

/** Takes in what was typed before there was a field: it goes where writing begins. */
function useTypedAhead({ to, typed, html }: Composition, change: ComposeFormProps['writing']['change']): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the window opens
  useLayoutEffect(() => {
    const text = takeKeys();
    if (text === '') return;
    if (to.length > 0) change({ html: html + htmlOfText(text) });
    else {
      const [, whole = '', rest = text] = /^(.*[,;])([^,;]*)$/s.exec(text) ?? [];
      change({ to: toAddressees(whole), typed: { ...typed, to: rest.trim() } });
    }
  }, []);
}

/** A menu or a list hangs from something within: Escape is for that first. */
const hasOpenMenu = ({ currentTarget }: KeyboardEvent) =>
  currentTarget.querySelector('[aria-haspopup][aria-expanded="true"]') !== null;

/** A dialog that the form has opened lies elsewhere on the page: its keys are its own. */
const isFromElsewhere = ({ currentTarget, target }: KeyboardEvent) =>
  !(target instanceof Node && currentTarget.contains(target));

/** Escape closes the window, Enter with a modifier sends the mail. */
export function handleWindowKey(event: KeyboardEvent, keys: { close: () => void; send: () => void }): void {
  if (event.defaultPrevented || isFromElsewhere(event)) return;
  if (event.key === 'Escape' && hasOpenMenu(event)) return;
  if (event.key === 'Escape') keys.close();
  else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) keys.send();
  else return;
  event.preventDefault();
}
