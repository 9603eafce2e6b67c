import { Collapse as AntCollapse, type CollapseProps } from 'antd';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../Text/VisuallyHidden';
import styles from './Collapse.module.css';

/** Antd's sections that open and close: their arrows are buttons, and named in the person's language. */
export function Collapse(props: CollapseProps) {
  const { t } = useTranslation('kit');
  const arrow = (isOpen = false) => (
    <>
      <Icon of={ChevronRight} className={isOpen ? styles.open : styles.closed} />
      <VisuallyHidden>{t(isOpen ? 'section.close' : 'section.open')}</VisuallyHidden>
    </>
  );
  return <AntCollapse expandIcon={({ isActive }) => arrow(isActive)} {...props} />;
}
