import { Button, Icon } from '@atrium/ui';
import { Form } from '@atrium/ui/forms';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { blankItem } from '../../model/invoiceDraft';
import styles from './ItemFields.module.css';
import { ItemRow } from './ItemRow';

const maxItems = 200;

export function ItemFields() {
  const { t } = useTranslation('invoices');
  return (
    <Form.List name="items">
      {(fields, { add, remove }, { errors }) => (
        <div className={styles.items}>
          <div className={styles.heads} aria-hidden="true">
            <span>{t('item.service')}</span>
            <span>{t('item.cost')}</span>
            <span>{t('item.quantity')}</span>
            <span>{t('item.amount')}</span>
          </div>
          {fields.map(({ key, name }, index) => (
            <ItemRow
              key={key}
              name={name}
              number={index + 1}
              {...(fields.length > 1 ? { onRemove: () => remove(name) } : {})}
            />
          ))}
          <Form.ErrorList errors={errors} />
          <Button
            type="text"
            className={styles.add}
            icon={<Icon of={Plus} />}
            disabled={fields.length >= maxItems}
            onClick={() => add(blankItem)}
          >
            {t('item.add')}
          </Button>
        </div>
      )}
    </Form.List>
  );
}
