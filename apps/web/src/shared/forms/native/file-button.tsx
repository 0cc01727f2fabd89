import { useRef } from 'react';

interface FileButtonProps {
  /** What may be chosen, as of `accept`. */
  accept: string;
  /** Opens the camera that looks at the person, where there is one. */
  capture?: 'user';
  disabled?: boolean | undefined;
  onChoose: (file: File) => void;
  children: string;
}

/** The browser's choice of one file behind a button of ours, where its own line of text says too much. */
export function FileButton({ accept, capture, disabled, onChoose, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="button" disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        capture={capture}
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // So that the same file can be chosen again.
          target.value = '';
          if (chosen) onChoose(chosen);
        }}
      />
    </>
  );
}
