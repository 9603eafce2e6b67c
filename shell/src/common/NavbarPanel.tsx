import { Popover, SideDrawer, useIsNarrow, VisuallyHidden } from '@atrium/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './NavbarPanel.module.css';

interface Props {
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  content: ReactNode;
  children: ReactElement<{ onClick?: () => void }>;
}

/** The panel of a navbar button: a popover, or a bottom drawer on narrow screens. */
export function NavbarPanel({ label, isOpen, onOpenChange, content, children }: Props) {
  const isNarrow = useIsNarrow();
  if (!isNarrow)
    return (
      <Popover
        trigger="click"
        placement="bottomRight"
        open={isOpen}
        onOpenChange={onOpenChange}
        destroyOnHidden
        content={<div className={styles.content}>{content}</div>}
      >
        {children}
      </Popover>
    );
  return (
    <>
      {/* biome-ignore lint/a11y: what is clicked, by key too, is the button within. */}
      <span className={styles.opener} onClick={() => onOpenChange(!isOpen)}>
        {children}
      </span>
      <SideDrawer
        title={<VisuallyHidden>{label}</VisuallyHidden>}
        placement="bottom"
        size="auto"
        open={isOpen}
        onClose={() => onOpenChange(false)}
        destroyOnHidden
        styles={{ header: { paddingBlock: 4, borderBlockEnd: 0 }, body: { paddingBlockStart: 0 } }}
      >
        {content}
      </SideDrawer>
    </>
  );
}
