import { isComposing } from '@atrium/contract/values';
import { IconButton, Input } from '@atrium/ui';
import { Ellipsis, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAddressees } from '../../model/addresses';
import type { Composition, MailContent } from '../../model/composition';
import { htmlOfText } from '../../model/plainText';
import { sanitizeMail } from '../../model/sanitizeMail';
import { LabelPills } from '../LabelPills';
import { MailFrame } from '../MailFrame/MailFrame';
import { ComposeAttachments } from './ComposeAttachments';
import { ComposeFoot } from './ComposeFoot';
import styles from './ComposeForm.module.css';
import { ConflictNote } from './ConflictNote';
import { MessageEditor } from './MessageEditor';
import { RecipientFields } from './RecipientFields';
import { SendQuestionNote } from './SendQuestionNote';
import { readBufferedKeys } from './typeAhead';
import { useAttachments } from './useAttachments';
import { useCompose } from './useCompose';
import type { useComposition } from './useComposition';

function ComposeQuote({ quote, onRemove }: { quote: string; onRemove: () => void }) {
  const { t } = useTranslation('email');
  const { composeTo } = useCompose();
  const [isOpen, setOpen] = useState(false);
  const mail = useMemo(() => sanitizeMail(quote, { showPictures: false }), [quote]);
  return (
    <div className={styles.quote}>
      <div className={styles.tools}>
        <IconButton
          className={styles.toggle}
          label={t(isOpen ? 'quote.hide' : 'quote.show')}
          icon={Ellipsis}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
        {isOpen && <IconButton label={t('quote.remove')} icon={X} onClick={onRemove} />}
      </div>
      {isOpen && <MailFrame mail={mail} showPictures={false} title={t('quote.name')} onAddress={composeTo} />}
    </div>
  );
}

interface ComposeFormProps {
  composition: Composition;
  writing: ReturnType<typeof useComposition>;
  end?: ReactNode;
  hasSubject?: boolean;
}

export function ComposeForm({ composition, writing, end, hasSubject = true }: ComposeFormProps) {
  const { change, send } = writing;
  const files = useAttachments(composition.attachments, (attachments) => change({ attachments }));
  useTypeAhead(composition, change);
  const form = useRef<HTMLFormElement>(null);

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
      {writing.saveState === 'conflict' && (
        <ConflictNote onOverwrite={writing.overwrite} onOpenTheirs={() => void writing.openTheirs()} />
      )}
      <RecipientFields content={composition} issue={writing.issue} end={end} onChange={change} />
      {hasSubject && <SubjectField subject={composition.subject} onChange={(subject) => change({ subject })} />}
      <LabelPills className={styles.labels} labels={composition.labels} />
      <MessageEditor
        html={composition.html}
        isPlainText={composition.isPlainText}
        hasFocus={composition.to.length > 0}
        onChange={(text) => change({ html: text })}
        storePicture={files.storePicture}
      >
        {composition.quote && <ComposeQuote quote={composition.quote} onRemove={() => change({ quote: '' })} />}
        <ComposeAttachments files={files} attachments={composition.attachments} />
      </MessageEditor>
      <SendQuestionNote form={form} writing={writing} onAttach={files.add} />
      <ComposeFoot
        composition={composition}
        isSending={writing.isSending}
        isWaiting={files.pending > 0}
        onAttach={files.add}
        onChange={change}
        onSendLater={(sendAt) => void send({ sendAt })}
        onDiscard={() => void writing.discard()}
      />
    </form>
  );
}

/** An open menu or list inside the form: Escape closes that first. */
const hasOpenMenu = ({ currentTarget }: KeyboardEvent) =>
  currentTarget.querySelector('[aria-haspopup][aria-expanded="true"]') !== null;

/** A dialog opened by the form is elsewhere on the page and has its own keys. */
const isFromElsewhere = ({ currentTarget, target }: KeyboardEvent) =>
  !(target instanceof Node && currentTarget.contains(target));

export function handleWindowKey(event: KeyboardEvent, keys: { close: () => void; send: () => void }): void {
  if (event.defaultPrevented || isComposing(event) || isFromElsewhere(event)) return;
  if (event.key === 'Escape' && hasOpenMenu(event)) return;
  if (event.key === 'Escape') keys.close();
  else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) keys.send();
  else return;
  event.preventDefault();
}

interface SubjectFieldProps {
  subject: string;
  onChange: (subject: string) => void;
}

function SubjectField({ subject, onChange }: SubjectFieldProps) {
  const { t } = useTranslation('email');
  return (
    <Input
      className={styles.subject ?? ''}
      variant="borderless"
      name="subject"
      placeholder={t('compose.subject')}
      aria-label={t('compose.subject')}
      dir="auto"
      value={subject}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Inserts keys typed before the form was loaded into its first field. */
function useTypeAhead({ to, typed, html }: Composition, change: (part: Partial<MailContent>) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the window opens
  useLayoutEffect(() => {
    const text = readBufferedKeys();
    if (text === '') return;
    if (to.length > 0) change({ html: html + htmlOfText(text) });
    else {
      const [, whole = '', rest = text] = /^(.*[,;])([^,;]*)$/s.exec(text) ?? [];
      change({ to: toAddressees(whole), typed: { ...typed, to: rest.trim() } });
    }
  }, []);
}
