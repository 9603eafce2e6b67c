import { useAddressOf } from '@atrium/sdk';
import { Highlight } from '@atrium/ui';
import { memo, type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Inline } from '../../model/inlineText';
import { type Block, readMessage } from '../../model/messageText';
import { pathOnThisPage } from '../../model/pathOnThisPage';
import styles from './FormattedText.module.css';

export const FormattedText = memo(({ text, query }: { text: string; query: string }) => {
  const blocks = useMemo(() => readMessage(text), [text]);
  return blocks.map((block, index) => <BlockView key={`${index} ${block.kind}`} block={block} query={query} />);
});

function BlockView({ block, query }: { block: Block; query: string }) {
  if (block.kind === 'code') {
    return (
      <pre className={styles.block} dir="ltr">
        <Highlight text={block.text} query={query} />
      </pre>
    );
  }
  if (block.kind === 'list') {
    const items = block.items.map((parts, index) => (
      <li key={`${index}`}>
        <Words parts={parts} query={query} />
      </li>
    ));
    return block.start === undefined ? (
      <ul className={styles.list}>{items}</ul>
    ) : (
      <ol className={styles.list} start={block.start}>
        {items}
      </ol>
    );
  }
  const words = <Words parts={block.parts} query={query} />;
  return block.kind === 'quote' ? (
    <blockquote className={styles.quote}>{words}</blockquote>
  ) : (
    <p className={styles.paragraph}>{words}</p>
  );
}

const Words = ({ parts, query }: { parts: readonly Inline[]; query: string }): ReactNode =>
  parts.map((part, index) => <Word key={`${index} ${part.kind}`} part={part} query={query} />);

function Word({ part, query }: { part: Inline; query: string }) {
  switch (part.kind) {
    case 'text':
      return <Highlight text={part.text} query={query} />;
    case 'code':
      return (
        <code className={styles.code} dir="ltr">
          <Highlight text={part.text} query={query} />
        </code>
      );
    case 'link':
      return <Address href={part.href} text={part.text} query={query} />;
    case 'strong':
      return (
        <strong>
          <Words parts={part.parts} query={query} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Words parts={part.parts} query={query} />
        </em>
      );
    case 'strike':
      return (
        <s>
          <Words parts={part.parts} query={query} />
        </s>
      );
  }
}

/** External links open in a new tab without referrer; links to this page stay in it. */
function Address({ href, text, query }: { href: string; text: string; query: string }) {
  const words = (
    <bdi dir="ltr">
      <Highlight text={text} query={query} />
    </bdi>
  );
  const path = pathOnThisPage(href, useAddressOf()('/'));
  if (path)
    return (
      <Link className={styles.link} to={path}>
        {words}
      </Link>
    );
  return (
    <a
      className={styles.link}
      href={href}
      {...(href.startsWith('mailto:') ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {words}
    </a>
  );
}
