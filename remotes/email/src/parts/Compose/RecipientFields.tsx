import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'shared/ui';
import type { recipientFault } from '../../model/addresses';
import type { MailContent } from '../../model/composition';
import { RecipientField } from './RecipientField';
import styles from './RecipientFields.module.css';

type Copies = 'cc' | 'bcc';
const copies: readonly Copies[] = ['cc', 'bcc'];

interface RecipientFieldsProps {
  content: MailContent;
  fault: ReturnType<typeof recipientFault>;
  onChange: (part: Partial<MailContent>) => void;
}

/** To, and on demand Cc and Bcc. */
export function RecipientFields({ content, fault, onChange }: RecipientFieldsProps) {
  const { t } = useTranslation('email');
  const [asked, setAsked] = useState<readonly Copies[]>([]);
  const message = useId();
  const shown = copies.filter((field) => content[field].length > 0 || asked.includes(field));
  return (
    <>
      <div className={styles.line}>
        <RecipientField
          label={t('details.to')}
          people={content.to}
          hasFocus={content.to.length === 0}
          hasFault={fault !== undefined}
          describedBy={fault ? message : undefined}
          onChange={(to) => onChange({ to })}
        />
        {copies
          .filter((field) => !shown.includes(field))
          .map((field) => (
            <Button key={field} type="text" size="small" onClick={() => setAsked([...asked, field])}>
              {t(`details.${field}`)}
            </Button>
          ))}
      </div>
      {shown.map((field) => (
        <div key={field} className={styles.line}>
          <RecipientField
            label={t(`details.${field}`)}
            people={content[field]}
            hasFocus={asked.includes(field)}
            hasFault={fault === 'invalid'}
            onChange={(people) => onChange({ [field]: people })}
          />
        </div>
      ))}
      {fault && (
        <p id={message} className={styles.fault} role="alert">
          {t(`compose.fault.${fault}`)}
        </p>
      )}
    </>
  );
}
