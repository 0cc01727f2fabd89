import type { ComponentProps } from 'react';
import styles from './controls.module.css';

/** The browser's own line of text in the look of the other inputs. */
export function NativeInput({ className = '', ...input }: ComponentProps<'input'>) {
  return <input {...input} className={`${styles.control} ${className}`} />;
}

/** The browser's own box for several lines in the look of the other inputs. */
export function NativeTextArea({ className = '', ...input }: ComponentProps<'textarea'>) {
  return <textarea {...input} className={`${styles.control} ${className}`} />;
}
