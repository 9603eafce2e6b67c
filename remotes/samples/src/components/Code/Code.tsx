import { parse, type TokenType } from 'sugar-high/core';
import { tokenize } from 'sugar-high/lang/typescript';
import styles from './Code.module.css';

const classOf: Partial<Record<TokenType, string | undefined>> = {
  keyword: styles.keyword,
  string: styles.string,
  class: styles.name,
  entity: styles.name,
  property: styles.property,
  comment: styles.comment,
};

/** Lines of code in colours, left to right in every language. */
export default function Code({ label, children }: { label: string; children: string }) {
  const { lines } = parse(children, { tokenize, typescript: true, jsx: true });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.code} dir="ltr" lang="en" aria-label={label} tabIndex={0}>
      <pre>
        {lines.map(({ index, tokens }) => (
          <span key={index}>
            {tokens.map(({ type, value }, place) => (
              <span key={place} className={classOf[type]}>
                {value}
              </span>
            ))}
            {'\n'}
          </span>
        ))}
      </pre>
    </section>
  );
}
