import type { Form } from '../content/forms/contract.ts';
import { shell } from '../content/shared/shell.ts';
import { useLanguage } from '../language/provider.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface ReplyQuestionProps {
  reply: NonNullable<Form['reply']>;
  open: boolean;
  /** `true` sends the message as it is. */
  onAnswer: (send: boolean) => void;
}

/** Asks for a way to reply. A message without one may be sent. */
export function ReplyQuestion({ reply, open, onAnswer }: ReplyQuestionProps) {
  const { t } = useLanguage();
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(false)}
      label={t(reply.question)}
      closeLabel={t(shell.close)}
      className="w-[min(34rem,92vw)]"
    >
      <div className="p-6 sm:p-9">
        <h2 className="pe-12 text-h3">{t(reply.question)}</h2>
        <p className="mt-3">{t(reply.text)}</p>
        <div className="mt-6 flex flex-wrap gap-3.5">
          <Button onClick={() => onAnswer(false)}>{t(reply.fill)}</Button>
          <Button look="line" onClick={() => onAnswer(true)}>
            {t(reply.send)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
