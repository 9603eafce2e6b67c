import { ErrorState, ExplainedButton, Icon, LoadingRows, Modal } from '@atrium/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetInvoiceQuery, useGetSettingsQuery } from '../../api/invoicesApi';
import type { Invoice } from '../../api/schemas';
import type { Seller } from '../../api/settingsSchemas';
import { type EInvoiceFormat, type MissingTerm, missingTerms } from '../../model/eInvoice/missingTerms';
import { isDraft } from '../../model/invoiceSteps';
import styles from './EInvoiceDialog.module.css';
import { useAttempt } from './useActedOn';
import { useSaveEInvoice } from './useSaveEInvoice';

const formats: readonly EInvoiceFormat[] = ['xrechnung', 'facturX'];

/** Names of the standards, the same in all languages. */
const formatNames: Readonly<Record<EInvoiceFormat, string>> = {
  xrechnung: 'XRechnung',
  facturX: 'Factur-X / ZUGFeRD',
};

interface EInvoiceDialogProps {
  invoice: Invoice;
  onClose: () => void;
}

/** Formats of e-invoices (EN 16931), each to download or with what the invoice lacks for it. */
export default function EInvoiceDialog({ invoice: { id }, onClose }: EInvoiceDialogProps) {
  const { t } = useTranslation('invoices');
  const found = useGetInvoiceQuery(id);
  const settings = useGetSettingsQuery();
  const error = found.error ?? settings.error;
  const { currentData: document } = found;
  // Documents of earlier releases state less of their seller than there is to say.
  const seller = document?.seller.seller ?? settings.data?.settings.seller;
  const retry = () => {
    void found.refetch();
    void settings.refetch();
  };
  return (
    <Modal title={t('eInvoice.title')} open onCancel={onClose} footer={null} width={560}>
      {error && <ErrorState error={error} onRetry={retry} />}
      {!error && !(document && seller) && <LoadingRows shape="text" />}
      {document &&
        seller &&
        formats.map((format) => (
          <FormatSection key={format} format={format} document={document} seller={seller} onClose={onClose} />
        ))}
    </Modal>
  );
}

interface FormatSectionProps {
  format: EInvoiceFormat;
  document: Parameters<ReturnType<typeof useSaveEInvoice>>[1];
  seller: Seller;
  onClose: () => void;
}

function FormatSection({ format, document, seller, onClose }: FormatSectionProps) {
  const { t } = useTranslation('invoices');
  const attempt = useAttempt();
  const save = useSaveEInvoice();
  const [isSaving, setSaving] = useState(false);
  const missing = missingTerms(document.invoice, seller, format);
  const title = formatNames[format];
  const download = async () => {
    setSaving(true);
    await attempt(() => save(format, document, seller));
    setSaving(false);
  };
  return (
    <section className={styles.format} aria-label={title}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <ExplainedButton
          icon={<Icon of={Download} />}
          loading={isSaving}
          reason={missing.length > 0 ? t('eInvoice.missing') : null}
          aria-label={t('eInvoice.downloadOf', { format: title })}
          onClick={() => void download()}
        >
          {t('eInvoice.download')}
        </ExplainedButton>
      </div>
      <p className={styles.text}>{t(`eInvoice.${format}.text`)}</p>
      {missing.length > 0 && <MissingList missing={missing} invoice={document.invoice} onClose={onClose} />}
    </section>
  );
}

interface MissingListProps {
  missing: readonly MissingTerm[];
  invoice: Invoice;
  onClose: () => void;
}

/** What is missing, with the page where each of it is entered. What was issued is corrected by another invoice. */
function MissingList({ missing, invoice, onClose }: MissingListProps) {
  const { t } = useTranslation('invoices');
  const placeOf = ({ place, field }: MissingTerm) => {
    if (place === 'settings') return { to: '/apps/invoice/settings', label: t('eInvoice.toSettings') };
    if (!isDraft(invoice) || field === 'number') return null;
    return { to: `/apps/invoice/edit/${invoice.id}`, label: t('eInvoice.toDraft') };
  };
  const isClosed = !isDraft(invoice) && missing.some(({ place }) => place === 'invoice');
  return (
    <>
      <p className={styles.missing}>{t('eInvoice.missing')}</p>
      <ul className={styles.terms}>
        {missing.map((term) => {
          const place = placeOf(term);
          return (
            <li key={term.field}>
              {t(`eInvoice.field.${term.field}`)} <span className={styles.term}>{term.term}</span>
              {place && (
                <>
                  {' · '}
                  <Link to={place.to} onClick={onClose}>
                    {place.label}
                  </Link>
                </>
              )}
            </li>
          );
        })}
      </ul>
      {isClosed && <p className={styles.text}>{t('eInvoice.issued')}</p>}
    </>
  );
}
