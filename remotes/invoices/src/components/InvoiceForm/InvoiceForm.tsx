import { Button, Form, Icon, Input, Section } from '@atrium/ui';
import { FormPage, type FormPageProps } from '@atrium/ui/forms';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textLimits } from '../../api/choices';
import type { Invoice, InvoiceWithPayment } from '../../api/schemas';
import type { InvoiceDraft } from '../../model/invoiceDraft';
import { ClientField } from './ClientField';
import { DateFields } from './DateFields';
import { DocumentCard } from './DocumentCard';
import styles from './InvoiceForm.module.css';
import { ItemFields } from './ItemFields';
import { PreviewDialog } from './PreviewDialog';
import { TermsCard } from './TermsCard';
import { TotalsCard } from './TotalsCard';

interface InvoiceFormProps extends Omit<FormPageProps<InvoiceDraft, Invoice>, 'children'> {
  /** The invoice as it is stored; absent while it is new. */
  stored?: InvoiceWithPayment;
}

/** An invoice as it is written: whom for, when, for what, and what it adds up to. */
export function InvoiceForm({ stored, actions, ...props }: InvoiceFormProps) {
  const { t } = useTranslation('invoices');
  const [isPreviewing, setPreviewing] = useState(false);
  return (
    <FormPage<InvoiceDraft, Invoice>
      width="wide"
      {...props}
      actions={
        <>
          <Button type="text" icon={<Icon of={FileText} />} onClick={() => setPreviewing(true)}>
            {t('action.preview')}
          </Button>
          {actions}
        </>
      }
    >
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.head}>
            <ClientField />
            <DateFields />
          </div>
          <Section title={t('item.title')}>
            <ItemFields />
          </Section>
          <Section title={t('field.note')}>
            <Form.Item name="note" noStyle>
              <Input.TextArea aria-label={t('field.note')} autoSize={{ minRows: 3 }} maxLength={textLimits.note} />
            </Form.Item>
          </Section>
        </div>
        <aside className={styles.side} aria-label={t('form.side')}>
          <TotalsCard />
          <TermsCard />
          <DocumentCard />
        </aside>
      </div>
      <PreviewDialog stored={stored} isOpen={isPreviewing} onClose={() => setPreviewing(false)} />
    </FormPage>
  );
}
