import { Button } from '@atrium/ui';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { recipientIssue } from '../../model/addresses';
import type { MailContent, RecipientKind } from '../../model/composition';
import { RecipientField } from './RecipientField';
import styles from './RecipientFields.module.css';

const copies: readonly RecipientKind[] = ['cc', 'bcc'];

interface RecipientFieldsProps {
  content: MailContent;
  issue: ReturnType<typeof recipientIssue>;
  onChange: (part: Partial<MailContent>) => void;
  end?: ReactNode;
}

export function RecipientFields({ content, issue, onChange, end }: RecipientFieldsProps) {
  const { t } = useTranslation('email');
  const [asked, setAsked] = useState<readonly RecipientKind[]>([]);
  const message = useId();
  const isUsed = (kind: RecipientKind) => content[kind].length > 0 || Boolean(content.typed[kind]);
  const shown = copies.filter((kind) => isUsed(kind) || asked.includes(kind));
  const field = (kind: RecipientKind, hasFocus: boolean) => (
    <RecipientField
      label={t(`details.${kind}`)}
      people={content[kind]}
      typed={content.typed[kind] ?? ''}
      hasFocus={hasFocus}
      describedBy={issue && kind === 'to' ? message : undefined}
      onType={(typed) => onChange({ typed: { ...content.typed, [kind]: typed } })}
      onChange={(people, typed) => onChange({ [kind]: people, typed: { ...content.typed, [kind]: typed } })}
    />
  );
  return (
    <>
      <div className={styles.line}>
        {field('to', !isUsed('to'))}
        {copies
          .filter((kind) => !shown.includes(kind))
          .map((kind) => (
            <Button key={kind} type="text" size="small" onClick={() => setAsked([...asked, kind])}>
              {t(`details.${kind}`)}
            </Button>
          ))}
        {end}
      </div>
      {shown.map((kind) => (
        <div key={kind} className={styles.line}>
          {field(kind, asked.includes(kind))}
        </div>
      ))}
      {issue && (
        <p id={message} className={styles.issue} role="alert">
          {t(`compose.issue.${issue}`)}
        </p>
      )}
    </>
  );
}
