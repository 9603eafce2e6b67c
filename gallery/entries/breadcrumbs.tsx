import { Icon } from '@atrium/ui';
import { Breadcrumb } from '@atrium/ui/display';
import { ChevronRight, House } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './breadcrumbs.module.css';

const items = [
  { title: <Link to="#all">All samples</Link> },
  { title: <Link to="#components">Components</Link> },
  { title: 'Breadcrumbs' },
];

/** The shell draws those of a page; these are for a tree within one. */
export function Trail() {
  return <Breadcrumb aria-label="Trail" className={styles.trail} items={items} />;
}

export function Separators() {
  return (
    <>
      <Breadcrumb aria-label="With a sign" className={styles.trail} separator="›" items={items} />
      <Breadcrumb
        aria-label="With an icon between"
        className={styles.trail}
        separator={<Icon of={ChevronRight} size={12} />}
        items={items}
      />
    </>
  );
}

export function WithIcons() {
  return (
    <Breadcrumb
      aria-label="With icons"
      className={styles.trail}
      items={[
        {
          title: (
            <Link to="#all" aria-label="All samples">
              <Icon of={House} />
            </Link>
          ),
        },
        { title: 'Folder' },
      ]}
    />
  );
}

/** At the start of its line, in the middle, or at its end. */
export function Alignment() {
  return (
    <>
      {(['start', 'center', 'end'] as const).map((place) => (
        <div key={place} style={{ display: 'flex', justifyContent: place }}>
          <Breadcrumb aria-label={`Trail, ${place}`} className={styles.trail} items={items} />
        </div>
      ))}
    </>
  );
}
