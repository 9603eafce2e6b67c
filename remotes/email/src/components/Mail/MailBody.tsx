import { cutText, loadReferences, toTextLines } from '@atrium/contract/text';
import { type KeyValueStore, useRuntime } from '@atrium/sdk';
import { Button, Icon, IconButton } from '@atrium/ui';
import { Ellipsis, ImageOff } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmailMessage } from '../../api/schemas';
import { originalMail } from '../../model/originalMail';
import { sanitizeMail } from '../../model/sanitizeMail';
import { useCompose } from '../Compose/useCompose';
import { MailFrame } from '../MailFrame/MailFrame';
import styles from './MailBody.module.css';

const portion = 20_000;

/** Notice below a truncated message, which shows the rest as text in steps. */
function CutNote({ rest }: { rest: string }) {
  const { t } = useTranslation('email');
  const [shown, setShown] = useState(0);
  return (
    <>
      {shown > 0 && <RestText rest={rest} shown={shown} onMore={() => setShown(shown + portion)} />}
      {shown === 0 && (
        <div className={styles.notice} role="note">
          <span>{t('cut.text')}</span>
          <Button type="link" onClick={() => setShown(portion)}>
            {t('cut.show')}
          </Button>
        </div>
      )}
    </>
  );
}

function RestText({ rest, shown, onMore }: { rest: string; shown: number; onMore: () => void }) {
  const { t } = useTranslation('email');
  const [hasReferences, setReferences] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the references are there, it reads otherwise
  const text = useMemo(() => toTextLines(rest), [rest, hasReferences]);
  useEffect(() => {
    let isWanted = true;
    void loadReferences().then(() => isWanted && setReferences(true));
    return () => {
      isWanted = false;
    };
  }, []);
  return (
    <>
      <p className={styles.rest} dir="auto">
        {cutText(text, shown) || t('cut.none')}
      </p>
      {text.length > shown && <Button onClick={onMore}>{t('cut.more')}</Button>}
    </>
  );
}

const key = 'picturesFrom';

function readSenders(storage: KeyValueStore): string[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter((address) => typeof address === 'string') : [];
  } catch {
    return [];
  }
}

/** Senders whose pictures are always shown; stored in this browser per person. */
function useTrustedSenders() {
  const { storage } = useRuntime();
  const [senders, setSenders] = useState(() => readSenders(storage));
  return {
    isTrusted: (address: string) => senders.includes(address.toLowerCase()),
    trust(address: string) {
      const next = [...new Set([...readSenders(storage), address.toLowerCase()])];
      setSenders(next);
      try {
        storage.setItem(key, JSON.stringify(next));
      } catch {
        // Without storage it holds for this page.
      }
    },
  };
}

/** Sanitised text. Remote pictures reveal that it was read, so they load only on request. */
export function MailBody({ message }: { message: EmailMessage }) {
  const { t } = useTranslation('email');
  const { composeTo } = useCompose();
  const { isTrusted, trust } = useTrustedSenders();
  const [isAsked, setAsked] = useState(false);
  const sender = message.from;
  const showPictures = isAsked || isTrusted(sender.email);
  const mail = useMemo(() => sanitizeMail(message.message, { showPictures }), [message.message, showPictures]);
  const [isQuoteShown, setQuoteShown] = useState(false);
  const [isOriginal, setOriginal] = useState(false);
  const shown = useMemo(() => {
    if (isOriginal) return originalMail(message.message, { showPictures });
    return isQuoteShown ? { ...mail, html: mail.html + mail.quote } : mail;
  }, [mail, isQuoteShown, isOriginal, message.message, showPictures]);
  return (
    <>
      {mail.blockedPictures > 0 && (
        <div className={styles.notice} role="note">
          <Icon of={ImageOff} />
          <span>{t('pictures.blocked', { count: mail.blockedPictures })}</span>
          <Button type="link" onClick={() => setAsked(true)}>
            {t('pictures.show')}
          </Button>
          <Button type="link" onClick={() => trust(sender.email)}>
            {t('pictures.always', { name: sender.name })}
          </Button>
        </div>
      )}
      <MailFrame
        mail={shown}
        showPictures={showPictures}
        title={t('message.body', { name: sender.name })}
        onAddress={(href) => void composeTo(href)}
      />
      {mail.quote && !isOriginal && (
        <IconButton
          className={styles.quote}
          label={t(isQuoteShown ? 'quote.hide' : 'quote.show')}
          icon={Ellipsis}
          aria-expanded={isQuoteShown}
          onClick={() => setQuoteShown(!isQuoteShown)}
        />
      )}
      {mail.isReduced && (
        <Button type="link" size="small" className={styles.original ?? ''} onClick={() => setOriginal(!isOriginal)}>
          {t(isOriginal ? 'original.hide' : 'original.show')}
        </Button>
      )}
      {mail.rest && <CutNote rest={mail.rest} />}
    </>
  );
}
