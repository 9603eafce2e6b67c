import { RefreshCw } from 'lucide-react';
import { Button, Icon, IconButton, Tooltip, useIsNarrow, VisuallyHidden } from 'shared/ui';
import styles from './UpdateOffers.module.css';
import { type Update, useUpdates } from './useUpdates';

/** Newer versions of what is on screen, offered in the navbar; who ignores them gets them by going on. */
export function UpdateOffers() {
  const updates = useUpdates();
  const isNarrow = useIsNarrow();
  return (
    <>
      <VisuallyHidden>
        <span role="status">{updates.map(({ text }) => text).join(' ')}</span>
      </VisuallyHidden>
      {updates.map((update) =>
        isNarrow ? <Small key={update.id} {...update} /> : <Offer key={update.id} {...update} />,
      )}
    </>
  );
}

function Offer({ text, label, run }: Update) {
  return (
    <Tooltip title={text}>
      <Button size="small" className={styles.offer} aria-label={`${label}: ${text}`} onClick={run}>
        <Icon of={RefreshCw} size={14} /> {label}
      </Button>
    </Tooltip>
  );
}

const Small = ({ text, label, run }: Update) => (
  <span className={styles.small}>
    <IconButton label={`${label}: ${text}`} icon={RefreshCw} onClick={run} />
  </span>
);
