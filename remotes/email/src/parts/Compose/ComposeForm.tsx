import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from 'shared/ui';
import type { Composition } from '../../model/composition';
import { ComposeAttachments } from './ComposeAttachments';
import { ComposeFoot } from './ComposeFoot';
import styles from './ComposeForm.module.css';
import { ComposeHead, type WindowSize } from './ComposeHead';
import { ConflictNote } from './ConflictNote';
import { MessageEditor } from './MessageEditor';
import { QuotePart } from './QuotePart';
import { RecipientFields } from './RecipientFields';
import { useAttachments } from './useAttachments';
import { useComposition } from './useComposition';

/** Recipients, subject, words and files of a mail. */
export function ComposeForm({ composition }: { composition: Composition }) {
  const { t } = useTranslation('email');
  const title = useId();
  const [size, setSize] = useState<WindowSize>('normal');
  const { change, send, close, discard, keepMine, openTheirs, fault, isSending, saveState } =
    useComposition(composition);
  const files = useAttachments(composition.attachments, (attachments) => change({ attachments }));
  const { subject, html, quote } = composition;

  return (
    <div
      className={styles.window}
      data-size={size}
      role="dialog"
      aria-labelledby={title}
      onKeyDown={(event) => handleKey(event, { close, send })}
    >
      <ComposeHead
        titleId={title}
        title={subject || t('compose.title')}
        saveState={saveState}
        size={size}
        onSize={setSize}
        onClose={() => void close()}
      />
      {/* Hidden, not gone, when made small: what is being typed stays where it is. */}
      <form
        className={styles.form}
        hidden={size === 'small'}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        onDragOver={(event) => event.preventDefault()}
        onDrop={files.drop}
      >
        {saveState === 'conflict' && <ConflictNote onKeepMine={keepMine} onOpenTheirs={() => void openTheirs()} />}
        <RecipientFields content={composition} fault={fault} onChange={change} />
        <Input
          className={styles.subject ?? ''}
          variant="borderless"
          placeholder={t('compose.subject')}
          aria-label={t('compose.subject')}
          value={subject}
          onChange={({ target }) => change({ subject: target.value })}
        />
        <div className={styles.body}>
          <MessageEditor html={html} hasFocus={composition.to.length > 0} onChange={(text) => change({ html: text })} />
          {quote && <QuotePart quote={quote} onRemove={() => change({ quote: '' })} />}
          <ComposeAttachments files={files} attachments={composition.attachments} />
        </div>
        <ComposeFoot
          isSending={isSending}
          isWaiting={files.pending > 0}
          onAttach={files.add}
          onDiscard={() => void discard()}
        />
      </form>
    </div>
  );
}

/** Escape closes the window, Enter with a modifier sends the mail. */
function handleKey(event: KeyboardEvent, { close, send }: Record<'close' | 'send', () => Promise<void>>): void {
  if (event.defaultPrevented) return;
  if (event.key === 'Escape') void close();
  else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
  else return;
  event.preventDefault();
}
