import { Modal } from '@atrium/ui';
import { Radio } from '@atrium/ui/choice';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Scope, scopes } from '../api/choices';
import styles from './ScopeDialog.module.css';

interface ScopeDialogProps {
  kind: 'change' | 'remove';
  /** True if a single event of the series can be meant. */
  hasThis: boolean;
  onAnswer: (scope: Scope | null) => void;
}

export default function ScopeDialog({ kind, hasThis, onAnswer }: ScopeDialogProps) {
  const { t } = useTranslation('calendar');
  const choices = scopes.filter((scope) => scope !== 'this' || hasThis);
  const [chosen, setChosen] = useState<Scope>(choices[0] ?? 'all');
  const group = useRef<HTMLDivElement>(null);
  const [answer, setAnswer] = useState<Scope | null>();
  return (
    <Modal
      open={answer === undefined}
      title={t(`scope.${kind}`)}
      okText={t(kind === 'remove' ? 'remove' : 'save')}
      okButtonProps={{ danger: kind === 'remove' }}
      cancelText={t('cancel')}
      onOk={() => setAnswer(chosen)}
      onCancel={() => setAnswer(null)}
      afterOpenChange={(isOpen) => isOpen && group.current?.querySelector('input')?.focus()}
      afterClose={() => onAnswer(answer ?? null)}
      width={400}
    >
      <Radio.Group
        ref={group}
        className={styles.choices}
        aria-label={t(`scope.${kind}`)}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        {choices.map((value) => (
          <Radio key={value} value={value}>
            {t(`scope.${value}`)}
          </Radio>
        ))}
      </Radio.Group>
    </Modal>
  );
}
