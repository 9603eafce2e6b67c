import { SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer, IconButton, Logo, useIsWide } from '../ui';
import type { AppModules } from './appModules';
import { SlotButtons } from './SlotButtons';
import styles from './StandaloneBar.module.css';
import { StandaloneChoices } from './StandaloneChoices';

interface StandaloneBarProps extends ComponentProps<typeof StandaloneChoices> {
  title: string;
  modules: AppModules;
}

/** The bar above the app: which one it is, what it puts into slots, and what a developer may switch. */
export function StandaloneBar({ title, modules, ...choices }: StandaloneBarProps) {
  const { t } = useTranslation('standalone');
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className={styles.bar}>
      <Logo name={title} />
      <span className={styles.gap} />
      <SlotButtons modules={modules} />
      {isWide && <StandaloneChoices {...choices} />}
      {!isWide && <IconButton label={t('choices')} icon={SlidersHorizontal} onClick={() => setOpen(true)} />}
      <Drawer title={t('choices')} open={isOpen && !isWide} onClose={() => setOpen(false)}>
        <StandaloneChoices {...choices} />
      </Drawer>
    </header>
  );
}
