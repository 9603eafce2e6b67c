import { Input, useIsNarrow } from '@atrium/ui';
import { Smile } from 'lucide-react';
import {
  type ComponentRef,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { EmojiButton } from '../Emoji/EmojiButton';
import { useEmojiCompletion } from '../Emoji/useEmojiCompletion';
import { lazyChatComponent } from '../OnDemand/lazyChatComponent';
import styles from './Composer.module.css';

interface TextField {
  focus(): void;
  resizableTextArea?: { textArea: HTMLTextAreaElement };
}

function useInsertion(field: RefObject<TextField | null>, text: string, onChange: (text: string) => void) {
  const caret = useRef<number>(undefined);
  const getArea = () => field.current?.resizableTextArea?.textArea;

  // The caret can be put only where there is text already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text
  useLayoutEffect(() => {
    const place = caret.current;
    if (place === undefined) return;
    caret.current = undefined;
    field.current?.focus();
    getArea()?.setSelectionRange(place, place);
  }, [text]);

  const replace = (start: number, end: number, part: string) => {
    caret.current = start + part.length;
    onChange(text.slice(0, start) + part + text.slice(end));
  };
  return {
    replace,
    insert(part: string) {
      const area = getArea();
      replace(area?.selectionStart ?? text.length, area?.selectionEnd ?? text.length, part);
    },
  };
}

const EmojiSuggestions = lazyChatComponent(() => import('../Emoji/EmojiSuggestions'));

export interface MessageField {
  focus(): void;
}

interface MessageAreaProps {
  name: string;
  field: Ref<MessageField>;
  text: string;
  isInvalid: boolean;
  onWrite: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Text field with emoji: picked from all of them, or by a name after a colon. */
export function MessageArea({ name, field, text, isInvalid, onWrite, onKeyDown }: MessageAreaProps) {
  const { t } = useTranslation('chat');
  const isNarrow = useIsNarrow();
  const area = useRef<ComponentRef<typeof Input.TextArea>>(null);
  const { insert, replace } = useInsertion(area, text, onWrite);
  const completion = useEmojiCompletion(text, replace);
  useImperativeHandle(field, () => ({ focus: () => area.current?.focus({ cursor: 'end' }) }), []);
  return (
    <>
      {completion.suggestions && <EmojiSuggestions onMissing={completion.close} props={completion.suggestions} />}
      <Input.TextArea
        {...completion.field}
        ref={area}
        className={styles.text ?? ''}
        variant="borderless"
        autoSize={{ minRows: 1, maxRows: 8 }}
        placeholder={isNarrow ? t('composer.short') : t('composer.label', { name })}
        aria-label={t('composer.label', { name })}
        aria-invalid={isInvalid || undefined}
        value={text}
        onChange={({ target }) => {
          completion.follow(target);
          onWrite(target.value);
        }}
        onKeyDown={(event) => {
          if (!completion.press(event)) onKeyDown(event);
        }}
      />
      <EmojiButton label={t('emoji.open')} icon={Smile} onPick={insert} />
    </>
  );
}
