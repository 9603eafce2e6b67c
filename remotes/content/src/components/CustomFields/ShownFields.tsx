import { Icon, useFormat } from '@atrium/ui';
import { FileDown } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ShownField } from '../../api/schemas';
import { LazyItemText } from '../ItemText/LazyItemText';
import styles from './ShownFields.module.css';

interface ShownFieldsProps {
  fields: readonly ShownField[];
  /** Language of the text. */
  lang: string;
}

/** The fields of an item as readers see them, under its text. */
export default function ShownFields({ fields, lang }: ShownFieldsProps) {
  return (
    <dl className={styles.fields} lang={lang}>
      {fields.map((field) => (
        <Fragment key={field.key}>
          <dt dir="auto">{field.label}</dt>
          <dd>
            <FieldValues field={field} lang={lang} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** One value alone, or a list of them. */
function Several({ values }: { values: readonly ReactNode[] }) {
  if (values.length === 1) return values[0];
  return (
    <ul>
      {values.map((value, place) => (
        <li key={place}>{value}</li>
      ))}
    </ul>
  );
}

function FieldValues({ field: { kind, texts, numbers, items, assets }, lang }: { field: ShownField; lang: string }) {
  const { number, date } = useFormat();
  if (kind === 'richText') return texts.map((html) => <LazyItemText key={html} body={html} lang={lang} />);
  return (
    <Several
      values={[
        ...texts.map((text) =>
          kind === 'date' ? (
            <time dateTime={text}>{date(text)}</time>
          ) : (
            <span className={styles.text} dir="auto">
              {text}
            </span>
          ),
        ),
        ...numbers.map((value) => number(value, { maximumFractionDigits: 6 })),
        ...items.map(({ title, path }) => (
          <Link to={path} dir="auto">
            {title}
          </Link>
        )),
        ...assets.map((asset) =>
          asset.kind === 'picture' ? (
            <img src={asset.src} alt={asset.alt} loading="lazy" className={styles.picture} />
          ) : (
            <a href={asset.src} download dir="auto">
              <Icon of={FileDown} size={14} /> {asset.title}
            </a>
          ),
        ),
      ]}
    />
  );
}
