import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from 'shared/ui';
import styles from './MenuItem.module.css';

interface Props {
  /** The entry that holds others, in words. */
  entry: string;
  isOpen: boolean;
  controls: string;
  onFold: () => void;
}

/** Unfolds what an entry holds that is a page itself. */
export function MenuFold({ entry, isOpen, controls, onFold }: Props) {
  const { t } = useTranslation('shell');
  return (
    <button
      type="button"
      className={styles.fold}
      aria-label={t('menu.within', { entry })}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onFold}
    >
      <Icon of={ChevronDown} />
    </button>
  );
}
