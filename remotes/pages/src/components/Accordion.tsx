import { Icon } from '@atrium/ui';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styles from './Accordion.module.css';

export function useAnchor() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const anchor = decodeURIComponent(hash.slice(1));
  const own = useRef<string>(undefined);

  useEffect(() => {
    if (anchor && anchor !== own.current) document.getElementById(anchor)?.scrollIntoView({ block: 'start' });
    own.current = anchor;
  }, [anchor]);

  return {
    anchor,
    toggleAnchor(id: string) {
      own.current = id === anchor ? '' : id;
      void navigate({ search, hash: own.current && `#${own.current}` }, { replace: true });
    },
  };
}

interface AccordionItem {
  id: string;
  title: ReactNode;
  body: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  level: 2 | 3;
  isOpen: (id: string) => boolean;
  onToggle: (id: string) => void;
}

export function Accordion({ items, level, isOpen, onToggle }: AccordionProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return items.map(({ id, title, body }) => (
    <div key={id} id={id} className={styles.item}>
      <Heading className={styles.heading}>
        <button
          type="button"
          id={`${id}--title`}
          className={styles.title}
          aria-expanded={isOpen(id)}
          aria-controls={`${id}--body`}
          onClick={() => onToggle(id)}
        >
          <bdi>{title}</bdi>
          <Icon of={ChevronDown} className={styles.chevron} />
        </button>
      </Heading>
      <section id={`${id}--body`} className={styles.body} aria-labelledby={`${id}--title`} hidden={!isOpen(id)}>
        {body}
      </section>
    </div>
  ));
}
