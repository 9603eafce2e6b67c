import { useAddressOf } from '@atrium/sdk';
import { useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { mailDocument } from '../model/mailDocument';
import { fillFrame, pageFonts, pageNonce } from '../model/mailFrame';
import { type PrintedMail, printedMail } from '../model/printedMail';
import styles from './usePrint.module.css';

/** Prints an email in a hidden frame: head and messages only. */
export function usePrint(): (mail: PrintedMail) => void {
  const { t } = useTranslation('email');
  const format = useFormat();
  const storedFiles = useAddressOf()('/files/');
  return (mail) => {
    const html = printedMail(mail, {
      noSubject: t('noSubject'),
      from: t('details.from'),
      to: t('details.to'),
      date: t('details.date'),
      writeDate: format.dateTime,
    });
    const frame = document.createElement('iframe');
    // Off screen rather than hidden: Firefox prints nothing of a frame without layout.
    frame.className = styles.printed ?? '';
    frame.setAttribute('aria-hidden', 'true');
    frame.tabIndex = -1;
    // It may open the print dialog, and still runs nothing.
    frame.setAttribute('sandbox', 'allow-same-origin allow-modals');
    frame.addEventListener('load', () => {
      const page = frame.contentWindow;
      page?.addEventListener('afterprint', () => frame.remove());
      page?.print();
    });
    fillFrame(
      frame,
      mailDocument({
        html,
        showPictures: false,
        mode: 'light',
        nonce: pageNonce(),
        fonts: pageFonts(),
        files: storedFiles,
      }),
    );
    document.body.append(frame);
  };
}
