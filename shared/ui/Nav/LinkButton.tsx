import { Button, type ButtonProps } from 'antd';
import { useHref, useNavigate } from 'react-router-dom';

export interface LinkButtonProps extends Omit<ButtonProps, 'href' | 'onClick' | 'htmlType'> {
  /** An address of ours. */
  to: string;
}

/** A link that looks like a button: it leads somewhere, and opens in a new tab like any link. */
export function LinkButton({ to, ...rest }: LinkButtonProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  return (
    <Button
      {...rest}
      href={href}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        navigate(to);
      }}
    />
  );
}
