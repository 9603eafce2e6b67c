import { Card, Form, Input, Switch } from '@atrium/ui';
import { Select } from '@atrium/ui/select';
import { useTranslation } from 'react-i18next';
import { paymentMethods, textLimits } from '../../api/choices';
import styles from './DocumentCard.module.css';

/** What the document says besides: who sold it, how it may be paid, and which parts it has. */
export function DocumentCard() {
  const { t } = useTranslation('invoices');
  return (
    <Card label={t('document.title')}>
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
