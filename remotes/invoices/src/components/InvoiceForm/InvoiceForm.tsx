import { Button, Card, Icon, Input, LinkButton, Modal, Section, Switch } from '@atrium/ui';
import { Form, FormPage, type FormPageProps } from '@atrium/ui/forms';
import { Select } from '@atrium/ui/select';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentMethods, textLimits } from '../../api/choices';
import { useGetSettingsQuery } from '../../api/invoicesApi';
import type { Invoice, InvoiceWithPayment } from '../../api/schemas';
import type { InvoiceDraft } from '../../model/invoiceDraft';
import { toDraftView } from '../../model/invoiceView';
import { firstSettings, toIssuer } from '../../model/seller';
import { InvoiceDocument } from '../InvoiceDocument/InvoiceDocument';
import { ClientField } from './ClientField';
import { DateFields, TermsCard } from './DateFields';
import styles from './InvoiceForm.module.css';
import { ItemFields } from './ItemFields';
import { ReferenceFields, SeriesField, TaxCard } from './TaxCard';
import { TotalsCard } from './TotalsCard';

function DocumentCard() {
  const { t } = useTranslation('invoices');
  return (
    <Card label={t('document.title')}>
      <SeriesField />
      <ReferenceFields />
      <Form.Item name="salesperson" label={t('field.salesperson')}>
        <Input maxLength={textLimits.salesperson} autoComplete="off" />
      </Form.Item>
      <Form.Item name="acceptedMethod" label={t('document.accept')} normalize={(method) => method ?? null}>
        <Select
          virtual={false}
          allowClear
          placeholder={t('document.anyMethod')}
          options={paymentMethods.map((value) => ({ value, label: t(`method.${value}`) }))}
        />
      </Form.Item>
      <Choice name="hasNote" label={t('document.note')} />
      <Choice name="hasStub" label={t('document.stub')} />
    </Card>
  );
}

function Choice({ name, label }: { name: 'hasNote' | 'hasStub'; label: string }) {
  return (
    <div className={styles.choice}>
      <label htmlFor={name}>{label}</label>
      <Form.Item name={name} valuePropName="checked" noStyle>
        <Switch id={name} />
      </Form.Item>
    </div>
  );
}

interface PreviewDialogProps {
  /** Stored invoice; absent for a new one. */
  stored: InvoiceWithPayment | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** Preview of the document with the current input. Nothing is saved or lost. */
function PreviewDialog({ stored, isOpen, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('invoices');
  const id = stored?.invoice.id;
  return (
    <Modal
      title={t('action.preview')}
      open={isOpen}
      onCancel={onClose}
      destroyOnHidden
      width={868}
      footer={id ? <LinkButton to={`/apps/invoice/preview/${id}`}>{t('preview.stored')}</LinkButton> : null}
    >
      <DraftView stored={stored} />
    </Modal>
  );
}

function DraftView({ stored }: Pick<PreviewDialogProps, 'stored'>) {
  const form = Form.useFormInstance<InvoiceDraft>();
  const view = toDraftView(form.getFieldsValue(true), stored?.invoice);
  const { data } = useGetSettingsQuery();
  const seller = stored?.seller ?? toIssuer((data?.settings ?? firstSettings).seller);
  return <InvoiceDocument invoice={view} seller={seller} paymentDetails={{ ...seller.bank, totalDue: view.balance }} />;
}

interface InvoiceFormProps extends Omit<FormPageProps<InvoiceDraft, Invoice>, 'children'> {
  /** Stored invoice; absent for a new one. */
  stored?: InvoiceWithPayment;
}

/** Form of an invoice: client, dates, lines and totals. */
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
          <TaxCard />
          <TermsCard />
          <DocumentCard />
        </aside>
      </div>
      <PreviewDialog stored={stored} isOpen={isPreviewing} onClose={() => setPreviewing(false)} />
    </FormPage>
  );
}
