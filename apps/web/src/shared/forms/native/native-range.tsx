import type { ComponentProps } from 'react';
import styles from './controls.module.css';

/** The browser's own slider, as high as a finger needs. */
export function NativeRange({ className = '', ...input }: ComponentProps<'input'>) {
  return <input {...input} type="range" className={`${styles.range} ${className}`} />;
}
