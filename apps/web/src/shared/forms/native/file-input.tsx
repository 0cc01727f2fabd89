import type { ComponentProps } from 'react';
import styles from './file-input.module.css';

/** The browser's own choice of a file, with a button like ours. */
export function FileInput(input: ComponentProps<'input'>) {
  return <input {...input} type="file" className={styles.file} />;
}
