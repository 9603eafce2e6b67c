import { Button, type ButtonProps } from 'antd';
import { useToast } from '../Toast/toastContext';
import styles from './ExplainedButton.module.css';

export interface ExplainedButtonProps extends Omit<ButtonProps, 'disabled'> {
  /** Sentence that says why it cannot be pressed now; null where it can. */
  reason: string | null | undefined;
  /** The id of the element on screen that says so; without one, the button is described by the sentence itself. */
  reasonId?: string;
}

/** A button that may be refused: Tab still reaches it, so that its reason is read, and a press shows the reason. */
export function ExplainedButton({ reason, reasonId, className, onClick, ...rest }: ExplainedButtonProps) {
  const toast = useToast();
  if (!reason) return <Button className={className} {...(onClick && { onClick })} {...rest} />;
  return (
    <Button
      {...rest}
      className={[styles.refused, className].filter(Boolean).join(' ')}
      aria-disabled
      {...(reasonId ? { 'aria-describedby': reasonId } : { 'aria-description': reason })}
      onClick={(event) => {
        event.preventDefault();
        toast.info(reason);
      }}
    />
  );
}
