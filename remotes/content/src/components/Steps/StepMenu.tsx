import { useRuntime } from '@atrium/sdk';
import { DropdownMenu, IconButton, useToast } from '@atrium/ui';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Step } from '../../model/stepsFrom';
import { rejectionOf, type Subject } from '../../model/transition';
import { useActor } from '../../state/useActor';
import styles from './StepMenu.module.css';

interface StepMenuProps {
  item: Subject;
  steps: readonly Step[];
  label: string;
  size?: 'small';
  /** Reason why no step is possible now. */
  unsaved?: string | null;
  onBegin: (step: Step) => void;
}

/** Steps of an item in a menu; refused ones give the reason. */
export function StepMenu({ item, steps, label, size, unsaved = null, onBegin }: StepMenuProps) {
  const { t } = useTranslation('content');
  const actor = useActor();
  const now = useRuntime().clock.now();
  const toast = useToast();
  return (
    <DropdownMenu
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: steps.map((step) => {
          const rejection = rejectionOf(step, item, actor, now);
          const reason = unsaved ?? (rejection && t(`rejection.${rejection}`));
          return {
            key: step,
            label: (
              <>
                {t(`action.${step}`)}
                {reason && <span className={styles.reason}>{reason}</span>}
              </>
            ),
            // Not disabled, which arrow keys would skip, reason and all.
            className: reason ? styles.refused : undefined,
            onClick: () => (reason ? toast.info(reason) : onBegin(step)),
          };
        }),
      }}
    >
      <IconButton label={label} icon={Ellipsis} size={size} />
    </DropdownMenu>
  );
}
