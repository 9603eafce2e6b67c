import { useTranslation } from 'react-i18next';
import type { Invoice } from 'shared/api';
import { Form, Input, Section } from 'shared/ui';
import { FormPage, type FormPageProps } from 'shared/ui/forms';
import type { InvoiceDraft } from '../model/invoiceDraft';
import { ClientField } from './ClientField';
import { DateFields } from './DateFields';
import { DocumentCard } from './DocumentCard';
import styles from './InvoiceForm.module.css';
import { ItemFields } from './ItemFields';
import { TermsCard } from './TermsCard';
import { TotalsCard } from './TotalsCard';

type InvoiceFormProps = Omit<FormPageProps<InvoiceDraft, Invoice>, 'children'>;

/** An invoice as it is written: whom for, when, for what, and what it adds up to. */
export function InvoiceForm(props: InvoiceFormProps) {
  const { t } = useTranslation('invoices');
  return (
    <FormPage<InvoiceDraft, Invoice> {...props}>
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
              <Input.TextArea aria-label={t('field.note')} autoSize={{ minRows: 3 }} maxLength={2000} />
            </Form.Item>
          </Section>
        </div>
        <aside className={styles.side} aria-label={t('form.side')}>
          <TotalsCard />
          <TermsCard />
          <DocumentCard />
        </aside>
      </div>
    </FormPage>
  );
}
